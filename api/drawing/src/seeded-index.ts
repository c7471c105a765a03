import { createHash } from 'node:crypto';

/** A number from 0 to `count - 1` that depends on the key alone, evenly spread. */
export function seededIndex(key: string, count: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % count;
}
