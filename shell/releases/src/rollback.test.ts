import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCanary } from './canary-releases.ts';
import { ReleaseFault } from './description.ts';
import { FolderStore } from './folder-storage.ts';
import { release } from './releasing.ts';
import { rollback } from './rollback.ts';
import { releaseSample, writeBuild } from './testing.ts';

const NAME = 'mfe-content';
let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollback-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

const sample = (text: string) => ({ name: NAME, files: { 'remoteEntry.js': text } });
const releaseOf = async (text: string) => (await releaseSample(store, join(folder, 'build'), sample(text))).version;
const back = (options: { version?: string; from?: string } = {}) => rollback({ store, name: NAME, by: 'test', ...options });
const live = async () => (await store.live(NAME))?.version;

it('goes back along what was live and healthy, one step each time', async () => {
  const [a, b, c] = [await releaseOf('a'), await releaseOf('b'), await releaseOf('c')];
  expect(await back()).toEqual({ version: b, withdrawn: undefined });
  expect(await store.live(NAME)).toMatchObject({ version: b, by: 'test', how: 'rollback' });
  expect(await back()).toMatchObject({ version: a });
  await expect(back()).rejects.toThrow('nothing to go back to');
  expect(await live()).toBe(a);
  // Released again, it is a version like any other.
  await back({ version: c });
  expect(await back()).toMatchObject({ version: a });
});

it('passes over what was rolled back from, after another release too', async () => {
  const [a, b] = [await releaseOf('a'), await releaseOf('b')];
  await releaseOf('c');
  await back();
  await releaseOf('d');
  expect(await back()).toMatchObject({ version: b });
  expect(await back()).toMatchObject({ version: a });
});

it('takes back the canary alone while one is open', async () => {
  const [a, b] = [await releaseOf('a'), await releaseOf('b')];
  await writeBuild(join(folder, 'build'), sample('c'));
  const origin = { commit: null, by: 'test', at: '' };
  const c = await release({ store, name: NAME, build: join(folder, 'build'), origin, dryRun: true });
  await startCanary({ store, name: NAME, by: 'test', version: c.version, audience: { kind: 'staff' } });
  expect(await back()).toEqual({ version: b, withdrawn: c.version });
  expect(await store.live(NAME)).toMatchObject({ version: b, how: 'release' });
  expect((await store.live(NAME))?.canary).toBeUndefined();
  expect((await store.history(NAME))[0]).toMatchObject({ how: 'withdraw', version: c.version });
  expect(await back()).toMatchObject({ version: a });
});

it('that is sent twice goes back once', async () => {
  const [, b, c] = [await releaseOf('a'), await releaseOf('b'), await releaseOf('c')];
  const sent = await Promise.allSettled([back({ from: c }), back({ from: c })]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await live()).toBe(b);
});

it('skips a damaged release, and goes to none that is not there', async () => {
  const [a, b] = [await releaseOf('a'), await releaseOf('b')];
  const c = await releaseOf('c');
  await rm(join(store.folderOf(NAME, b), 'remoteEntry.js'));
  await expect(back({ version: b })).rejects.toThrow('lacks remoteEntry.js');
  await expect(back({ version: '0123456789abcdef' })).rejects.toThrow(ReleaseFault);
  expect(await live()).toBe(c);
  expect(await back()).toMatchObject({ version: a });
});

it('names the damage where nothing else is left, and says so where nothing was before', async () => {
  const a = await releaseOf('a');
  await expect(back()).rejects.toThrow('nothing to go back to');
  await releaseOf('b');
  await rm(join(store.folderOf(NAME, a), 'remoteEntry.js'));
  await expect(back()).rejects.toThrow('lacks remoteEntry.js');
});

it('works although the pointer is unreadable', async () => {
  const a = await releaseOf('a');
  await releaseOf('b');
  await writeFile(join(store.folder, NAME, 'live.json'), '{');
  await back();
  expect(await live()).toBe(a);
});
