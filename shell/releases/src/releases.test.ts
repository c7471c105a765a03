import { glob, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDescription, ReleaseFault } from './description.ts';
import { FolderStore } from './folder-storage.ts';
import { isPublic } from './release.ts';
import { release } from './releasing.ts';
import { releaseSample, writeBuild } from './testing.ts';

let folder: string;
let build: string;
let store: FolderStore;
const NAME = 'mfe-content';
const ORIGIN = { commit: 'abc', by: 'test', at: '2026-01-01T00:00:00.000Z' };
const sample = (text: string, path = '/blogs', name = NAME) => ({
  name,
  files: { 'remoteEntry.js': text, 'module.1.js': `${text} more` },
  routes: { pages: [{ path, audience: 'everyone' as const, title: 'Blogs' }] },
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  build = join(folder, 'build');
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a release', () => {
  it('becomes live with its origin, and the one before stays for open pages', async () => {
    const first = await releaseSample(store, build, sample('one'));
    const second = await releaseSample(store, build, sample('two'));
    expect(await store.live(NAME)).toMatchObject({ version: second.version, how: 'release', by: 'test' });
    expect(String(await store.read(NAME, first.version, 'remoteEntry.js'))).toBe('one');
    expect((await store.history(NAME)).map(({ version }) => version)).toEqual([second.version, first.version]);
  });

  it('of the same build again changes nothing in the store', async () => {
    await releaseSample(store, build, sample('one'));
    const before = await readdir(join(store.folder, NAME));
    await releaseSample(store, build, sample('one'));
    expect(await readdir(join(store.folder, NAME))).toEqual(before);
  });

  it('of a build that is live already changes neither pointer nor history', async () => {
    await releaseSample(store, build, sample('one'));
    const mark = await store.liveMark(NAME);
    await release({ store, name: NAME, build, origin: ORIGIN });
    expect(await store.liveMark(NAME)).toBe(mark);
    expect(await store.history(NAME)).toHaveLength(1);
  });

  it('mends a folder of its own that was damaged', async () => {
    const { version } = await releaseSample(store, build, sample('one'));
    await writeFile(join(store.folderOf(NAME, version), 'module.1.js'), 'damaged');
    await expect(store.verify(NAME, version)).rejects.toThrow('module.1.js');
    await releaseSample(store, build, sample('one'));
    await expect(store.verify(NAME, version)).resolves.toMatchObject({ version });
  });

  it('includes only files of its description, not those that a former build left', async () => {
    await writeBuild(build, sample('one'));
    for (const file of ['late.js', 'late.js.br', 'worker.mjs', 'page.css']) await writeFile(join(build, file), 'unchecked()');
    const { version, stored } = await release({ store, name: NAME, build, origin: ORIGIN });
    const scripts = ['module.1.js', 'remoteEntry.js'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    expect(Object.keys(stored).toSorted()).toEqual(scripts);
    expect((await readdir(store.folderOf(NAME, version))).toSorted()).toEqual([...scripts, 'release.json'].toSorted());
  });

  it('does not take a dry run for more than it is', async () => {
    const live = await releaseSample(store, build, sample('one'));
    await writeBuild(build, sample('two'));
    await release({ store, name: NAME, build, origin: ORIGIN, dryRun: true });
    expect(await store.live(NAME)).toMatchObject({ version: live.version });
  });

  it('by many at once ends with one of them live, whole', async () => {
    const builds = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const place = join(folder, `build-${number % 3}-${number}`);
        await writeBuild(place, sample(`text ${number % 3}`));
        return place;
      }),
    );
    await Promise.all(builds.map((place) => release({ store, name: NAME, build: place, origin: ORIGIN })));
    const live = await store.live(NAME);
    await expect(store.verify(NAME, live?.version ?? '')).resolves.toBeDefined();
    expect((await readdir(join(store.folder, NAME))).filter((entry) => entry.startsWith('.'))).toEqual([]);
  });
});

it('accepts the routes of every module here', async () => {
  const names: string[] = [];
  for await (const file of glob('mfe-*/src/routes.json', { cwd: resolve(import.meta.dirname, '../../..') })) {
    const name = file.split('/')[0] ?? '';
    names.push(name);
    const routes = JSON.parse(await readFile(resolve(import.meta.dirname, '../../..', file), 'utf8'));
    await writeBuild(build, { ...sample(name, '/blogs', name), routes });
    expect(parseDescription(await readFile(join(build, 'module.json'), 'utf8'), name).routes).toEqual(routes);
  }
  expect(names).toContain('mfe-progress');
});

