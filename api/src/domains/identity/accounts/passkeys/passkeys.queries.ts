import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validateOne, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { translating } from '../../../../db/sqlstate.ts';
import { passkeyKnown } from '../accounts.errors.ts';
import { CEREMONY_MS } from './web-authn.ts';

const passkeyRow = z.object({
  id: z.int(),
  user_id: z.int(),
  credential_id: z.instanceof(Buffer),
  user_handle: z.instanceof(Buffer),
  public_key: z.instanceof(Buffer),
  counter: z.int(),
  transports: z.array(z.string()),
  name: z.string(),
  backed_up: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});
export type PasskeyRow = z.infer<typeof passkeyRow>;

export async function listPasskeys(db: Knex, userId: number): Promise<PasskeyRow[]> {
  return validateRows(passkeyRow, await db('passkeys').where('user_id', userId).orderBy('id'));
}

export async function countPasskeys(db: Knex, userId: number): Promise<number> {
  const [row] = await db('passkeys').where('user_id', userId).count();
  return Number(row?.count ?? 0);
}

/** The passkey with this credential id; null if none has it. */
export async function findPasskey(db: Knex, credentialId: Buffer): Promise<PasskeyRow | null> {
  return validateRow(passkeyRow, await db('passkeys').where('credential_id', credentialId).first()) ?? null;
}

/** One passkey of an account; null if the account does not have it. */
export async function findPasskeyOf(db: Knex, userId: number, id: number): Promise<PasskeyRow | null> {
  return validateRow(passkeyRow, await db('passkeys').where({ id, user_id: userId }).first()) ?? null;
}

/** Stores a passkey; 409 `passkey_known` if it belongs to an account already. */
export async function insertPasskey(db: Knex, passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>): Promise<PasskeyRow> {
  const rows = await translating({ passkeys_credential_id_key: passkeyKnown }, async () =>
    db('passkeys').insert(passkey).returning('*'),
  );
  return validateOne(passkeyRow, rows);
}

/** Renames a passkey of an account; null if the account does not have it. */
export async function renamePasskey(db: Knex, userId: number, id: number, name: string): Promise<PasskeyRow | null> {
  const [row] = await db('passkeys').where({ id, user_id: userId }).update({ name }).returning('*');
  return validateRow(passkeyRow, row) ?? null;
}

const nameRow = passkeyRow.pick({ name: true });

/** Removes one or all passkeys of an account; returns their names. */
export async function deletePasskeys(db: Knex, userId: number, id?: number): Promise<string[]> {
  const which = id === undefined ? { user_id: userId } : { id, user_id: userId };
  const rows = validateRows(nameRow, await db('passkeys').where(which).delete().returning('name'));
  return rows.map(({ name }) => name);
}

/**
 * Notes that a passkey has signed, and up to where its authenticator counts; false where it has counted that far before: a copy of the
 * key, or the same signature at once on two replicas. Those that do not count stay at 0.
 */
export async function notePasskeyUse(
  db: Knex,
  id: number,
  { counter, backedUp }: { counter: number; backedUp: boolean },
  now: Date,
): Promise<boolean> {
  const counted = db('passkeys').where({ id });
  if (counter === 0) counted.where('counter', 0);
  else counted.where('counter', '<', counter);
  return (await counted.update({ counter, backed_up: backedUp, last_used_at: now })) > 0;
}

/** The account that a challenge's new passkey is for; null: a log-in, which needs no account. */
type ChallengeFor = { userId: number; userHandle: Buffer } | null;

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
 * Consumes a challenge, whatever the outcome; returns the handle for a new passkey. Null: unknown for this account (for
 * a log-in, if `userId` is null), used, or too old.
 */
export async function consumePasskeyChallenge(
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
  const row = validateRow(challengeRow, deleted);
  return row && row.expires_at > now ? { userHandle: row.user_handle } : null;
}

/** Deletes unanswered challenges; returns the count. */
export function deleteEndedPasskeyChallenges(db: Knex, now: Date): Promise<number> {
  return db('passkey_challenges').where('expires_at', '<=', now).delete();
}
