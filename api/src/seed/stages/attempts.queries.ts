import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../db/checked-rows.ts';

const unfilledTestRow = z.object({ id: z.int(), slug: z.string(), duration: z.int(), created_at: z.date() });
/** A seeded test that counts as attempted and has no attempt yet. */
export type UnfilledTest = z.infer<typeof unfilledTestRow>;

/** A learner's tests that were inserted as attempted, oldest first. One that was really taken has a receipt. */
export async function listUnfilledTests(db: Knex, userId: number): Promise<UnfilledTest[]> {
  const rows = await db('tests')
    .where({ user_id: userId, attempts: 1 })
    .whereNull('submitted_at')
    .orderBy(['created_at', 'id'])
    .select(Object.keys(unfilledTestRow.shape));
  return checkedRows(unfilledTestRow, rows);
}
