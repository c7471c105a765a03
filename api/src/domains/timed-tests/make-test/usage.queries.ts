import type { Knex } from 'knex';
import type { Month } from '../../plans-and-payments/index.ts';

/** How many tests somebody has created in a calendar month: what the monthly cap counts. */
export async function countTestsCreated(db: Knex, userId: number, { start, end }: Month): Promise<number> {
  const row = await db('tests')
    .where('user_id', userId)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}
