import type { Knex } from 'knex';
import { z } from 'zod';
import type { Identity } from '../../../../adapters/identity/index.ts';
import { checkedRow, checkedRows } from '../../../../db/checked-rows.ts';
import { type UserRow, userRow } from '../users.queries.ts';

export type { Identity } from '../../../../adapters/identity/index.ts';

/** The account that an identity signs in to; null when it is not known yet. */
export async function findUserByIdentity(db: Knex, { provider, subject }: Identity): Promise<UserRow | null> {
  const query = db('identities').join('users', 'users.id', 'identities.user_id').where({ provider, subject });
  return checkedRow(userRow, await query.first('users.*')) ?? null;
}

/** Notes the address that the provider names now, and when. */
export async function touchIdentity(db: Knex, { provider, subject, email }: Identity, now: Date): Promise<void> {
  await db('identities').where({ provider, subject }).update({ email, last_used_at: now });
}

/** Lets an identity sign in to an account; false when it belongs to one already. */
export async function linkIdentity(db: Knex, userId: number, identity: Identity, now: Date): Promise<boolean> {
  const { provider, subject, email } = identity;
  const row = { user_id: userId, provider, subject, email, created_at: now, last_used_at: now };
  return (await db('identities').insert(row).onConflict(['provider', 'subject']).ignore().returning('id')).length > 0;
}

const identityRow = z.object({ provider: z.string(), email: z.string() });

/** The third parties that sign in to an account. */
export async function listIdentities(db: Knex, userId: number): Promise<z.infer<typeof identityRow>[]> {
  const query = db('identities').where('user_id', userId).orderBy('id');
  return checkedRows(identityRow, await query.select(Object.keys(identityRow.shape)));
}
