import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MODULE_NAME, ReleaseFault } from './description.ts';
import type { ReleaseStore } from './release-store.ts';

const Tokens = z.array(
  z.object({
    id: z.string(),
    /** sha256 of the secret, which itself is nowhere. */
    hash: z.string(),
    /** Its purpose, e.g. the name of a pipeline; shown in the history as the author. */
    note: z.string(),
    by: z.string(),
    at: z.string(),
  }),
);

/** A token that may release one module, without its secret. */
export type ReleaseToken = Omit<z.infer<typeof Tokens>[number], 'hash'>;

/** Enough for all pipelines of a team. */
const MOST = 20;
const TOKEN = /^rel\.([a-z0-9-]{1,60})\.([a-z0-9]{8})\.([\w-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const fileOf = (module: string) => `${module}/tokens.json`;
const parse = (text: string | undefined) => Tokens.parse(JSON.parse(text ?? '[]'));

/** Makes a token for one module. The answer is the only time that it can be seen. */
export async function createToken({
  store,
  module,
  note,
  by,
  now,
}: {
  store: ReleaseStore;
  module: string;
  note: string;
  by: string;
  now: Date;
}): Promise<string> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  await store.updateText(fileOf(module), (text) => {
    const tokens = parse(text);
    if (tokens.length >= MOST) throw new ReleaseFault(`${module} has ${MOST} tokens already: revoke those that nobody uses.`);
    return JSON.stringify([...tokens, { id, hash: hashOf(secret), note, by, at: now.toISOString() }], null, 2);
  });
  return `rel.${module}.${id}.${secret}`;
}

/** The tokens of a module. */
export async function listTokens(store: ReleaseStore, module: string): Promise<ReleaseToken[]> {
  return parse(await store.readText(fileOf(module))).map(({ hash: _hash, ...token }) => token);
}

/** Revokes a token, immediately and on all replicas. Throws `ReleaseFault` if there is none of that id. */
export async function revokeToken(store: ReleaseStore, module: string, id: string): Promise<void> {
  await store.updateText(fileOf(module), (text) => {
    const tokens = parse(text);
    if (!tokens.some((token) => token.id === id)) throw new ReleaseFault(`${module} has no token ${id}.`);
    return JSON.stringify(
      tokens.filter((token) => token.id !== id),
      null,
      2,
    );
  });
}

/** The module that a token may release, and the token's id; null if it is invalid or revoked. */
export async function readToken(store: ReleaseStore, presented: string): Promise<(ReleaseToken & { module: string }) | null> {
  const [, module, id, secret] = TOKEN.exec(presented) ?? [];
  if (!module || !secret || !MODULE_NAME.test(module)) return null;
  const found = parse(await store.readText(fileOf(module))).find((token) => token.id === id);
  if (!found) return null;
  const { hash, ...token } = found;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(secret))) ? { ...token, module } : null;
}
