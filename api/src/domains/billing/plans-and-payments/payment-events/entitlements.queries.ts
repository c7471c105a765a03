import type { Knex } from 'knex';
import { queueGrading, withdrawGrading } from '../../../grading/grading-orders/index.ts';
import type { OrderRow } from '../orders.queries.ts';
import type { Access } from './order-state.ts';

const moment = (seconds: number) => new Date(seconds * 1000);

/** Makes the membership of a subscription what its order says: one row, or none. */
async function syncMembership(db: Knex, order: OrderRow, access: Access | null): Promise<void> {
  if (!access || (access.until !== null && access.until <= access.from)) {
    await db('memberships').where('order_id', order.id).delete();
    return;
  }
  // The provider's clock may be ahead of ours; a buyer must not wait for it.
  const starts_at = order.starts_at ? moment(access.from) : new Date(Math.min(access.from * 1000, order.created_at.getTime()));
  const { user_id, plan_id, plan_version_id } = order;
  const span = { starts_at, ends_at: access.until === null ? null : moment(access.until) };
  await db('memberships')
    .insert({ user_id, plan_id, plan_version_id, order_id: order.id, ...span })
    .onConflict('order_id')
    .merge(span);
}

/** Makes the grading that an order gives what the order says: the answer sheet enters the queue, or leaves it again. */
async function syncGrading(db: Knex, order: OrderRow, access: Access | null, now: Date): Promise<void> {
  if (!access || order.test_id === null) {
    const taken = await db('grading_entitlements').where('order_id', order.id).delete();
    if (taken > 0 && order.test_id !== null && !(await isGradingPaid(db, order.test_id))) {
      await withdrawGrading(db, order.test_id, now);
    }
    return;
  }
  await db('grading_entitlements')
    .insert({ order_id: order.id, test_id: order.test_id, granted_at: moment(access.from) })
    .onConflict('order_id')
    .merge(['granted_at']);
  await queueGrading(db, order.test_id, moment(access.from));
}

/** Gives what an order gives, and takes what it no longer does. Belongs in the transaction that changes the order. */
export function syncEntitlement(db: Knex, order: OrderRow, access: Access | null, now: Date): Promise<void> {
  return order.type === 'subscription' ? syncMembership(db, order, access) : syncGrading(db, order, access, now);
}

/** Whether the grading of a test is paid for. */
export async function isGradingPaid(db: Knex, testId: number): Promise<boolean> {
  return (await db('grading_entitlements').where('test_id', testId).first('order_id')) !== undefined;
}
