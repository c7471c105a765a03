import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret is bound to its account: a row that is copied to another one cannot be opened there. */
const boundTo = (userId: number) => Buffer.from(`second factor of ${userId}`);

/** A secret as it is stored: nonce, tag and what AES-256-GCM makes of it. */
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
