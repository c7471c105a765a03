import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../db/checked-rows.ts';

const ungradedTestRow = z.object({ id: z.int(), slug: z.string(), user_id: z.int(), submitted_at: z.date() });
/** A demo learner's attempted test without an uploaded sheet. */
export type UngradedTest = z.infer<typeof ungradedTestRow>;

/** A learner's attempted tests without a grading, oldest first; none if they have one with a grading. */
export async function listUngradedTests(db: Knex, email: string): Promise<UngradedTest[]> {
  const rows = await db('tests')
    .join('users', 'users.id', 'tests.user_id')
    .where('users.email', email)
    .whereNotNull('tests.submitted_at')
    .whereNotExists(db('gradings').whereRaw('gradings.user_id = users.id').select(db.raw('1')))
    .orderBy(['tests.created_at', 'tests.id'])
    .select('tests.id', 'tests.slug', 'tests.user_id', 'tests.submitted_at');
  return checkedRows(ungradedTestRow, rows);
}
