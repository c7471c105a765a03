import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { moveOut } from './move-out.ts';
import { packedVersion } from './pack.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a package of another content has a higher version, within what it says of itself', () => {
  expect(packedVersion('2.17.0', 421)).toBe('2.17.421');
  expect(packedVersion('1.0.0', 422)).toBe('1.0.422');
});

test('a module moves out with the versions of its packages, the rules of lint and the Node that it needs', async () => {
  const to = join(folder, 'mfe-content');
  await moveOut('mfe-content', to, [
    { name: '@shell/kit', version: '2.17.421' },
    { name: '@shell/build', version: '1.0.421' },
  ]);
  const read = async (file: string) => readFile(join(to, file), 'utf8');
  const manifest = JSON.parse(await read('package.json'));
  expect(manifest.dependencies['@shell/kit']).toBe('2.17.421');
  expect(manifest.devDependencies['@shell/build']).toBe('1.0.421');
  expect(manifest.engines).toEqual({ node: '>=24' });
  expect(Object.values(manifest.devDependencies)).not.toContain(undefined);
  expect(JSON.parse(await read('biome.json'))).toEqual({ extends: ['@shell/build/biome.json'] });
  expect(await read('.npmrc')).toContain('engine-strict=true');
  expect(await read('README.md')).toContain('`npm run build` and `npm test` work');
  expect(await read('README.md')).not.toContain('](../');
  // The pipelines of new modules, which this one does not have yet.
  for (const file of ['.github/workflows/module.yml', '.gitlab-ci.yml', 'renovate.json'])
    expect(await read(file)).toBe(await readFile(join(ROOT, 'scripts/new-module/template', file), 'utf8'));
});
