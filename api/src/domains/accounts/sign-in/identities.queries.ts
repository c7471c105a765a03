import type { Knex } from 'knex';
import type { Identity } from '../../../adapters/identity/index.ts';
import type { UserRow } from '../users.queries.ts';

/** The account that an identity signs in to; null when it is not known yet. */
export async function findUserByIdentity(db: Knex, { provider, subject }: Identity): Promise<UserRow | null> {
  const query = db('identities').join('users', 'users.id', 'identities.user_id').where({ provider, subject });
  return (await query.first<UserRow | undefined>('users.*')) ?? null;
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

/** The third parties that sign in to an account. */
export function listIdentities(db: Knex, userId: number): Promise<Pick<Identity, 'provider' | 'email'>[]> {
  return db('identities').where('user_id', userId).orderBy('id').select('provider', 'email');
}
