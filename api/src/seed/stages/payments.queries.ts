import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../db/checked-rows.ts';

const gradingWithoutOrderRow = z.object({ test_id: z.int(), user_id: z.int(), paid_at: z.date() });
/** A demo learner's grading that counts as paid without an order. */
type GradingWithoutOrder = z.infer<typeof gradingWithoutOrderRow>;

/** The gradings of these people that are paid without an order, oldest first. */
export async function listGradingsWithoutOrder(db: Knex, emails: readonly string[]): Promise<GradingWithoutOrder[]> {
  const rows = await db('gradings')
    .join('users', 'users.id', 'gradings.user_id')
    .whereIn('users.email', [...emails])
    .whereNotNull('gradings.paid_at')
    .whereNotExists(db('orders').whereRaw('orders.test_id = gradings.test_id').select(db.raw('1')))
    .orderBy(['gradings.paid_at', 'gradings.test_id'])
    .select('gradings.test_id', 'gradings.user_id', 'gradings.paid_at');
  return checkedRows(gradingWithoutOrderRow, rows);
}

/** Whether an account has ever ordered anything. */
export async function hasOrdered(db: Knex, userId: number): Promise<boolean> {
  return (await db('orders').where('user_id', userId).first('id')) !== undefined;
}
