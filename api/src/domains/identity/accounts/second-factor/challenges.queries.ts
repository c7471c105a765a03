import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../../db/checked-rows.ts';

/** How long a log-in waits for its code. */
const LIFETIME_MS = 10 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a log-in whose password was right wait for a code; answers the token to go on with. Clears the account's ended ones away. */
export async function openChallenge(db: Knex, userId: number, now: Date): Promise<string> {
  await db('sign_in_challenges').where('user_id', userId).where('expires_at', '<=', now).delete();
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LIFETIME_MS);
  await db('sign_in_challenges').insert({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at });
  return token;
}

const ownerRow = z.object({ user_id: z.int() });

/** Whose log-in waits under a token; null where none does, or no longer. */
export async function findChallenge(db: Knex, token: string, now: Date): Promise<number | null> {
  const query = db('sign_in_challenges').where('token_hash', hashOf(token)).where('expires_at', '>', now);
  return checkedRow(ownerRow, await query.first('user_id'))?.user_id ?? null;
}

/** Ends a waiting log-in; false where somebody has gone on with it already. */
export async function closeChallenge(db: Knex, token: string): Promise<boolean> {
  return (await db('sign_in_challenges').where('token_hash', hashOf(token)).delete()) > 0;
}

/** Ends all waiting log-ins of an account. */
export async function closeChallengesOf(db: Knex, userId: number): Promise<void> {
  await db('sign_in_challenges').where('user_id', userId).delete();
}

/** Clears log-ins away that nobody went on with; answers how many. */
export function deleteEndedChallenges(db: Knex, now: Date): Promise<number> {
  return db('sign_in_challenges').where('expires_at', '<=', now).delete();
}
