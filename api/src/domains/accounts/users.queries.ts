import type { Knex } from 'knex';
import { translating } from '../../db/sqlstate.ts';
import { emailTaken } from './accounts.errors.ts';
import { hashPassword } from './passwords/passwords.ts';

/** A row of `users`. */
export interface UserRow {
  id: number;
  email: string;
  username: string;
  full_name: string | null;
  phone: string | null;
  /** 1 admin, 2 staff, 3 learner. */
  role_id: 1 | 2 | 3;
  verified: boolean;
  /** null: signs in through a third party only. */
  password_hash: string | null;
  ib_year: string | null;
  math_course: string | null;
  country: string | null;
  school: string | null;
  /** The subject that a learner works on. */
  course_slug: string | null;
  /** The examinations that a learner prepares for: both or none. */
  exam_month: 'May' | 'November' | null;
  exam_year: number | null;
  /** Takes the place of `email` once it is verified. */
  pending_email: string | null;
  /** No sign-in until staff unlock it. */
  locked_at: Date | null;
  /** Locked by a decision of staff, not for its devices. */
  locked_by_staff: boolean;
  /** False for an account that many people share on purpose: its devices are not counted. */
  device_limited: boolean;
  /** Its owner asked for deletion; a sign-in before then cancels it. */
  delete_after: Date | null;
  /** Nobody's any more. */
  anonymised_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

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
  const [user] = await translating(emailRules, async () => db<UserRow>('users').insert(row).returning('*'));
  if (!user) throw new Error('INSERT INTO users returned no row');
  return user;
}

/** The account of an address in any letter case. */
export async function findUserByEmail(db: Knex, email: string): Promise<UserRow | null> {
  return (await db<UserRow>('users').whereRaw('lower(email) = lower(?)', [email]).first()) ?? null;
}

/**
 * The account with this id, locked against changes until the transaction ends when `lock` is set. Others may refer to it meanwhile:
 * whoever holds an order of theirs, for which this transaction waits, must get on.
 */
export async function findUser(db: Knex, id: number, { lock = false } = {}): Promise<UserRow | null> {
  const query = db<UserRow>('users').where('id', id);
  return (await (lock ? query.forNoKeyUpdate() : query).first()) ?? null;
}

/** Changes an account; `email_taken` (409) when the new address belongs to another one. */
export async function updateUser(db: Knex, id: number, changes: Partial<UserRow>, now: Date): Promise<UserRow> {
  const [user] = await translating(emailRules, async () =>
    db<UserRow>('users')
      .where('id', id)
      .update({ ...changes, updated_at: now })
      .returning('*'),
  );
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}
