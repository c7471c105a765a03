import { statfs } from 'node:fs/promises';
import { Fault } from './fault.ts';

/** What PostgreSQL, the logs and the first files need, in bytes. */
const LEAST_FREE_BYTES = 200_000_000;

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

/** Throws a `Fault` that names the figures when the disk of DATA_DIR has too little room to work on. */
export async function requireSpace(folder: string, least = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= least) return;
  throw new Fault(
    `The disk that holds ${folder} has ${inMegabytes(free)} free, and ${inMegabytes(least)} are needed: free some space, or set DATA_DIR to a folder on another disk.`,
  );
}
