import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderStore } from '../../shell/releases/src/index.ts';
import { releaseSample, writeBuild } from '../../shell/releases/src/testing.ts';
import { releaseBuilds } from './releases.ts';

let folder: string;
let checkout: string;
let store: FolderStore;

const sample = (name: string, text: string, hostVersion = 2) => ({ name, files: { 'entry.js': text }, hostVersion });
const buildOf = (name: string, text: string, hostVersion?: number) =>
  writeBuild(join(checkout, name, 'dist'), sample(name, text, hostVersion));
const live = async (name: string) => (await store.live(name))?.version;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  checkout = join(folder, 'checkout');
  store = new FolderStore(join(folder, 'store'));
  for (const name of ['mfe-a', 'mfe-b']) {
    await mkdir(join(checkout, name, 'src'), { recursive: true });
    for (const file of ['module.ts', 'routes.json']) await writeFile(join(checkout, name, 'src', file), '');
  }
  await writeFile(join(checkout, 'package.json'), JSON.stringify({ workspaces: ['mfe-*'] }));
  for (const name of ['shell', 'mfe-a', 'mfe-b']) await buildOf(name, 'one');
});
afterEach(() => rm(folder, { recursive: true }));

/** Deploys the builds of the checkout. Returns the last words of the command. */
async function deployBuilds(replace: readonly string[] = []): Promise<string> {
  const said: string[] = [];
  await releaseBuilds(store, (text) => void said.push(text), { checkout, replace });
  return said.at(-1) ?? '';
}

test('a deploy leaves what a team released and says so, until the module is named', async () => {
  expect(await deployBuilds()).toBe('new: shell, mfe-a, mfe-b');
  const { version } = await releaseSample(store, join(folder, 'team'), sample('mfe-a', 'of the team'));
  await buildOf('mfe-a', 'two');
  await buildOf('mfe-b', 'two');
  expect(await deployBuilds()).toBe(`new: mfe-b; left as their teams released them: mfe-a (${version} released by test)`);
  expect(await live('mfe-a')).toBe(version);
  await expect(deployBuilds(['mfe-c'])).rejects.toThrow('mfe-c: no such module. There are shell, mfe-a, mfe-b.');
  expect(await deployBuilds(['mfe-a'])).toBe('new: mfe-a');
  expect(await deployBuilds()).toBe('unchanged');
});

test('a shell with a newer contract waits for the releases of teams, not for the modules of its own deploy', async () => {
  await deployBuilds();
  const before = await live('shell');
  await releaseSample(store, join(folder, 'team'), sample('mfe-a', 'of the team'));
  for (const name of ['shell', 'mfe-a', 'mfe-b']) await buildOf(name, 'newer', 4);
  await expect(deployBuilds()).rejects.toThrow(/would leave mfe-a \(version 2\) behind/);
  expect(await live('shell')).toBe(before);
  expect(await deployBuilds(['mfe-a'])).toBe('new: shell, mfe-a, mfe-b');
});
