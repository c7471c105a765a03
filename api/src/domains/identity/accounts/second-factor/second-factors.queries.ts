import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRow, validateRows } from '../../../../db/row-validation.ts';
import { newRecoveryCodes, recoveryCodeHash } from './codes.ts';

const secretRow = z.object({ user_id: z.int(), secret: z.instanceof(Buffer) });
const secondFactorRow = secretRow.extend({ confirmed_at: z.date().nullable() });
/** The second factor of an account: its sealed secret, and since when it counts. */
export type SecondFactorRow = z.infer<typeof secondFactorRow>;

/** The second factor of an account, set up or being set up; null if there is none. */
export async function findSecondFactor(db: Knex, userId: number): Promise<SecondFactorRow | null> {
  const query = db('second_factors').where('user_id', userId);
  return validateRow(secondFactorRow, await query.first(Object.keys(secondFactorRow.shape))) ?? null;
}

/** The secrets of accounts after one, in the order of their accounts. */
export async function secretsAfter(db: Knex, userId: number, most: number): Promise<z.infer<typeof secretRow>[]> {
  const query = db('second_factors').where('user_id', '>', userId).orderBy('user_id').limit(most);
  return validateRows(secretRow, await query.select(Object.keys(secretRow.shape)));
}

/** Stores the same secret in another form; false if it has been set up again since. */
export async function replaceSecret(db: Knex, userId: number, stored: Buffer, secret: Buffer): Promise<boolean> {
  return (await db('second_factors').where({ user_id: userId, secret: stored }).update({ secret })) > 0;
}

export async function requiresCode(db: Knex, userId: number): Promise<boolean> {
  return (await db('second_factors').where('user_id', userId).whereNotNull('confirmed_at').first('user_id')) !== undefined;
}

/** Whether an account has anything that counts as a second factor: codes of an app, or a passkey. */
export async function hasSecondFactor(db: Knex, userId: number): Promise<boolean> {
  return (await requiresCode(db, userId)) || (await db('passkeys').where('user_id', userId).first('id')) !== undefined;
}

/** Stores a new secret until it is confirmed, replacing an unconfirmed one; false if one is confirmed. */
export async function beginSecondFactor(db: Knex, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const row = { user_id: userId, secret, created_at: now };
  const begun = db('second_factors').insert(row).onConflict('user_id').merge({ secret, created_at: now, last_step: 0 });
  return (await begun.whereNull('second_factors.confirmed_at').returning('user_id')).length > 0;
}

/** Consumes the code of one half minute; false if it or a later one was used. */
export async function consumeCodeStep(db: Knex, userId: number, step: number): Promise<boolean> {
  return (await db('second_factors').where('user_id', userId).where('last_step', '<', step).update({ last_step: step })) > 0;
}

/** Activates a second factor; false if it is active or was removed. */
export async function confirmSecondFactor(db: Knex, userId: number, now: Date): Promise<boolean> {
  return (await db('second_factors').where('user_id', userId).whereNull('confirmed_at').update({ confirmed_at: now })) > 0;
}

/** Removes the second factor of an account, with its recovery codes and waiting log-ins; false if there is none. */
export async function removeSecondFactor(db: Knex, userId: number): Promise<boolean> {
  await db('recovery_codes').where('user_id', userId).delete();
  await db('sign_in_challenges').where('user_id', userId).delete();
  return (await db('second_factors').where('user_id', userId).delete()) > 0;
}

/** Replaces the recovery codes, and returns the new ones in the clear. */
export async function renewRecoveryCodes(db: Knex, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db('recovery_codes').where('user_id', userId).delete();
  await db('recovery_codes').insert(codes.map((code) => ({ user_id: userId, code_hash: recoveryCodeHash(code) })));
  return codes;
}

export async function countRecoveryCodes(db: Knex, userId: number): Promise<number> {
  const [row] = await db('recovery_codes').where('user_id', userId).count();
  return Number(row?.count ?? 0);
}

/** Consumes a recovery code; false if the account does not have it. */
export async function consumeRecoveryCode(db: Knex, userId: number, code: string): Promise<boolean> {
  return (
    (await db('recovery_codes')
      .where({ user_id: userId, code_hash: recoveryCodeHash(code) })
      .delete()) > 0
  );
}

/** Notes of the sessions of an account that none counts as opened with a second factor any more. */
export async function resetSessionFactors(db: Knex, userId: number): Promise<void> {
  await db('sessions').where('user_id', userId).update({ second_factor: false });
}

/** Notes that a session was opened, or confirmed since, with a second factor. */
export async function markSession(db: Knex, sessionId: number): Promise<void> {
  await db('sessions').where('id', sessionId).update({ second_factor: true });
}

/** How long a log-in waits for its code. */
const LIFETIME_MS = 10 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a log-in whose password was right wait for a code; returns the token to continue with. Deletes the account's ended ones. */
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
  return validateRow(ownerRow, await query.first('user_id'))?.user_id ?? null;
}

/** Ends a waiting log-in; false if it has been continued already. */
export async function closeChallenge(db: Knex, token: string): Promise<boolean> {
  return (await db('sign_in_challenges').where('token_hash', hashOf(token)).delete()) > 0;
}

export async function closeChallengesOf(db: Knex, userId: number): Promise<void> {
  await db('sign_in_challenges').where('user_id', userId).delete();
}

/** Deletes abandoned log-ins; returns the count. */
export function deleteEndedChallenges(db: Knex, now: Date): Promise<number> {
  return db('sign_in_challenges').where('expires_at', '<=', now).delete();
}
