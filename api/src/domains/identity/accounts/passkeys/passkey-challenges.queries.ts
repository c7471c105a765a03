import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../../db/checked-rows.ts';
import { CEREMONY_MS } from './relying-party.ts';

/** Whose new passkey a challenge is for; null: a log-in, which anybody may begin. */
export type ChallengeFor = { userId: number; userHandle: Buffer } | null;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** Makes a challenge: 256 random bits, of which only the SHA-256 is stored. */
export async function openPasskeyChallenge(db: Knex, whom: ChallengeFor, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  const expires_at = new Date(now.getTime() + CEREMONY_MS);
  const owner = { user_id: whom?.userId ?? null, user_handle: whom?.userHandle ?? null };
  await db('passkey_challenges').insert({ challenge_hash: hashOf(challenge.toString('base64url')), ...owner, expires_at });
  return new Uint8Array(challenge);
}

const challengeRow = z.object({ user_handle: z.instanceof(Buffer).nullable(), expires_at: z.date() });

/**
 * Uses a challenge up, whatever comes of it; answers the handle that a new passkey is for. Null: no such one for this account (for
 * nobody's, where `userId` is null), used, or too old.
 */
export async function takePasskeyChallenge(
  db: Knex,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<{ userHandle: Buffer | null } | null> {
  const [deleted] = await db('passkey_challenges')
    .where('challenge_hash', hashOf(challenge))
    .whereRaw('user_id IS NOT DISTINCT FROM ?', [userId])
    .delete()
    .returning(Object.keys(challengeRow.shape));
  const row = checkedRow(challengeRow, deleted);
  return row && row.expires_at > now ? { userHandle: row.user_handle } : null;
}

/** Clears challenges away that nobody answered; answers how many. */
export function deleteEndedPasskeyChallenges(db: Knex, now: Date): Promise<number> {
  return db('passkey_challenges').where('expires_at', '<=', now).delete();
}
