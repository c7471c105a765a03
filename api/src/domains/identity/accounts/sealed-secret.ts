import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { keyInDataDir } from '../../../data-dir-key.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret is bound to what it belongs to: copied to another row, it cannot be opened there. */
type SecretOwner = `second factor of ${number}` | `school provider ${string}`;

/** A stored secret: nonce, tag and AES-256-GCM ciphertext. */
export function seal(secret: Uint8Array, owner: SecretOwner, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret again, with whichever of the keys fits; throws where none does, or the secret belongs to another row. */
export function unseal(stored: Buffer, owner: SecretOwner, keys: readonly [Buffer, ...Buffer[]]): Buffer {
  const [key, ...former] = keys;
  const [next, ...others] = former;
  try {
    return unsealWith(stored, owner, key);
  } catch (error) {
    if (!next) throw error;
    return unseal(stored, owner, [next, ...others]);
  }
}

function unsealWith(stored: Buffer, owner: SecretOwner, key: Buffer): Buffer {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

const KEY_BYTES = 32;

/**
 * What stored secrets are encrypted with: FACTOR_KEY, else a key that is kept in DATA_DIR, apart from the database. The first is the
 * one for new secrets; the others are from before it.
 */
export async function factorKeys({
  FACTOR_KEY,
  DATA_DIR,
}: Pick<Config, 'FACTOR_KEY' | 'DATA_DIR'>): Promise<[Buffer, ...Buffer[]]> {
  if (!FACTOR_KEY) {
    const key = await keyInDataDir(DATA_DIR, 'second-factors', () => randomBytes(KEY_BYTES));
    if (key.length !== KEY_BYTES) throw new Error(`The key of second factors in ${DATA_DIR}/keys has not ${KEY_BYTES} bytes`);
    return [key];
  }
  const [present = '', ...former] = FACTOR_KEY.split(',');
  return [Buffer.from(present, 'base64'), ...former.map((key) => Buffer.from(key, 'base64'))];
}
