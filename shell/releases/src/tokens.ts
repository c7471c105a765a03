import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MODULE_NAME, ReleaseFault } from './description.ts';
import type { ReleaseStore } from './release-store.ts';

const StoredToken = z.object({
  id: z.string(),
  /** sha256 of the secret, which itself is nowhere. */
  hash: z.string(),
  /** Its purpose, e.g. the name of a pipeline; shown in the history as the author. */
  note: z.string(),
  by: z.string(),
  at: z.string(),
  /** Absent in tokens of former releases. */
  expires: z.string().optional(),
  /** When it was last used, to the minute. */
  used: z.string().optional(),
});
type StoredToken = z.infer<typeof StoredToken>;
const Tokens = z.array(StoredToken);

/** A token that may act for one module, without its secret. Times are ISO 8601, UTC; `used` is null if it never was. */
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
/** How many days a token is valid: unless said otherwise, at most, and those that were made without an end. */
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
  /** How many days it is valid, 1 to 365. */
  days?: number;
}

/**
 * Makes a token for one module. The answer is the only time that it can be seen.
 * @throws ReleaseFault if the module has too many, or it would be valid for too long.
 */
export async function createToken({ store, module, note, by, now, days = TOKEN_DAYS }: NewToken): Promise<string> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS) {
    throw new ReleaseFault(`A token is valid for 1 to ${MOST_TOKEN_DAYS} days.`);
  }
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  await store.updateText(fileOf(module), (text) => {
    // Those that have expired make room.
    const tokens = parse(text).filter((token) => Date.parse(withoutSecret(token).expires) > now.getTime());
    if (tokens.length >= MOST) throw new ReleaseFault(`${module} has ${MOST} tokens already: revoke those that nobody uses.`);
    return write([...tokens, { id, hash: hashOf(secret), note, by, at: now.toISOString(), expires: later(now, days) }]);
  });
  return `rel.${module}.${id}.${secret}`;
}

/** The tokens of a module, expired ones included. */
export async function listTokens(store: ReleaseStore, module: string): Promise<ReleaseToken[]> {
  return parse(await store.readText(fileOf(module))).map(withoutSecret);
}

/** Revokes a token, immediately and on all replicas. Throws `ReleaseFault` if there is none of that id. */
export async function revokeToken(store: ReleaseStore, module: string, id: string): Promise<void> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  await store.updateText(fileOf(module), (text) => {
    const tokens = parse(text);
    if (!tokens.some((token) => token.id === id)) throw new ReleaseFault(`${module} has no token ${id}.`);
    return write(tokens.filter((token) => token.id !== id));
  });
}

/** The module that a token may act for, and the token itself; null if it is malformed, unknown or revoked. It may have expired. */
export async function readToken(store: ReleaseStore, presented: string): Promise<(ReleaseToken & { module: string }) | null> {
  const [, module, id, secret] = TOKEN.exec(presented) ?? [];
  if (!module || !secret || !MODULE_NAME.test(module)) return null;
  const found = parse(await store.readText(fileOf(module))).find((token) => token.id === id);
  if (!found) return null;
  const known = timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashOf(secret)));
  return known ? { ...withoutSecret(found), module } : null;
}

/** Writes down that a token was used, once a minute at most. */
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
