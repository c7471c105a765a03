import { FileWorkError } from '../file-processes/index.ts';

/** Memory for uploads of one account that are on their way or in work: a save with twelve images, or five sheets. Bytes. */
const MOST_OF_ONE = 130 * 1_048_576;
const MOST_OF_ALL = 1_024 * 1_048_576;

/** Bytes of uploads in hand, of each owner and of all: as many as have come, whatever was announced. */
const taken = new Map<number, number>();
let takenByAll = 0;

/** What one upload takes; disposing of it gives that back. */
export interface UploadSpace extends Disposable {
  /** Counts bytes that have come. Throws a `FileWorkError` if the account, or all together, have too much in hand. */
  take(bytes: number): void;
}

/** Bounds the memory that the files of senders can make the process hold. */
export function createUploadSpace(owner: number): UploadSpace {
  let size = 0;
  const count = (bytes: number) => {
    size += bytes;
    takenByAll += bytes;
    const own = (taken.get(owner) ?? 0) + bytes;
    if (own > 0) taken.set(owner, own);
    else taken.delete(owner);
  };
  return {
    take(bytes) {
      const own = taken.get(owner) ?? 0;
      // A single one is bounded by its call.
      if (own > size && own + bytes > MOST_OF_ONE) throw new FileWorkError('own_busy');
      if (takenByAll + bytes > MOST_OF_ALL) throw new FileWorkError('busy');
      count(bytes);
    },
    [Symbol.dispose]: () => count(-size),
  };
}