describe('a release is refused, and what was live stays so, when', () => {
  const refused = async (why: RegExp, spoil: () => Promise<unknown>) => {
    const live = await releaseSample(store, build, sample('good'));
    await writeBuild(build, sample('bad'));
    await spoil();
    await expect(release({ store, name: NAME, build, origin: ORIGIN })).rejects.toThrow(why);
    expect(await store.live(NAME)).toMatchObject({ version: live.version });
    expect((await readdir(join(store.folder, NAME))).filter((entry) => entry.startsWith('.'))).toEqual([]);
  };
  const describe = (text: string) => () => writeFile(join(build, 'module.json'), text);
  const changed = (change: object) => async () => {
    const description = JSON.parse(await readFile(join(build, 'module.json'), 'utf8'));
    await describe(JSON.stringify({ ...description, ...change }))();
  };

  it('its description is empty', () => refused(/is empty/, describe('')));
  it('its description is not JSON', () => refused(/is not JSON/, describe('{"name":')));
  it('it is of another module', () => refused(/is that of mfe-tests/, changed({ name: 'mfe-tests' })));
  it('it has no routes', () => refused(/routes/, changed({ routes: undefined })));
  it('a route has no audience', () => refused(/audience/, changed({ routes: { pages: [{ path: '/x', title: 'X' }] } })));
  it.each(['study-plans', '//other.example', '/\\other.example', '/mine/../blogs', '/mine/%2E./blogs', '/mine/.', '/a b'])(
    'an address leads elsewhere: %s',
    (path) =>
      refused(/path is no address of this site/, changed({ routes: { pages: [{ path, audience: 'everyone', title: 'X' }] } })),
  );
  it('a redirect leads to another site', () =>
    refused(
      /to is no address of this site/,
      changed({ routes: { pages: [], redirects: [{ from: '/x', to: '//other.example' }] } }),
    ));
  it('its version leads out of the store', () => refused(/version/, changed({ version: '../../escape0' })));
  it('a file is missing', () => refused(/lacks module\.1\.js/, () => rm(join(build, 'module.1.js'))));
  it('a file is not what was built', () => refused(/is not what/, () => writeFile(join(build, 'module.1.js'), 'other')));
  it('the entry has no hash', () => refused(/no hash for remoteEntry\.js/, changed({ files: {} })));
  it('there is no build', () => refused(/is empty/, () => rm(build, { recursive: true })));
  it('its entry exposes no module', () => refused(/does not expose \.\/module/, changed({ exposes: ['./other'] })));
  it('it does not say what its entry exposes', () => refused(/does not expose \.\/module/, changed({ exposes: undefined })));
  it('it is over its byte budget', () =>
    refused(
      /start of mfe-content weighs 21 KiB.*page \/blogs/,
      changed({ weights: { start: { kib: 21, budget: 20 }, '/blogs': { kib: 50, budget: 40 } } }),
    ));
  it("a page's name is invalid", () =>
    refused(
      /no name of a page/,
      changed({ routes: { pages: [{ name: 'A page', path: '/x', audience: 'everyone', title: 'X' }] } }),
    ));
  it('it names a page as another module does', async () => {
    const page = { name: 'test', audience: 'everyone' as const, title: 'Test' };
    const routes = (path: string) => ({
      pages: [
        { ...page, path },
        { ...page, path: `${path}/again` },
      ],
    });
    await releaseSample(store, build, { ...sample('one'), name: 'mfe-tests', routes: routes('/take-a-test/:slug') });
    await writeBuild(build, { ...sample('two'), routes: routes('/exam/:slug') });
    const tried = { store, name: NAME, build, origin: ORIGIN };
    const dryRun = await release({ ...tried, dryRun: true }).catch((error: Error) => error.message);
    expect(dryRun).toMatch(/name test belongs to a page of mfe-tests\.$/);
    // A dry run reports the same, once.
    await expect(release(tried)).rejects.toThrow(dryRun as string);
  });
  it('the shell does not accept its contract', async () => {
    await releaseSample(store, join(folder, 'shell'), { name: 'shell', files: { 'shell.js': 'shell' }, hostVersion: 9 });
    await writeBuild(build, sample('old'));
    await expect(release({ store, name: NAME, build, origin: ORIGIN })).rejects.toThrow(/version 2 of the kit.*accepts 8, 9, 10/);
  });
  it('a shell would leave it behind, unless it is released with that', async () => {
    await releaseSample(store, build, sample('one'));
    const shell = { name: 'shell', files: { 'shell.js': 'shell' }, hostVersion: 9 };
    await writeBuild(build, shell);
    const options = { store, name: 'shell', build, origin: ORIGIN };
    await expect(release(options)).rejects.toThrow('would leave mfe-content (version 2) behind: release those first.');
    expect(await store.live('shell')).toBeUndefined();
    await release({ ...options, releasedWith: [NAME] });
    expect(await store.live('shell')).toBeDefined();
  });
  it('it takes an address of another module', async () => {
    await releaseSample(store, build, sample('one', '/take-a-test/:slug', 'mfe-tests'));
    await writeBuild(build, sample('two', '/take-a-test/:name'));
    await expect(release({ store, name: NAME, build, origin: ORIGIN })).rejects.toThrow(/belongs to mfe-tests/);
  });
});

it('keeps what open pages may need, and removes what is old', async () => {
  const made: string[] = [];
  for (let number = 0; number < 23; number += 1) made.push((await releaseSample(store, build, sample(`text ${number}`))).version);
  const [oldest = '', second = ''] = made;
  await store.makeLive(NAME, { version: oldest, since: ORIGIN.at, by: 'test', how: 'rollback' });
  await store.sweep(NAME);
  expect(await store.versions(NAME)).toHaveLength(23);

  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000);
  for (const [age, version] of made.slice(0, 3).entries()) {
    const at = new Date(longAgo.getTime() + age);
    await utimes(join(store.folderOf(NAME, version), 'release.json'), at, at);
  }
  await store.sweep(NAME);
  expect(await store.versions(NAME)).toHaveLength(21);
  expect(await store.versions(NAME)).toContain(oldest);
  expect(await store.versions(NAME)).not.toContain(second);
});

it.each(['remoteEntry.js.map', 'index.html', 'module.json', 'module.json.br', 'release.json'])(
  'does not show visitors %s',
  (file) => expect(isPublic(file)).toBe(false),
);

it.each(['../x.js', '.hidden', 'a/.b', 'a/../../b', '/etc/passwd'])('takes no file by the name %s', async (file) => {
  const description = await writeBuild(build, sample('one'));
  const spoilt = {
    ...description,
    preload: [file],
    files: { ...description.files, [file]: description.files['remoteEntry.js'] },
  };
  expect(() => parseDescription(JSON.stringify(spoilt), NAME)).toThrow(ReleaseFault);
});
