import { FileWorkError } from '../file-processes/index.ts';

/** For uploads that are on their way or in work, of one account and of all, in bytes. */
const LIMITS = {
  /** A save with twelve images, or five sheets. */
  memory: { mostOfOne: 130 * 1_048_576, mostOfAll: 1_024 * 1_048_576 },
  /** Two of the largest files of staff at once. */
  disk: { mostOfOne: 600 * 1_048_576, mostOfAll: 4_096 * 1_048_576 },
};
type Place = keyof typeof LIMITS;

/** Bytes of uploads in hand, of each owner and of all: as many as have come, whatever was announced. */
const taken = { memory: new Map<number, number>(), disk: new Map<number, number>() };
const takenByAll = { memory: 0, disk: 0 };

/** What one upload takes; disposing of it gives that back. */
export interface UploadSpace extends Disposable {
  /** Counts bytes that have come. Throws a `FileWorkError` if the account, or all together, have too much in hand. */
  take(bytes: number): void;
}

/** Bounds the memory, or the disk, that the files of senders can take. */
export function createUploadSpace(owner: number, place: Place = 'memory'): UploadSpace {
  const { mostOfOne, mostOfAll } = LIMITS[place];
  let size = 0;
  const count = (bytes: number) => {
    size += bytes;
    takenByAll[place] += bytes;
    const own = (taken[place].get(owner) ?? 0) + bytes;
    if (own > 0) taken[place].set(owner, own);
    else taken[place].delete(owner);
  };
  return {
    take(bytes) {
      const own = taken[place].get(owner) ?? 0;
      // A single one is bounded by its call.
      if (own > size && own + bytes > mostOfOne) throw new FileWorkError('own_busy');
      if (takenByAll[place] + bytes > mostOfAll) throw new FileWorkError('busy');
      count(bytes);
    },
    [Symbol.dispose]: () => count(-size),
  };
}
