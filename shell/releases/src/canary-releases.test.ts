import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANY_VISITOR, type Audience, accountMark, STANDARD_LIMITS, type Visitor, versionFor } from './canary.ts';
import { promoteCanary, startCanary, withdrawCanary } from './canary-releases.ts';
import { FolderStore } from './folder-storage.ts';
import { release } from './releasing.ts';
import { rollback } from './rollback.ts';
import { SHELL } from './surroundings.ts';
import { releaseSample, writeBuild } from './testing.ts';

let folder: string;
let store: FolderStore;
const NAME = 'mfe-content';
const ORIGIN = { commit: 'abc', by: 'test', at: '2026-01-01T00:00:00.000Z' };
const act = () => ({ store, name: NAME, by: 'Test Staff' });
const sample = (text: string) => ({ name: NAME, files: { 'remoteEntry.js': text } });
type Build = Parameters<typeof writeBuild>[1];
const STAFF: Audience = { kind: 'staff' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-releases-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(text: string) {
  await writeBuild(join(folder, 'build'), sample(text));
  return release({ store, name: NAME, build: join(folder, 'build'), origin: ORIGIN, dryRun: true });
}
const live = () => releaseSample(store, join(folder, 'build'), sample('one'));
const history = async () => (await store.history(NAME)).map(({ how, version, by, detail }) => ({ how, version, by, detail }));

describe('a canary', () => {
  it('coexists with the live one, and is promoted', async () => {
    const [one, two] = [await live(), await put('two')];
    await startCanary({ ...act(), version: two.version, audience: { kind: 'percent', percent: 10 } });
    expect(await store.live(NAME)).toMatchObject({
      version: one.version,
      canary: { version: two.version, by: 'Test Staff', limits: STANDARD_LIMITS, audience: { kind: 'percent', percent: 10 } },
    });
    await promoteCanary(act());
    expect(await store.live(NAME)).toEqual({
      ...{ version: two.version, since: expect.any(String), by: 'Test Staff', how: 'release', deployed: false },
    });
    expect((await history()).slice(0, 2)).toEqual([
      { how: 'promote', version: two.version, by: 'Test Staff', detail: undefined },
      { how: 'canary', version: two.version, by: 'Test Staff', detail: '10 % of visitors' },
    ]);
    // Rolls back to the last release live for all, not to a canary.
    expect(await rollback(act())).toMatchObject({ version: one.version });
  });

  it('is withdrawn with the reason, and what is live stays as it was', async () => {
    const [one, two] = [await live(), await put('two')];
    await startCanary({ ...act(), version: two.version, audience: STAFF });
    await withdrawCanary({ ...act(), version: two.version, detail: '5 of 50 page loads failed' });
    expect(await store.live(NAME)).toMatchObject({ version: one.version, by: 'test' });
    expect((await store.live(NAME))?.canary).toBeUndefined();
    expect((await history())[0]).toMatchObject({ how: 'withdraw', detail: '5 of 50 page loads failed' });
    await expect(withdrawCanary(act())).rejects.toThrow('No version of mfe-content is tried out');
  });

  it('is not promoted or withdrawn by a caller who names another version', async () => {
    await live();
    const [two, three] = [await put('two'), await put('three')];
    await startCanary({ ...act(), version: two.version, audience: STAFF });
    await startCanary({ ...act(), version: three.version, audience: STAFF });
    await expect(promoteCanary({ ...act(), version: two.version })).rejects.toThrow(`but ${three.version}`);
    await expect(withdrawCanary({ ...act(), version: two.version })).rejects.toThrow(`but ${three.version}`);
  });

  it('is neither what is live, nor what is not there or damaged', async () => {
    const one = await live();
    const start = (version: string) => startCanary({ ...act(), version, audience: STAFF });
    await expect(start(one.version)).rejects.toThrow('live for everybody already');
    await expect(start('0123456789abcdef')).rejects.toThrow('There is no release');
    const two = await put('two');
    await rm(join(store.folderOf(NAME, two.version), 'remoteEntry.js'));
    await expect(start(two.version)).rejects.toThrow('lacks remoteEntry.js');
  });

  it('ends with a release or a rollback, and survives a release of the same moment whole', async () => {
    const [, two] = [await live(), await put('two')];
    await startCanary({ ...act(), version: two.version, audience: STAFF });
    await releaseSample(store, join(folder, 'build'), sample('three'));
    expect((await store.live(NAME))?.canary).toBeUndefined();

    const started = Array.from({ length: 10 }, () => startCanary({ ...act(), version: two.version, audience: STAFF }));
    const notes = Array.from({ length: 10 }, (_, n) =>
      store.note(NAME, { ...ORIGIN, version: two.version, since: `${n}`, how: 'canary' }),
    );
    await Promise.all([...started, ...notes]);
    expect((await store.history(NAME)).filter(({ how }) => how === 'canary')).toHaveLength(21);
    expect(await store.live(NAME)).toMatchObject({ canary: { version: two.version } });
  });
});

describe('the contract of the kit counts an open canary', () => {
  const shell = (hostVersion: number) => ({ name: SHELL, files: { 'shell.js': `${hostVersion}` }, hostVersion });
  const ofModule = (hostVersion: number) => ({ ...sample(`version ${hostVersion}`), hostVersion });
  const putIt = async (build: Build) => {
    await writeBuild(join(folder, 'build'), build);
    return store.put(build.name, join(folder, 'build'), ORIGIN);
  };
  const releaseIt = (build: Build) => releaseSample(store, join(folder, 'build'), build);
  const tryOut = async (build: Build) => {
    const { version } = await putIt(build);
    await startCanary({ store, name: build.name, version, by: 'test', audience: STAFF });
    return version;
  };
  const liveVersion = async (name: string) => (await store.live(name))?.version;

  it('of a module: a shell that would leave it behind is refused, as release, canary and rollback', async () => {
    const first = await releaseIt(shell(4));
    const second = await releaseIt(shell(2));
    await releaseIt(ofModule(3));
    await tryOut(ofModule(1));
    const fault = 'would leave mfe-content (canary, version 1) behind: release those first, or withdraw canaries.';
    await expect(releaseIt(shell(3))).rejects.toThrow(fault);
    await expect(tryOut(shell(3))).rejects.toThrow(fault);
    await expect(rollback({ store, name: SHELL, by: 'test' })).rejects.toThrow(fault);
    expect(await liveVersion(SHELL)).toBe(second.version);
    await withdrawCanary(act());
    await rollback({ store, name: SHELL, by: 'test' });
    expect(await liveVersion(SHELL)).toBe(first.version);
  });

  it('of the shell: a module that it does not take is refused', async () => {
    await releaseIt(shell(2));
    const three = await releaseIt(ofModule(3));
    await tryOut(shell(4));
    const fault = "version 1 of the kit's contract; the shell's canary accepts 3, 4, 5.";
    await expect(releaseIt(ofModule(1))).rejects.toThrow(fault);
    await expect(tryOut(ofModule(1))).rejects.toThrow(fault);
    await expect(releaseIt(ofModule(5))).rejects.toThrow('the shell accepts 1, 2, 3.');
    expect(await store.live(NAME)).toMatchObject({ version: three.version });
    await withdrawCanary({ store, name: SHELL, by: 'test' });
    await releaseIt(ofModule(1));
  });
});

it('keeps the names of its pages from other modules while it is open', async () => {
  const named = (name: string, text: string, path: string) => ({
    ...sample(text),
    name,
    routes: { pages: [{ name: 'notes', path, audience: 'everyone' as const, title: 'Notes' }] },
  });
  await live();
  await writeBuild(join(folder, 'build'), named(NAME, 'two', '/notes'));
  const { version } = await store.put(NAME, join(folder, 'build'), ORIGIN);
  await startCanary({ ...act(), version, audience: STAFF });
  const other = () => releaseSample(store, join(folder, 'build'), named('mfe-tests', 'one', '/my-notes'));
  await expect(other()).rejects.toThrow('The name notes belongs to a page of mfe-content.');
  await withdrawCanary(act());
  await other();
});

describe('the choice of a version', () => {
  const [OLD, NEW] = ['0123456789abcdef', 'fedcba9876543210'];
  const pointer = (audience: Audience) => ({
    version: OLD,
    canary: { version: NEW, since: '', by: '', audience, limits: STANDARD_LIMITS },
  });
  const visitor = (change: Partial<Visitor>) => ({ ...ANY_VISITOR, ...change });
  const among = (percent: number, name = NAME) =>
    Array.from({ length: 2_000 }, (_, n) => n).filter(
      (n) => versionFor(name, pointer({ kind: 'percent', percent }), visitor({ id: `visitor-${n}` })) === NEW,
    );

  it('takes about the share of visitors that was asked for, the same ones each time', () => {
    const ten = among(10);
    expect(ten.length).toBeGreaterThan(140);
    expect(ten.length).toBeLessThan(260);
    expect(among(10)).toEqual(ten);
    const thirty = new Set(among(30));
    expect(ten.every((n) => thirty.has(n))).toBe(true);
    expect(among(100)).toHaveLength(2_000);
    expect(among(10, 'mfe-tests')).not.toEqual(ten);
  });

  it('excludes unknown visitors from a share', () => {
    expect(versionFor(NAME, pointer({ kind: 'percent', percent: 100 }), ANY_VISITOR)).toBe(OLD);
  });

  it('knows staff and the accounts of a list', () => {
    const list: Audience = { kind: 'list', accounts: ['anna@example.org'] };
    expect(versionFor(NAME, pointer(STAFF), visitor({ staff: true }))).toBe(NEW);
    expect(versionFor(NAME, pointer(STAFF), visitor({ id: 'x' }))).toBe(OLD);
    expect(versionFor(NAME, pointer(list), visitor({ account: accountMark(' Anna@Example.org') }))).toBe(NEW);
    expect(versionFor(NAME, pointer(list), visitor({ account: accountMark('other@example.org') }))).toBe(OLD);
  });

  it('puts a preview before all', () => {
    expect(versionFor(NAME, { version: OLD }, visitor({ previews: { [NAME]: NEW } }))).toBe(NEW);
  });
});
