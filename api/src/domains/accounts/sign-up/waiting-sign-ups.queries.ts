import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Agreement } from '../agreements/agreements.service.ts';

/** A row of `waiting_sign_ups`: what somebody typed, until the link of its mail is opened. */
export interface WaitingSignUp {
  id: string;
  email: string;
  username: string;
  full_name: string | null;
  password_hash: string;
  agreement: Agreement | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

const HOUR_MS = 3_600_000;
/** As long as a mail that cannot be sent is tried again. */
const WITHOUT_MAIL_MS = 72 * HOUR_MS;
/** How long the link works. */
export const LINK_HOURS = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Keeps a sign-up until it is confirmed; answers its id. */
export async function addWaitingSignUp(
  db: Knex,
  { agreement, ...typed }: Pick<WaitingSignUp, 'email' | 'username' | 'full_name' | 'password_hash' | 'agreement'>,
  now: Date,
): Promise<string> {
  const expires_at = new Date(now.getTime() + WITHOUT_MAIL_MS);
  const row = { ...typed, agreement: agreement && JSON.stringify(agreement), created_at: now, expires_at };
  const [stored] = await db('waiting_sign_ups').insert(row).returning('id');
  return stored.id;
}

/** Makes the token of a sign-up's link, of which only the SHA-256 is stored; null where the sign-up waits no longer. */
export async function createSignUpToken(db: Knex, id: string, now: Date): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  const waiting = db('waiting_sign_ups').where({ id }).whereNull('used_at');
  return (await waiting.update({ token_hash: hashOf(token), expires_at })) > 0 ? token : null;
}

/** The sign-up of a link, locked until the transaction ends, so that two who open it at once wait for each other. */
export async function findWaitingSignUp(db: Knex, token: string): Promise<WaitingSignUp | null> {
  return (await db('waiting_sign_ups').where('token_hash', hashOf(token)).forUpdate().first()) ?? null;
}

/** Uses up all sign-ups of an address: it has its account now. */
export async function useSignUpsOf(db: Knex, email: string, now: Date): Promise<void> {
  await db('waiting_sign_ups').where({ email }).whereNull('used_at').update({ used_at: now });
}

/** Clears sign-ups that nobody confirmed, and used ones after a day; answers how many. */
export function deleteOldSignUps(db: Knex, now: Date): Promise<number> {
  return db('waiting_sign_ups').where('expires_at', '<=', now).delete();
}
