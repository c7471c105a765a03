import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeBuild } from './describe-build.ts';
import { parseDescription, Routes } from './description.ts';
import { integrityOf } from './files.ts';

let build: string;
let routesFile: string;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'described-'));
  routesFile = join(build, 'routes.json');
  await write('routes.json', { pages: [{ path: '/foreign', audience: 'everyone', title: 'Foreign' }] });
});
afterEach(() => rm(build, { recursive: true }));

async function write(file: string, contents: object | string): Promise<void> {
  await mkdir(join(build, file, '..'), { recursive: true });
  await writeFile(join(build, file), typeof contents === 'string' ? contents : JSON.stringify(contents));
}
const manifest = (type: string) => ({
  name: 'foreign',
  metaData: { globalName: 'foreign', remoteEntry: { name: 'remoteEntry.js', path: '', type } },
  exposes: [{ path: './module', assets: { js: { sync: ['assets/module.js'] }, css: { sync: ['assets/module.css'] } } }],
});
const described = () => describeBuild({ name: 'mfe-foreign', build, routesFile, hostVersion: 2 });

describe('a build of another tool', () => {
  beforeEach(async () => {
    for (const file of ['remoteEntry.js', 'assets/module.js', 'assets/module.css']) await write(file, `/* ${file} */`);
    for (const file of ['index.html', 'mf-stats.json', '.vite/manifest.json', 'remoteEntry.js.map']) await write(file, '{}');
    await write('mf-manifest.json', manifest('module'));
  });

  it('is described by its manifest and its routes, with a hash of each file that pages ask for', async () => {
    const description = await described();
    expect(description).toMatchObject({
      ...{ entry: 'remoteEntry.js', federation: { name: 'foreign', global: 'foreign', type: 'module' }, exposes: ['./module'] },
      ...{ preload: ['assets/module.js', 'assets/module.css'], routes: { pages: [{ path: '/foreign' }] } },
    });
    const files = ['assets/module.css', 'assets/module.js', 'mf-manifest.json', 'remoteEntry.js'];
    expect(Object.keys(description.files)).toEqual(files);
    expect(description.files['remoteEntry.js']).toBe(integrityOf(Buffer.from('/* remoteEntry.js */')));
    expect(parseDescription(await readFile(join(build, 'module.json'), 'utf8'), 'mfe-foreign')).toEqual(description);
  });

  it('is the same version for the same contents, and another one for others', async () => {
    const { version } = await described();
    expect((await described()).version).toBe(version);
    await write('assets/module.js', 'changed');
    expect((await described()).version).not.toBe(version);
  });

  it.each([
    ['without a manifest', 'mf-manifest.json', null, 'There is no .*mf-manifest.json'],
    ['with another manifest', 'mf-manifest.json', '{}', 'is no manifest'],
    ['without pages', 'routes.json', null, 'There is no .*routes.json'],
    ['with wrong pages', 'routes.json', '{"pages":[{"path":"foreign"}]}', 'is no address of this site'],
  ])('is refused %s', async (_, file, contents, words) => {
    await (contents === null ? rm(join(build, file)) : write(file, contents));
    await expect(described()).rejects.toThrow(new RegExp(words));
  });
});

it('the published shape of routes is the one that releases are read by', async () => {
  const published = JSON.parse(await readFile(join(import.meta.dirname, '../routes.schema.json'), 'utf8'));
  expect(published).toEqual(z.toJSONSchema(Routes));
});
