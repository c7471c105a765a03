import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
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
  // Its pipelines run scripts that it has.
  for (const pipeline of ['.github/workflows/module.yml', '.gitlab-ci.yml']) {
    const text = await read(pipeline);
    const scripts = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script);
    expect(scripts).toEqual(expect.arrayContaining(['lint', 'types', 'test', 'build', 'canary']));
    const acts = pipeline.endsWith('module.yml')
      ? parse(text).on.workflow_dispatch.inputs.act.options
      : Object.entries(parse(text) as Record<string, { extends?: string }>).flatMap(([job, { extends: base }]) =>
          base === '.by-hand' ? [job] : [],
        );
    expect(acts).toEqual(['promote', 'withdraw', 'rollback', 'release']);
    for (const script of [...scripts, ...acts]) expect(manifest.scripts).toHaveProperty(script);
  }
});
