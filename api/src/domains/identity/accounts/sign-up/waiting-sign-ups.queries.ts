import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, validateOne, validateRow } from '../../../../db/row-validation.ts';
import type { Agreement } from '../agreements/agreements.service.ts';

const waitingSignUpRow = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  full_name: z.string().nullable(),
  password_hash: z.string(),
  agreement: jsonColumn<Agreement>().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
  used_at: z.date().nullable(),
});
/** A row of `waiting_sign_ups`: what a user typed, until the link of its mail is opened. */
export type WaitingSignUp = z.infer<typeof waitingSignUpRow>;

const HOUR_MS = 3_600_000;
/** As long as unsent mails are retried. */
const WITHOUT_MAIL_MS = 72 * HOUR_MS;
export const LINK_HOURS = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Stores a sign-up until it is confirmed; returns its id. */
export async function addWaitingSignUp(
  db: Knex,
  { agreement, ...typed }: Pick<WaitingSignUp, 'email' | 'username' | 'full_name' | 'password_hash' | 'agreement'>,
  now: Date,
): Promise<number> {
  const expires_at = new Date(now.getTime() + WITHOUT_MAIL_MS);
  const row = { ...typed, agreement: agreement && JSON.stringify(agreement), created_at: now, expires_at };
  return validateOne(idRow, await db('waiting_sign_ups').insert(row).returning('id')).id;
}

/** Makes the token of a sign-up's link, of which only the SHA-256 is stored; null where the sign-up waits no longer. */
export async function createSignUpToken(db: Knex, id: number, now: Date): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  const waiting = db('waiting_sign_ups').where({ id }).whereNull('used_at');
  return (await waiting.update({ token_hash: hashOf(token), expires_at })) > 0 ? token : null;
}

/** The sign-up of a link, locked until the transaction ends, so that concurrent openings wait for each other. */
export async function findWaitingSignUp(db: Knex, token: string): Promise<WaitingSignUp | null> {
  const query = db('waiting_sign_ups').where('token_hash', hashOf(token)).forUpdate();
  return validateRow(waitingSignUpRow, await query.first(Object.keys(waitingSignUpRow.shape))) ?? null;
}

/** Uses up all sign-ups of an address: it has its account now. */
export async function useSignUpsOf(db: Knex, email: string, now: Date): Promise<void> {
  await db('waiting_sign_ups').where({ email }).whereNull('used_at').update({ used_at: now });
}

/** Deletes unconfirmed sign-ups, and used ones after a day; returns the count. */
export function deleteOldSignUps(db: Knex, now: Date): Promise<number> {
  return db('waiting_sign_ups').where('expires_at', '<=', now).delete();
}
