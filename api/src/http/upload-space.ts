import type { Upload } from '@api/contract';
import { FileWorkError } from '../file-processes/index.ts';

/** Memory for uploads of one account that are on their way or in work: a save with twelve images, or five sheets. Bytes. */
const MOST_OF_ONE = 130 * 1_048_576;
const MOST_OF_ALL = 1_024 * 1_048_576;

/** Bytes that uploads in hand may take, for each owner and in all. */
const taken = new Map<number, number>();
let takenByAll = 0;

/** The bytes that an upload may take: what it announces, at most what its call allows. */
function sizeOf(contentLength: string | undefined, { files, fileBytes }: Upload): number {
  const allowed = Object.values(files).reduce((sum, count) => sum + count * fileBytes, 0);
  const announced = Number(contentLength ?? Number.NaN);
  return Number.isFinite(announced) ? Math.min(announced, allowed) : allowed;
}

/**
 * Reserves memory for an upload before its body is read. Returns how to release it. Throws a `FileWorkError` if the
 * account, or all together, have too much in transfer: this bounds the memory that senders can make the process hold.
 */
export function takeUploadSpace(owner: number, contentLength: string | undefined, upload: Upload): () => void {
  const size = sizeOf(contentLength, upload);
  const own = taken.get(owner) ?? 0;
  if (own > 0 && own + size > MOST_OF_ONE) throw new FileWorkError('own_busy');
  if (takenByAll + size > MOST_OF_ALL) throw new FileWorkError('busy');
  taken.set(owner, own + size);
  takenByAll += size;
  return () => {
    const left = (taken.get(owner) ?? 0) - size;
    if (left > 0) taken.set(owner, left);
    else taken.delete(owner);
    takenByAll -= size;
  };
}
