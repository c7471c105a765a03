import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BucketObjects,
  type BucketPlace,
  createBucketObjects,
  isGone,
  isWriteConflict,
  type WriteCondition,
} from './bucket-objects.ts';
import { exclusive, type Lock, type LockTimes } from './exclusive.ts';
import { ReleaseStore } from './release-store.ts';
import type { Storage } from './storage.ts';

/** Milliseconds for which pointers are cached: releases reach all replicas within a second. */
const FRESH_MS = 400;
/** Tries of a change that others overtake, with growing pauses. */
const TRIES = 30;
/** Descriptions of releases in memory: they never change. */
const KEPT = 500;

/** Releases in an S3-compatible bucket. Changes are conditional on no concurrent write. */
export function createBucketStorage(place: BucketPlace, times: LockTimes = {}): Storage {
  const objects = createBucketObjects(place);
  const marks = new Map<string, Fresh<string | undefined>>();
  const names = new Map<string, Fresh<string[]>>();
  const descriptions = new Map<string, Buffer>();

  return {
    place: `the bucket ${place.bucket}`,

    folders: (folder) => (folder === '' ? fresh(names, '', () => objects.foldersIn('')) : objects.foldersIn(folder)),

    async read(path) {
      const known = descriptions.get(path);
      if (known) return known;
      const bytes = (await objects.get(path))?.bytes;
      if (bytes && isDescription(path)) {
        if (descriptions.size >= KEPT) descriptions.clear();
        descriptions.set(path, bytes);
      }
      return bytes;
    },

    mark: (path) => fresh(marks, path, async () => (await objects.head(path))?.ETag),

    writtenAt: async (path) => (await objects.head(path))?.LastModified,

    async write(path, bytes) {
      descriptions.delete(path);
      await objects.put(path, bytes);
    },

    async update(path, change) {
      for (let number = 1; ; number += 1) {
        const before = await objects.get(path);
        const text = before?.bytes.toString('utf8');
        const after = change(text);
        if (after === text) return;
        try {
          await objects.put(path, Buffer.from(after), before ? { IfMatch: before.tag } : { IfNoneMatch: '*' });
          marks.delete(path);
          return;
        } catch (error) {
          if (!isWriteConflict(error) || number === TRIES) throw error;
          await pause(Math.random() * 20 * number);
        }
      }
    },

    exclusive: (path, run, onWait) => exclusive(objectLock(objects, `${path}.lock`), run, onWait, times),

    async removeFolder(folder) {
      const paths = await objects.pathsBelow(folder);
      // Without its description it is no release, whatever else remains.
      for (const path of paths.toSorted((a, b) => Number(isDescription(b)) - Number(isDescription(a)))) {
        descriptions.delete(path);
        await objects.remove(path);
      }
    },

    // Objects are never half written.
    tidy: async () => {},
  };
}

/** A lock that is an object; its tag changes at each renewal. */
function objectLock(objects: BucketObjects, path: string): Lock {
  const write = (condition: WriteCondition) =>
    objects.put(path, Buffer.from(randomUUID()), condition).catch((error: unknown) => {
      if (isWriteConflict(error) || isGone(error)) return undefined;
      throw error;
    });
  return {
    name: path,
    mark: async () => (await objects.head(path))?.ETag,
    take: () => write({ IfNoneMatch: '*' }),
    renew: (mine) => write({ IfMatch: mine }),
    async free(mark) {
      // Of several who find it dead, the one that marks it as freed removes it.
      if (await write({ IfMatch: mark })) await objects.remove(path);
    },
  };
}

const isDescription = (path: string) => path.endsWith('/release.json');

interface Fresh<T> {
  asked: number;
  known: { value: T } | undefined;
  asking: Promise<T> | undefined;
}

/** The response of the last `FRESH_MS`, else a new one for all waiting callers. If that fails, the last one holds. */
async function fresh<T>(kept: Map<string, Fresh<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const entry = kept.get(key) ?? { asked: 0, known: undefined, asking: undefined };
  kept.set(key, entry);
  if (entry.known && Date.now() - entry.asked < FRESH_MS) return entry.known.value;
  entry.asking ??= ask()
    .then(
      (value) => {
        entry.known = { value };
        return value;
      },
      (error: unknown) => {
        if (!entry.known) throw error;
        return entry.known.value;
      },
    )
    .finally(() => {
      entry.asked = Date.now();
      entry.asking = undefined;
    });
  return entry.asking;
}

/** Releases in a bucket, for replicas that share no folder. */
export class BucketStore extends ReleaseStore {
  constructor(place: BucketPlace) {
    super(createBucketStorage(place));
  }
}
