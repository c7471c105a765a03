import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Subresource integrity. https://www.w3.org/TR/SRI/ */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** All files below a folder, as sorted paths with `/`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}

/** Writes atomically: readers see the old text until the new one is on disk. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const aside = join(dirname(file), `.${randomUUID()}`);
  try {
    await writeDurably(aside, text);
    await rename(aside, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeDurably(file: string, contents: string): Promise<void> {
  await using handle = await open(file, 'wx');
  await handle.writeFile(contents);
  await handle.sync();
}

/** Makes the names in a folder durable, if the system can. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync();
}

/** Undefined if there is no such file. */
export async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}
