import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCanary } from './canary-releases.ts';
import { deploy } from './deploying.ts';
import { FolderStore } from './folder-storage.ts';
import { release } from './releasing.ts';
import { rollback } from './rollback.ts';
import { releaseSample, writeBuild } from './testing.ts';

const NAME = 'mfe-content';
let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploying-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

const sample = (text: string) => ({ name: NAME, files: { 'remoteEntry.js': text } });
const origin = { commit: 'abc', by: 'platform', at: '2026-01-01T00:00:00.000Z' };
const live = async () => (await store.live(NAME))?.version;

async function deployOf(text: string, replace = false) {
  const { version } = await writeBuild(join(folder, 'build'), sample(text));
  return { version, ...(await deploy({ store, name: NAME, build: join(folder, 'build'), origin, replace })) };
}
const teamReleases = async (text: string) => (await releaseSample(store, join(folder, 'team'), sample(text))).version;

it('makes the build live, and again only where it differs', async () => {
  const { version, outcome } = await deployOf('one');
  expect([outcome, await live()]).toEqual(['live', version]);
  expect(await deployOf('one')).toMatchObject({ outcome: 'unchanged' });
  expect(await store.history(NAME)).toHaveLength(1);
  const two = await deployOf('two');
  expect([two.outcome, await live()]).toEqual(['live', two.version]);
});

it('leaves what a team released, again and again, and says by whom', async () => {
  await deployOf('one');
  const team = await teamReleases('team');
  for (const text of ['one', 'two']) {
    expect(await deployOf(text)).toMatchObject({ outcome: 'kept', reason: `${team} released by test` });
    expect(await live()).toBe(team);
  }
  // A team's release stays, even if the platform has the same build.
  expect(await deployOf('team')).toMatchObject({ outcome: 'kept' });
});

it('leaves what a team releases while the build is put into the store', async () => {
  await deployOf('one');
  let team = '';
  const put = store.put.bind(store);
  store.put = async (...given) => {
    const found = await put(...given);
    store.put = put;
    team = await teamReleases('team');
    return found;
  };
  expect(await deployOf('two')).toMatchObject({ outcome: 'kept' });
  expect(await live()).toBe(team);
});

it('leaves a rollback and a canary', async () => {
  const one = await deployOf('one');
  const two = await deployOf('two');
  await startCanary({ store, name: NAME, by: 'test', version: one.version, audience: { kind: 'staff' } });
  expect(await deployOf('three')).toMatchObject({ outcome: 'kept', reason: `${one.version} is tried out` });
  await rollback({ store, name: NAME, by: 'test' });
  expect(await live()).toBe(two.version);
  await rollback({ store, name: NAME, by: 'Sam' });
  expect(await deployOf('three')).toMatchObject({ outcome: 'kept', reason: 'rolled back by Sam' });
  expect(await live()).toBe(one.version);
});

it('replaces a team’s release where it is named, and has the module back from then on', async () => {
  await deployOf('one');
  await teamReleases('team');
  expect(await deployOf('two', true)).toMatchObject({ outcome: 'live' });
  expect(await deployOf('three')).toMatchObject({ outcome: 'live' });
});

it('knows deploys of former releases, whose pointers do not say so', async () => {
  await writeBuild(join(folder, 'build'), sample('one'));
  const put = await release({ store, name: NAME, build: join(folder, 'build'), origin, dryRun: true });
  await store.makeLive(NAME, { version: put.version, since: origin.at, by: 'platform', how: 'release' });
  expect(await deployOf('two')).toMatchObject({ outcome: 'live' });
  await store.makeLive(NAME, { version: put.version, since: '2026-01-01T00:00:09.000Z', by: 'Pat (pipeline)', how: 'release' });
  expect(await deployOf('three')).toMatchObject({ outcome: 'kept' });
});
