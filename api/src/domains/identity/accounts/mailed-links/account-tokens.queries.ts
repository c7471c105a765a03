import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRow } from '../../../../db/row-validation.ts';

const purposeSchema = z.enum(['verify-email', 'reset-password']);
export type TokenPurpose = z.infer<typeof purposeSchema>;

const tokenRow = z.object({
  id: z.int(),
  user_id: z.int(),
  purpose: purposeSchema,
  email: z.string(),
  created_at: z.date(),
  expires_at: z.date(),
  used_at: z.date().nullable(),
});
export type TokenRow = z.infer<typeof tokenRow>;

/** How long a mailed link works. */
export const LINK_LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes the token of a link: 256 random bits, of which only the SHA-256 is stored. */
export async function createToken(
  db: Knex,
  { userId, purpose, email }: { userId: number; purpose: TokenPurpose; email: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_LIFETIME_MS[purpose]);
  const row = { user_id: userId, purpose, email, token_hash: hashOf(token), created_at: now, expires_at };
  await db('account_tokens').insert(row);
  return token;
}

/** The row of a token, locked until the transaction ends, so that concurrent openings wait for each other. */
export async function findToken(db: Knex, purpose: TokenPurpose, token: string): Promise<TokenRow | null> {
  const query = db('account_tokens').where({ purpose, token_hash: hashOf(token) });
  return validateRow(tokenRow, await query.forUpdate().first(Object.keys(tokenRow.shape))) ?? null;
}

/** Makes all of an account's links of a purpose unusable. */
export async function useTokens(db: Knex, userId: number, purpose: TokenPurpose, now: Date): Promise<void> {
  await db('account_tokens').where({ user_id: userId, purpose }).whereNull('used_at').update({ used_at: now });
}

const KEPT_MS = 7 * 86_400_000;

/** Deletes links that expired a week ago; until then a click explains why it does not work. Returns the count. */
export function deleteOldTokens(db: Knex, now: Date): Promise<number> {
  return db('account_tokens')
    .where('expires_at', '<', new Date(now.getTime() - KEPT_MS))
    .delete();
}
