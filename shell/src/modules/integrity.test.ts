import { describe, expect, it } from 'vitest';
import { requireIntegrity } from './integrity.ts';
import type { RegisteredModule } from './registry.ts';

const moduleWith = (integrity: string): RegisteredModule => ({
  ...{ name: 'mfe-tests', version: 'abc', entry: '/modules/mfe-tests/abc/remoteEntry.js', integrity },
  routes: { pages: [], redirects: [], navigation: [] },
});
const url = new URL('/modules/mfe-tests/abc/remoteEntry.js', location.href).href;
/** What federation is told to load `entry` with. */
const scriptFor = (integrity: string, development = false, entry = url) =>
  requireIntegrity(() => [moduleWith(integrity)], development).createScript?.({ url: entry } as never) as
    | HTMLScriptElement
    | undefined;

describe('a module’s entry', () => {
  it('is loaded with the hash that the registry names, from wherever it stands', () => {
    const script = scriptFor('sha384-hash');
    expect(script).toMatchObject({ src: url, integrity: 'sha384-hash', crossOrigin: 'anonymous' });
  });

  it.each([
    ['that the registry gives no hash for', '', url],
    ['that the registry does not name', 'sha384-hash', 'https://elsewhere.example/remoteEntry.js'],
  ])('%s is refused', (_, integrity, entry) => {
    expect(() => scriptFor(integrity, false, entry)).toThrow('No integrity hash');
  });

  it('goes without in development alone', () => {
    expect(scriptFor('', true)).toBeUndefined();
  });
});
