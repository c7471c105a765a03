import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../../config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret is bound to its account: a row that is copied to another one cannot be opened there. */
const boundTo = (userId: number) => Buffer.from(`second factor of ${userId}`);

/** A stored secret: nonce, tag and AES-256-GCM ciphertext. */
export function seal(secret: Uint8Array, userId: number, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret again, with whichever of the keys fits; throws where none does, or the row is another account's. */
export function unseal(stored: Buffer, userId: number, keys: readonly [Buffer, ...Buffer[]]): Buffer {
  const [key, ...former] = keys;
  const [next, ...others] = former;
  try {
    return unsealWith(stored, userId, key);
  } catch (error) {
    if (!next) throw error;
    return unseal(stored, userId, [next, ...others]);
  }
}

function unsealWith(stored: Buffer, userId: number, key: Buffer): Buffer {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(userId));
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

const KEY_BYTES = 32;

/** Writes a key down where none is yet; whole or not at all, so that another process never reads a part of one. */
async function keepNewKey(path: string): Promise<void> {
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    await link(written, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(written);
  }
}

/** The key in DATA_DIR, made by the first process that asks; all processes of one folder share it. */
async function keyInDataDir(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'keys', 'second-factors');
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const kept = await readFile(path, 'utf8').catch(async () => {
    await keepNewKey(path);
    return readFile(path, 'utf8');
  });
  const key = Buffer.from(kept, 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes`);
  return key;
}

/**
 * What secrets of second factors are encrypted with: FACTOR_KEY, else a key that is kept in DATA_DIR, apart from the database. The first is the
 * one for new secrets; the others are from before it.
 */
export async function factorKeys({
  FACTOR_KEY,
  DATA_DIR,
}: Pick<Config, 'FACTOR_KEY' | 'DATA_DIR'>): Promise<[Buffer, ...Buffer[]]> {
  if (!FACTOR_KEY) return [await keyInDataDir(DATA_DIR)];
  const [present = '', ...former] = FACTOR_KEY.split(',');
  return [Buffer.from(present, 'base64'), ...former.map((key) => Buffer.from(key, 'base64'))];
}
