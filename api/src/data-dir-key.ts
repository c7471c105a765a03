import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a key where none is yet; whole or not at all, so that another process never reads a part of one. */
async function keepNewKey(path: string, key: Buffer): Promise<void> {
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, key.toString('base64'), { mode: 0o600, flush: true });
  try {
    await link(written, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(written);
  }
}

/** The key of a name in `DATA_DIR/keys`, made by the first process that asks; all processes of one folder share it. */
export async function keyInDataDir(dataDir: string, name: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
  const folder = join(dataDir, 'keys');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readFile(path, 'utf8').catch(async () => {
    await keepNewKey(path, await make());
    return readFile(path, 'utf8');
  });
  return Buffer.from(kept, 'base64');
}
