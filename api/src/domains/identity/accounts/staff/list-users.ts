import type { RoleId, StaffUser } from '@api/contract';
import type { Knex } from 'knex';
import type { CsvColumn } from '../../../../csv/csv.ts';
import type { Call } from '../../../../http/route.ts';
import { plansOf } from '../../../billing/plans-and-payments/index.ts';
import { exportList } from '../../../operations/staff-log/index.ts';
import { presentListed, ROLE_NAMES } from './managed-account.ts';
import { allUsers, type ListedUser, pageOfUsers, type UserFilter, type UserOrder } from './staff-users.queries.ts';

const DEFAULT_PAGE_SIZE = 25;

type ListQuery = Call<'GET /api/admin/users/export'>['query'];

const filterOf = ({ q: words, role, plan, verified, locked, active }: ListQuery): UserFilter => ({
  ...{ words, plan, verified, locked, active },
  role: role === undefined ? undefined : (Number(role) as RoleId),
});

function orderOf({ sortBy: by = 'created_at', sortOrder }: ListQuery): UserOrder {
  return { by, direction: sortOrder ?? (by === 'created_at' ? 'desc' : 'asc') };
}

async function presentList(db: Knex, rows: readonly ListedUser[], now: Date): Promise<StaffUser[]> {
  const plans = await plansOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap((row) => {
    const plan = plans.get(row.id);
    return plan ? [presentListed(row, plan)] : [];
  });
}

export async function listUsers({ db, query, now }: Call<'GET /api/admin/users'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
  const slice = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, totalCount } = await pageOfUsers(db, filterOf(filter), orderOf(filter), slice, now);
  return { users: await presentList(db, rows, now), page, pageSize, totalCount };
}

const EXPORTED: readonly CsvColumn<StaffUser>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Name', value: ({ full_name, username }) => full_name ?? username },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Role', value: ({ role_id }) => ROLE_NAMES[role_id] },
  { header: 'Plan', value: ({ plan_name }) => plan_name },
  { header: 'Verified', value: ({ verified }) => verified },
  { header: 'Locked by', value: ({ locked }) => locked?.by ?? null },
  { header: 'Since', value: ({ created_at }) => created_at },
  { header: 'Last used', value: ({ last_used_at }) => last_used_at },
  { header: 'To be deleted', value: ({ delete_after }) => delete_after },
];

export function exportUsers(call: Call<'GET /api/admin/users/export'>) {
  const { db, query: filter, now } = call;
  const query = allUsers(db, filterOf(filter), orderOf(filter), now);
  const present = (rows: ListedUser[], transaction: Knex) => presentList(transaction, rows, now);
  return exportList<ListedUser, StaffUser>(call, { list: 'accounts', filter, query, columns: EXPORTED, present });
}
