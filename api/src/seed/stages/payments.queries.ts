import type { Knex } from 'knex';

/** A grading of a demo learner that counts as paid while no order stands behind it. */
export interface GradingWithoutOrder {
  test_id: number;
  user_id: number;
  paid_at: Date;
}

/** The gradings of these people that are paid without an order, oldest first. */
export async function listGradingsWithoutOrder(db: Knex, emails: readonly string[]): Promise<GradingWithoutOrder[]> {
  return db('gradings')
    .join('users', 'users.id', 'gradings.user_id')
    .whereIn('users.email', [...emails])
    .whereNotNull('gradings.paid_at')
    .whereNotExists(db('orders').whereRaw('orders.test_id = gradings.test_id').select(db.raw('1')))
    .orderBy(['gradings.paid_at', 'gradings.test_id'])
    .select('gradings.test_id', 'gradings.user_id', 'gradings.paid_at');
}

/** Whether somebody has ever ordered anything. */
export async function hasOrdered(db: Knex, userId: number): Promise<boolean> {
  return (await db('orders').where('user_id', userId).first('id')) !== undefined;
}
