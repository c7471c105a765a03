import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MODULE_NAME, ReleaseFault } from './description.ts';
import type { ReleaseStore } from './release-store.ts';

const StoredToken = z.object({
  id: z.string(),
  /** sha256 of the secret, which is stored nowhere. */
  hash: z.string(),
  /** Its purpose, shown in the history as the author. */
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** Absent in former tokens. */
  expires: z.string().optional(),
  /** To the minute. */
  used: z.string().optional(),
});
type StoredToken = z.infer<typeof StoredToken>;
const Tokens = z.array(StoredToken);

/** A token for one module, without its secret. Times in ISO 8601, UTC; `used` null if unused. */
export interface ReleaseToken {
  id: string;
  note: string;
  by: string;
  at: string;
  expires: string;
  used: string | null;
}

/** Enough for all pipelines of a team. */
const MOST = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;
const MINUTE_MS = 60_000;
/** Days of validity: default, most, and of former tokens. */
export const TOKEN_DAYS = 90;
export const MOST_TOKEN_DAYS = 365;
const DAYS_WITHOUT_END = 365;

const TOKEN = /^rel\.([a-z0-9-]{1,60})\.([a-z0-9]{8})\.([\w-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const fileOf = (module: string) => `${module}/tokens.json`;
const parse = (text: string | undefined) => Tokens.parse(JSON.parse(text ?? '[]'));
const write = (tokens: readonly StoredToken[]) => JSON.stringify(tokens, null, 2);
const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();

function withoutSecret({ id, note, by, at, expires, used }: StoredToken): ReleaseToken {
  return { id, note, by, at, expires: expires ?? later(new Date(at), DAYS_WITHOUT_END), used: used ?? null };
}

interface NewToken {
  store: ReleaseStore;
  module: string;
  note: string;
  by: string;
  now: Date;
  /** 1 to 365. */
  days?: number;
}

/** Makes a token for a module; only this response shows it. @throws ReleaseFault for too many, or too many days. */
export async function createToken({ store, module, note, by, now, days = TOKEN_DAYS }: NewToken): Promise<string> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS) {
    throw new ReleaseFault(`A token is valid for 1 to ${MOST_TOKEN_DAYS} days.`);
  }
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  await store.updateText(fileOf(module), (text) => {
    // Expired ones make room.
    const tokens = parse(text).filter((token) => Date.parse(withoutSecret(token).expires) > now.getTime());
    if (tokens.length >= MOST) throw new ReleaseFault(`${module} has ${MOST} tokens already: revoke those that nobody uses.`);
    return write([...tokens, { id, hash: hashOf(secret), note, by, at: now.toISOString(), expires: later(now, days) }]);
  });
  return `rel.${module}.${id}.${secret}`;
}

/** With expired ones. */
export async function listTokens(store: ReleaseStore, module: string): Promise<ReleaseToken[]> {
  return parse(await store.readText(fileOf(module))).map(withoutSecret);
}

/** Revokes a token at once, on all replicas. Throws `ReleaseFault` if there is none. */
export async function revokeToken(store: ReleaseStore, module: string, id: string): Promise<void> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  await store.updateText(fileOf(module), (text) => {
    const tokens = parse(text);
    if (!tokens.some((token) => token.id === id)) throw new ReleaseFault(`${module} has no token ${id}.`);
    return write(tokens.filter((token) => token.id !== id));
  });
}

/** A token and its module; null if malformed, unknown or revoked. It may have expired. */
export async function readToken(store: ReleaseStore, presented: string): Promise<(ReleaseToken & { module: string }) | null> {
  const [, module, id, secret] = TOKEN.exec(presented) ?? [];
  if (!module || !secret || !MODULE_NAME.test(module)) return null;
  const found = parse(await store.readText(fileOf(module))).find((token) => token.id === id);
  if (!found) return null;
  const known = timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashOf(secret)));
  return known ? { ...withoutSecret(found), module } : null;
}

/** Notes a token's use, once a minute at most. */
export async function noteUse(
  store: ReleaseStore,
  { module, id, used }: ReleaseToken & { module: string },
  now: Date,
): Promise<void> {
  if (used !== null && now.getTime() - Date.parse(used) < MINUTE_MS) return;
  await store.updateText(fileOf(module), (text) =>
    write(parse(text).map((token) => (token.id === id ? { ...token, used: now.toISOString() } : token))),
  );
}
