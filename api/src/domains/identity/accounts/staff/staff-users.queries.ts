import { type Colleague, type PlanKey, permissionSchema, type RoleId, roleIdSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ACCOUNT_WORDS } from '../../../../db/account-words.ts';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { containing } from '../../../../db/like.ts';
import { queryOne, queryRows, validateOne, validateRows, waitingRow } from '../../../../db/row-validation.ts';
import { holdersOfPlan } from '../../../billing/plans-and-payments/index.ts';
import { type Activity, activePeople } from '../../../operations/activity/index.ts';
import { permissionsOf } from '../permissions.ts';
import { userRow } from '../users.queries.ts';

/** Filters of the list of accounts. `words`: of name or address, or `#` and a number. */
export interface UserFilter {
  words?: string | undefined;
  role?: RoleId | undefined;
  plan?: PlanKey | undefined;
  verified?: boolean | undefined;
  locked?: boolean | undefined;
  active?: Activity | undefined;
}

export interface UserOrder {
  by: 'created_at' | 'email' | 'name';
  direction: 'asc' | 'desc';
}

const listedUser = userRow.extend({ last_used_at: z.date().nullable() });
export type ListedUser = z.infer<typeof listedUser>;

function narrow(query: Knex.QueryBuilder, db: Knex, filter: UserFilter, now: Date): void {
  const { words, role, plan, verified, locked, active } = filter;
  query.whereNull('anonymised_at');
  if (role !== undefined) query.where('role_id', role);
  if (verified !== undefined) query.where('verified', verified);
  if (locked !== undefined) query[locked ? 'whereNotNull' : 'whereNull']('locked_at');
  if (plan === 'free') query.whereNotIn('users.id', holdersOfPlan(db, 'any', now));
  else if (plan !== undefined) query.whereIn('users.id', holdersOfPlan(db, plan, now));
  if (active !== undefined) query.whereIn('users.id', activePeople(db, active, now));
  if (words === undefined) return;
  if (/^#\d{1,9}$/.test(words)) query.where('users.id', Number(words.slice(1)));
  else query.whereRaw(`${ACCOUNT_WORDS} ILIKE ?`, [containing(words)]);
}

const SORTED: Readonly<Record<UserOrder['by'], string>> = {
  created_at: 'created_at',
  email: 'lower(email)',
  name: 'lower(coalesce(full_name, username))',
};

function listed(db: Knex, filter: UserFilter, { by, direction }: UserOrder, now: Date): Knex.QueryBuilder {
  return db('users')
    .where((query) => narrow(query, db, filter, now))
    .orderByRaw(`${SORTED[by]} ${direction}, users.id ${direction}`)
    .select('users.*', db.raw('(SELECT max(d.last_used_at) FROM devices d WHERE d.user_id = users.id) AS last_used_at'));
}

/** All accounts that are not anonymised and that a filter leaves, in an order. */
export function allUsers(db: Knex, filter: UserFilter, order: UserOrder, now: Date): ListQuery<ListedUser> {
  return { ...listed(db, filter, order, now).toSQL(), row: listedUser };
}

/** One page of accounts with the number of all that the filter leaves. */
export async function pageOfUsers(
  db: Knex,
  filter: UserFilter,
  order: UserOrder,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<{ rows: ListedUser[]; totalCount: number }> {
  const count = await db('users')
    .where((query) => narrow(query, db, filter, now))
    .count({ count: '*' })
    .first();
  const rows = validateRows(listedUser, await listed(db, filter, order, now).limit(limit).offset(offset));
  return { rows, totalCount: Number(count?.count ?? 0) };
}

const lastUseRow = z.object({ at: z.date().nullable() });

/** When an account was last used on any of its devices. */
export async function lastUseOf(db: Knex, userId: number): Promise<Date | null> {
  return validateOne(lastUseRow, await db('devices').where('user_id', userId).max({ at: 'last_used_at' })).at;
}

export async function listIdentityProviders(db: Knex, userId: number): Promise<string[]> {
  return db('identities').where('user_id', userId).orderBy('provider').pluck('provider');
}

/**
 * How many administrators can sign in. Their rows are locked until the transaction ends, so that two who lock or demote each other at the same
 * moment do not leave none.
 */
export async function countAdministrators(db: Knex): Promise<number> {
  const rows = await db('users').where('role_id', 1).whereNull('locked_at').orderBy('id').forNoKeyUpdate().select('id');
  return rows.length;
}

export const countLockedAccounts = (db: Knex) =>
  queryOne(db, waitingRow, 'SELECT count(*)::int AS count, min(locked_at) AS oldest FROM users WHERE locked_at IS NOT NULL');

const colleagueRow = staffNameSchema.extend({
  role_id: roleIdSchema,
  permissions: z.array(permissionSchema).nullable(),
  sees_revenue: z.boolean(),
});

/** Everybody of the staff, by name; those of some ids where they are named. */
export async function listColleagues(db: Knex, ids?: readonly number[]): Promise<Colleague[]> {
  const rows = await queryRows(
    db,
    colleagueRow,
    `SELECT id, coalesce(full_name, username) AS name, role_id, permissions, sees_revenue FROM users
      WHERE role_id IN (1, 2) AND anonymised_at IS NULL AND (CAST(:ids AS int[]) IS NULL OR id = ANY (:ids))
      ORDER BY lower(coalesce(full_name, username)), id`,
    { ids: ids ? [...ids] : null },
  );
  return rows.map((row) => ({ id: row.id, name: row.name, permissions: permissionsOf(row) }));
}

/** Those of some addresses, in lower case, that have an account. */
export async function findKnownAddresses(db: Knex, emails: readonly string[]): Promise<Set<string>> {
  const found = 'SELECT lower(email) AS email FROM users WHERE lower(email) = ANY (:emails)';
  const rows = await queryRows(db, userRow.pick({ email: true }), found, { emails: [...emails] });
  return new Set(rows.map(({ email }) => email));
}
