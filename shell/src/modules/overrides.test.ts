import { beforeEach, describe, expect, it } from 'vitest';
import { dropOverride, withOverrides } from './overrides.ts';
import type { Registry } from './registry.ts';

const moduleOf = (name: string) => ({
  ...{ name, version: 'abc', entry: `/modules/${name}/abc/remoteEntry.js`, integrity: 'sha384-hash' },
  routes: { pages: [], redirects: [], navigation: [] },
});
const registry = (development: boolean): Registry => ({
  ...{ variant: 'full', development },
  links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
  modules: [moduleOf('mfe-tests'), moduleOf('mfe-account')],
});
const OWN = 'http://localhost:3103/remoteEntry.js';

describe('a module of one’s own in place of the live one', () => {
  beforeEach(() => localStorage.setItem('module-overrides', JSON.stringify({ 'mfe-tests': OWN })));

  it('is taken in development, and the others stay', () => {
    const [tests, account] = withOverrides(registry(true));
    expect(tests).toMatchObject({ entry: OWN, version: 'override', integrity: '' });
    expect(account).toEqual(moduleOf('mfe-account'));
  });

  it('is never taken on the live site: whatever lies in the storage, its hashes are required', () => {
    expect(withOverrides(registry(false))).toEqual(registry(false).modules);
  });

  it.each(['not JSON', 'null', '"text"', '[]'])('is none where the storage says %s', (stored) => {
    localStorage.setItem('module-overrides', stored);
    expect(withOverrides(registry(true))).toEqual(registry(true).modules);
  });

  it('is dropped by its name alone', () => {
    localStorage.setItem('module-overrides', JSON.stringify({ 'mfe-tests': OWN, 'mfe-account': OWN }));
    dropOverride('mfe-tests');
    expect(withOverrides(registry(true)).map(({ entry }) => entry)).toEqual([moduleOf('mfe-tests').entry, OWN]);
  });
});
