import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, type JWK } from 'jose';
import type { Config } from '../../config.ts';
import { keyInDataDir } from '../../data-dir-key.ts';

export interface ToolKeys {
  signing: { key: KeyObject; kid: string };
  published: JWK[];
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'der' });
}

async function readKey(der: Buffer) {
  const key = createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  const open = createPublicKey(key);
  const kid = createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16);
  return { key, kid, jwk: { ...(await exportJWK(open)), kid, alg: 'RS256', use: 'sig' } };
}

/** The keys of LTI_KEY, else one that is kept in DATA_DIR. The first signs. Throws where one is no RSA key. */
export async function readToolKeys({ LTI_KEY, DATA_DIR }: Pick<Config, 'LTI_KEY' | 'DATA_DIR'>): Promise<ToolKeys> {
  const stored = LTI_KEY
    ? LTI_KEY.split(',').map((key) => Buffer.from(key, 'base64'))
    : [await keyInDataDir(DATA_DIR, 'lti', makeKey)];
  const keys = await Promise.all(stored.map(readKey));
  const [first] = keys;
  if (!first) throw new Error('LTI_KEY has no key');
  return { signing: first, published: keys.map(({ jwk }) => jwk) };
}
