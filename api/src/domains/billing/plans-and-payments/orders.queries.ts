import { orderStatusSchema, planKeySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, validateOne, validateRow, validateRows } from '../../../db/row-validation.ts';

export const orderRow = z.object({
  id: z.int(),
  user_id: z.int(),
  type: z.enum(['subscription', 'grading']),
  plan_id: z.int().nullable(),
  /** Price and terms under which a subscription was bought; null for a grading. */
  plan_version_id: z.int().nullable(),
  plan_key: planKeySchema.nullable(),
  plan_name: z.string().nullable(),
  billing_cycle: z.enum(['monthly', 'yearly']).nullable(),
  test_id: z.int().nullable(),
  test_slug: z.string().nullable(),
  email: z.string(),
  username: z.string(),
  full_name: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  provider_id: z.string().nullable(),
  starts_at: z.date().nullable(),
  replaces_order_id: z.int().nullable(),
  status: orderStatusSchema,
  paid_count: z.int(),
  period_start: z.date().nullable(),
  period_end: z.date().nullable(),
  ended_at: z.date().nullable(),
  refunded_amount: z.int(),
  refund_pending_amount: z.int(),
  refund_failed_amount: z.int(),
  failure_reason: z.string().nullable(),
  provider_status: z.string().nullable(),
  payment_ids: z.array(z.string()),
  created_at: z.date(),
  checked_at: z.date().nullable(),
  next_check_at: z.date().nullable(),
});

export type OrderRow = z.infer<typeof orderRow>;

/** Whether a subscription runs at this moment, or is signed to begin. */
export const isRunning = ({ type, status, period_end }: OrderRow, now: Date): boolean =>
  type === 'subscription' &&
  (status === 'authorized' || ((status === 'paid' || status === 'cancelling') && period_end !== null && period_end > now));

export type NewOrder = Pick<OrderRow, 'user_id' | 'type' | 'plan_id' | 'test_id' | 'amount' | 'currency' | 'created_at'> &
  Partial<Pick<OrderRow, 'starts_at' | 'replaces_order_id' | 'plan_version_id'>>;

/** Orders with the names they are displayed with; add conditions, then run it with `readOrders`. */
export const namedOrders = (db: Knex) =>
  db('orders')
    .join('users', 'users.id', 'orders.user_id')
    .leftJoin('plans', 'plans.id', 'orders.plan_id')
    .leftJoin('tests', 'tests.id', 'orders.test_id')
    .select('orders.*', 'users.email', 'users.username', 'users.full_name', 'plans.billing_cycle', {
      plan_key: 'plans.plan',
      plan_name: 'plans.name',
      test_slug: 'tests.slug',
    });

export const readOrders = async (query: Knex.QueryBuilder): Promise<OrderRow[]> => validateRows(orderRow, await query);

/** Inserts an order that does not exist at the provider yet. */
export async function insertOrder(db: Knex, order: NewOrder): Promise<number> {
  return validateOne(idRow, await db('orders').insert(order).returning('id')).id;
}

/** Stores the provider's id of an order and the time of the first check. */
export async function setProviderId(db: Knex, id: number, providerId: string, nextCheckAt: Date): Promise<void> {
  await db('orders').where('id', id).update({ provider_id: providerId, next_check_at: nextCheckAt });
}

/** One order; null if there is none. */
export async function findOrder(db: Knex, id: number): Promise<OrderRow | null> {
  const rows = await readOrders(namedOrders(db).where('orders.id', id));
  return rows[0] ?? null;
}

/** The order with a provider's id; only `userId`'s if given. */
export async function findOrderByProviderId(db: Knex, providerId: string, userId?: number): Promise<OrderRow | null> {
  const query = namedOrders(db).where('orders.provider_id', providerId);
  const rows = await readOrders(userId === undefined ? query : query.where('orders.user_id', userId));
  return rows[0] ?? null;
}

/** A user's orders that reached the provider, newest first. */
export async function listOrders(db: Knex, userId: number): Promise<OrderRow[]> {
  const own = namedOrders(db).where('orders.user_id', userId).whereNotNull('orders.provider_id');
  return readOrders(own.orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc'));
}

/** Locks the order against other changes until the transaction ends; its events can still be stored. */
export async function lockOrder(transaction: Knex, id: number): Promise<void> {
  await transaction('orders').where('id', id).forNoKeyUpdate().select('id');
}

/** Stores the state derived from an order's events. */
export async function updateOrder(db: Knex, id: number, state: Partial<OrderRow>): Promise<void> {
  await db('orders').where('id', id).update(state);
}

const testRow = idRow.extend({ slug: z.string() });

/** A learner's test by its slug; null if there is none. */
export async function findTestOf(db: Knex, userId: number, slug: string): Promise<z.infer<typeof testRow> | null> {
  return validateRow(testRow, await db('tests').where({ user_id: userId, slug }).first('id', 'slug')) ?? null;
}

/** A learner's orders for one test, newest first. */
export async function listGradingOrders(db: Knex, userId: number, testId: number): Promise<OrderRow[]> {
  return (await listOrders(db, userId)).filter((order) => order.test_id === testId);
}

/**
 * Claims orders whose check is due: each is handed to one process, and put off until `again`, so that one whose check fails
 * comes round.
 */
export async function claimDueOrders(db: Knex, now: Date, again: Date, most: number): Promise<number[]> {
  const due = db('orders').where('next_check_at', '<=', now).orderBy('next_check_at').limit(most).forUpdate().skipLocked();
  const claimed = await db('orders')
    .whereIn('id', due.select('id'))
    .update({ next_check_at: again, checked_at: now })
    .returning('id');
  return validateRows(idRow, claimed).map(({ id }) => id);
}

const payerRow = orderRow.pick({ username: true, full_name: true, email: true });

export async function findPayer(db: Knex, userId: number): Promise<z.infer<typeof payerRow>> {
  const row = validateRow(payerRow, await db('users').where('id', userId).first(Object.keys(payerRow.shape)));
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}
