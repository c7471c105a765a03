import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '../../../api/test/s3-stand-in.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { ReleaseFault } from './description.ts';
import type { LockTimes } from './exclusive.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

const s3 = await startS3();
afterAll(() => s3.close());
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exclusive-'));
  s3.objects.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SHORT: LockTimes = { deadAfterMs: 1_000, renewEveryMs: 30, giveUpMs: 60_000 };
const places: Record<string, { storage: (times?: LockTimes) => Storage; plantDeadLock: (path: string) => Promise<void> }> = {
  folder: {
    storage: (times) => createFolderStorage(folder, times),
    plantDeadLock: async (path) => {
      await writeFile(join(folder, `.lock-${path}`), '');
      // The clock of a machine hours ahead.
      const ahead = new Date(Date.now() + 5 * 3_600_000);
      await utimes(join(folder, `.lock-${path}`), ahead, ahead);
    },
  },
  bucket: {
    storage: (times) => createBucketStorage(s3.settings, times),
    plantDeadLock: (path) => createBucketStorage(s3.settings).write(`${path}.lock`, Buffer.from('of a dead process')),
  },
};

describe.each(Object.entries(places))('turns in a %s', (_name, { storage, plantDeadLock }) => {
  it('are one at a time, however many ask at once, and leave no lock', async () => {
    const replicas = [storage(), storage(), storage()];
    let [inside, most, done] = [0, 0, 0];
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => (replicas[n % 3] as Storage).exclusive('turn', work)));
    expect([most, done]).toEqual([1, 12]);
    expect(await readdir(folder)).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });

  it('are taken from a process that died, whatever its clock said', async () => {
    await plantDeadLock('turn');
    expect(await storage(SHORT).exclusive('turn', async () => 'done')).toBe('done');
  });

  it('are left to a process that is slow, and the wait is reported and ends in words', async () => {
    const held = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const holder = storage(SHORT).exclusive('turn', async () => {
      began.resolve();
      await held.promise;
      return 'mine';
    });
    await began.promise;
    const heard: string[] = [];
    // Three times as long as a dead process would be waited for.
    const waiting = storage({ ...SHORT, giveUpMs: 3_000 }).exclusive(
      'turn',
      async () => 'stolen',
      (text) => void heard.push(text),
    );
    await expect(waiting).rejects.toThrow(ReleaseFault);
    expect(heard).toEqual([expect.stringContaining('waiting for it to end')]);
    held.resolve();
    expect(await holder).toBe('mine');
  });

  it('end with an error of the work, and the next one comes', async () => {
    const one = storage();
    await expect(one.exclusive('turn', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await one.exclusive('turn', async () => 'next')).toBe('next');
  });
});
