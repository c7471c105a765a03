import { monthSchema, permissionSchema, roleIdSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Identity } from '../../../adapters/identity/index.ts';
import { validateOne, validateRow, validateRows } from '../../../db/row-validation.ts';
import { translating } from '../../../db/sqlstate.ts';
import { emailTaken } from './accounts.errors.ts';
import { hashPassword } from './passwords/passwords.ts';

/** All columns of `users`: anyone who exports their data gets these. */
export const userRow = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  full_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** 1 admin, 2 staff, 3 learner. */
  role_id: roleIdSchema,
  /** Of role 2; null: those that the role starts with. */
  permissions: z.array(permissionSchema).nullable(),
  /** The permission `revenue`, of role 2 with permissions of its own. */
  sees_revenue: z.boolean(),
  verified: z.boolean(),
  /** null: signs in through a third party only. */
  password_hash: z.string().nullable(),
  ib_year: z.string().nullable(),
  math_course: z.string().nullable(),
  country: z.string().nullable(),
  school: z.string().nullable(),
  course_slug: z.string().nullable(),
  exam_month: monthSchema.nullable(),
  exam_year: z.int().nullable(),
  /** Takes the place of `email` once it is verified. */
  pending_email: z.string().nullable(),
  /** No sign-in until staff unlock it. */
  locked_at: z.date().nullable(),
  /** Locked by a decision of staff, not for its devices. */
  locked_by_staff: z.boolean(),
  /** False for an account that many people share on purpose: its devices are not counted. */
  device_limited: z.boolean(),
  /** Its owner asked for deletion; a sign-in before then cancels it. */
  delete_after: z.date().nullable(),
  anonymised_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type UserRow = z.infer<typeof userRow>;

/** What an account starts with; without a password it signs in through a third party. */
export type NewUser = Pick<UserRow, 'email' | 'username'> & { password: string | null } & Partial<
    Omit<UserRow, 'id' | 'email' | 'username' | 'password_hash' | 'created_at' | 'updated_at'>
  >;

const emailRules = { users_email_unique: emailTaken };

/** Creates an account with the password, if any, hashed; `email_taken` (409) when the address has one already, in any letter case. */
export async function createUser(db: Knex, { password, ...details }: NewUser, now: Date): Promise<UserRow> {
  return insertUser(db, { ...details, password_hash: password === null ? null : await hashPassword(password) }, now);
}

/** As `createUser`, with a password that was hashed before. */
export async function insertUser(
  db: Knex,
  details: Omit<NewUser, 'password'> & Pick<UserRow, 'password_hash'>,
  now: Date,
): Promise<UserRow> {
  const row = { ...details, created_at: now, updated_at: now };
  return validateOne(userRow, await translating(emailRules, async () => db('users').insert(row).returning('*')));
}

export async function findUserByEmail(db: Knex, email: string): Promise<UserRow | null> {
  return validateRow(userRow, await db('users').whereRaw('lower(email) = lower(?)', [email]).first()) ?? null;
}

/**
 * The account with this id, locked against changes until the transaction ends when `lock` is set. Others may refer to it meanwhile:
 * a transaction that holds an order of theirs, for which this one waits, must be able to continue.
 */
export async function findUser(db: Knex, id: number, { lock = false } = {}): Promise<UserRow | null> {
  const query = db('users').where('id', id);
  return validateRow(userRow, await (lock ? query.forNoKeyUpdate() : query).first()) ?? null;
}

/** Changes an account; `email_taken` (409) when the new address belongs to another one. */
export async function updateUser(db: Knex, id: number, changes: Partial<UserRow>, now: Date): Promise<UserRow> {
  const rows = await translating(emailRules, async () =>
    db('users')
      .where('id', id)
      .update({ ...changes, updated_at: now })
      .returning('*'),
  );
  return validateOne(userRow, rows);
}

/** The account that an identity signs in to; null when it is not known yet. */
export async function findUserByIdentity(db: Knex, { provider, subject }: Identity): Promise<UserRow | null> {
  const query = db('identities').join('users', 'users.id', 'identities.user_id').where({ provider, subject });
  return validateRow(userRow, await query.first('users.*')) ?? null;
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

/** Ends all third-party sign-ins of an account. */
export async function unlinkIdentities(db: Knex, userId: number): Promise<void> {
  await db('identities').where('user_id', userId).delete();
}

const subjectRow = z.object({ user_id: z.int(), subject: z.string() });

/** What a third party calls some accounts, by account; of several identities the one used last. */
export async function findSubjects(db: Knex, provider: string, userIds: readonly number[]): Promise<Map<number, string>> {
  const query = db('identities')
    .where({ provider })
    .whereIn('user_id', [...userIds])
    .orderBy('last_used_at');
  const rows = validateRows(subjectRow, await query.select(Object.keys(subjectRow.shape)));
  return new Map(rows.map(({ user_id, subject }) => [user_id, subject]));
}

const identityRow = z.object({ provider: z.string(), email: z.string() });

export async function listIdentities(db: Knex, userId: number): Promise<z.infer<typeof identityRow>[]> {
  const query = db('identities').where('user_id', userId).orderBy('id');
  return validateRows(identityRow, await query.select(Object.keys(identityRow.shape)));
}
