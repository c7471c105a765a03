import { copyFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** How large a log grows before it is put aside, in bytes, and how many former ones stay. */
export interface LogLimits {
  readonly mostBytes: number;
  readonly kept: number;
}

const LIMITS: LogLimits = { mostBytes: 20_000_000, kept: 4 };
const LOOK_EVERY_MS = 10_000;

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Puts a log aside that has grown large: `api.log` becomes `api.log.1`, that one `.2`, and the oldest goes. The service keeps writing into
 * the same file, which it has open for appending, so it is copied and emptied. On a full disk the oldest give way first; where none is
 * left the log is emptied without a copy.
 */
export async function rotateLog(file: string, { mostBytes, kept }: LogLimits = LIMITS): Promise<void> {
  if ((await sizeOf(file)) <= mostBytes) return;
  for (let number = kept; number >= 1; number -= 1) {
    if (number === kept) await rm(`${file}.${number}`, { force: true });
    else await rename(`${file}.${number}`, `${file}.${number + 1}`).catch(() => {});
  }
  while (!(await copied(file)) && (await removeOldest(file)));
  await truncate(file);
}

async function copied(file: string): Promise<boolean> {
  try {
    await copyFile(file, `${file}.1`);
    return true;
  } catch {
    await rm(`${file}.1`, { force: true });
    return false;
  }
}

/** Removes the oldest rotated log; false if there is none. */
async function removeOldest(file: string): Promise<boolean> {
  const names = (await readdir(dirname(file))).filter((name) => name.startsWith(`${basename(file)}.`));
  const oldest = names.map((name) => Number(name.slice(basename(file).length + 1))).reduce((a, b) => Math.max(a, b), 0);
  if (oldest === 0) return false;
  await rm(join(dirname(file), `${basename(file)}.${oldest}`), { force: true });
  return true;
}

/** Rotates a log when it reaches its limits, until the returned function is called. Failures are retried at the next check. */
export function startLogRotation(file: string): () => void {
  const timer = setInterval(() => void rotateLog(file).catch(() => {}), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
