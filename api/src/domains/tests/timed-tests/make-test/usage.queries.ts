import type { Knex } from 'knex';
import { type Month, madeUnderCap } from '../../../billing/plans-and-payments/index.ts';

/**
 * The number of tests that a learner has created in a calendar month; `capped`: only those that count against the
 * monthly cap.
 */
export async function countTestsCreated(db: Knex, userId: number, { start, end }: Month, capped: boolean): Promise<number> {
  const query = db('tests').where('user_id', userId).where('created_at', '>=', start).where('created_at', '<', end);
  // Set by a teacher, it uses nothing up.
  if (capped) query.where('assigned', false);
  if (capped) madeUnderCap(query, userId, 'tests_per_month', 'tests.created_at');
  const row = await query.count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
