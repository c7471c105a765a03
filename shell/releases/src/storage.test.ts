import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startS3 } from '../../../api/test/s3-stand-in.ts';
import { BucketStore, createBucketStorage } from './bucket-storage.ts';
import { promoteCanary, startCanary } from './canary-releases.ts';
import { createFolderStorage, FolderStore } from './folder-storage.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollback } from './rollback.ts';
import type { Storage } from './storage.ts';
import { releaseSample } from './testing.ts';

const s3 = await startS3();
afterAll(() => s3.close());
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3.objects.clear();
});
afterEach(() => vi.useRealTimers());
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Two replicas each, which share their changes. */
const places: Record<string, { storage: () => Storage; store: () => ReleaseStore }> = {
  folder: { storage: () => createFolderStorage(folder), store: () => new FolderStore(join(folder, 'store')) },
  bucket: { storage: () => createBucketStorage(s3.settings), store: () => new BucketStore(s3.settings) },
};
const bytes = (text: string) => Buffer.from(text);

describe.each(Object.entries(places))('a %s', (_name, { storage, store }) => {
  it('keeps files, replaces them, and lists the folders above them', async () => {
    const [one, other] = [storage(), storage()];
    expect(await one.read('a/b/c.txt')).toBeUndefined();
    expect(await one.mark('a/b/c.txt')).toBeUndefined();
    expect(await one.writtenAt('a/b/c.txt')).toBeUndefined();
    expect(await one.folders('a')).toEqual([]);
    for (const name of ['b', 'd', 'e', 'f', 'g', 'h', 'i']) await one.write(`a/${name}/c.txt`, bytes('first'));
    await one.write('a/file.txt', bytes('no folder'));
    expect(String(await other.read('a/b/c.txt'))).toBe('first');
    await one.write('a/b/c.txt', bytes('second'));
    expect(String(await other.read('a/b/c.txt'))).toBe('second');
    expect((await other.folders('a')).toSorted()).toEqual(['b', 'd', 'e', 'f', 'g', 'h', 'i']);
    expect(Math.abs(((await other.writtenAt('a/b/c.txt'))?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await one.removeFolder('a/b');
    await one.removeFolder('a/never');
    expect(await other.read('a/b/c.txt')).toBeUndefined();
    expect(await other.folders('a')).not.toContain('b');
  });

  it('marks each change, for others too', async () => {
    const [one, other] = [storage(), storage()];
    await one.update('x/live.json', () => 'one');
    const before = await other.mark('x/live.json');
    expect(before).toBeDefined();
    await one.update('x/live.json', () => 'two');
    await expect.poll(() => other.mark('x/live.json'), { timeout: 10_000 }).not.toBe(before);
    expect(await one.mark('x/live.json')).toBe(await other.mark('x/live.json'));
  });

  it('loses none of many changes that are made at once, by several replicas', async () => {
    const replicas = [storage(), storage(), storage()];
    const add =
      (line: number) =>
      (text = '') =>
        `${text}${line}\n`;
    await Promise.all(
      Array.from({ length: 18 }, (_, line) => (replicas[line % 3] as Storage).update('x/history.jsonl', add(line))),
    );
    const lines = String(await storage().read('x/history.jsonl'))
      .trim()
      .split('\n')
      .map(Number);
    expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, line) => line));
  });

  it('leaves all as it is where a change throws', async () => {
    const one = storage();
    await one.update('x/live.json', () => 'one');
    const refused = one.update('x/live.json', () => {
      throw new Error('No');
    });
    await expect(refused).rejects.toThrow('No');
    await one.update('x/live.json', (text) => `${text}, two`);
    expect(String(await one.read('x/live.json'))).toBe('one, two');
  });

  it('holds releases, canaries and the key, for every replica', async () => {
    const [one, other] = [store(), store()];
    const sample = (text: string) => ({ name: 'mfe-x', files: { 'remoteEntry.js': text } });
    const first = await releaseSample(one, join(folder, 'build'), sample('one'));
    const second = await releaseSample(one, join(folder, 'build'), sample('two'));
    await expect.poll(() => other.names(), { timeout: 10_000 }).toEqual(['mfe-x']);
    expect(await other.live('mfe-x')).toMatchObject({ version: second.version });
    expect((await other.versions('mfe-x')).toSorted()).toEqual([first.version, second.version].toSorted());
    await rollback({ store: other, name: 'mfe-x', by: 'test' });
    expect(await one.live('mfe-x')).toMatchObject({ version: first.version });
    const act = { store: other, name: 'mfe-x', by: 'test' };
    await startCanary({ ...act, version: second.version, audience: { kind: 'staff' } });
    await promoteCanary({ ...act, store: one });
    expect((await other.history('mfe-x')).map(({ how }) => how)).toEqual(['promote', 'canary', 'rollback', 'release', 'release']);
    expect(await one.key()).toBe(await other.key());
    expect(await other.verify('mfe-x', first.version)).toMatchObject({ version: first.version });
  });
});

it('a bucket that does not answer for a moment leaves what was known', async () => {
  const stored = createBucketStorage(s3.settings);
  await stored.update('x/live.json', () => 'one');
  const mark = await stored.mark('x/live.json');
  const { secretAccessKey } = s3.settings;
  s3.settings.secretAccessKey = 'another';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  expect(await stored.mark('x/live.json')).toBe(mark);
  s3.settings.secretAccessKey = secretAccessKey;
});
