import { BytesInHand } from '@api/work-process';
import { FileWorkError } from '../file-processes/index.ts';

/** For uploads that are on their way or in work, of one account and of all, in bytes. */
const LIMITS = {
  /** Twelve images, or five sheets. */
  memory: { maxPerOwner: 130 * 1_048_576, maxTotal: 1_024 * 1_048_576 },
  /** Two of staff's largest files. */
  disk: { maxPerOwner: 600 * 1_048_576, maxTotal: 4_096 * 1_048_576 },
};
type Place = keyof typeof LIMITS;

/** Uploads in hand: as many bytes as have come, whatever was announced. */
const taken = { memory: new BytesInHand(), disk: new BytesInHand() };

/** What one upload takes; disposing of it gives that back. */
export interface UploadSpace extends Disposable {
  /** Counts bytes that have come. Throws a `FileWorkError` if the account, or all together, have too much in hand. */
  take(bytes: number): void;
}

/** Bounds the memory, or the disk, that the files of senders can take. */
export function createUploadSpace(owner: number, place: Place = 'memory'): UploadSpace {
  const { maxPerOwner, maxTotal } = LIMITS[place];
  const inHand = taken[place];
  let size = 0;
  return {
    take(bytes) {
      const own = inHand.of(owner);
      // A single upload is bounded by its call.
      if (own > size && own + bytes > maxPerOwner) throw new FileWorkError('own_busy');
      if (inHand.all + bytes > maxTotal) throw new FileWorkError('busy');
      size += bytes;
      inHand.add(owner, bytes);
    },
    [Symbol.dispose]() {
      inHand.add(owner, -size);
      size = 0;
    },
  };
}
