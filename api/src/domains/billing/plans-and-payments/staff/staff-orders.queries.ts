import type { OrderStatus } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ACCOUNT_WORDS } from '../../../../db/account-words.ts';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { containing } from '../../../../db/like.ts';
import { jsonColumn, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { namedOrders, type OrderRow, orderRow, readOrders } from '../orders.queries.ts';
import { type PaymentEventRow, readEvents } from '../payment-events/payment-events.queries.ts';
import { refundUnderWay } from '../payments.errors.ts';

const PAGE_SIZE = 25;
/** A search that matches more people than this does not filter by person. */
const MOST_PEOPLE = 500;

/** Filters of the list. `q`: an order's number, an id of the provider's, or words of the buyer's name or address. */
export interface OrderFilter {
  userId?: number | undefined;
  status?: OrderStatus | undefined;
  refund?: 'pending' | 'failed' | undefined;
  q?: string | undefined;
}

function narrow(query: Knex.QueryBuilder, db: Knex, { userId, status, refund, q }: OrderFilter): void {
  if (userId !== undefined) query.where('orders.user_id', userId);
  if (status !== undefined) query.where('orders.status', status);
  if (refund !== undefined) query.where(`orders.refund_${refund}_amount`, '>', 0);
  if (!q) return;
  if (/^(?:sub|order)_\w+$/.test(q)) query.where('orders.provider_id', q);
  else if (/^pay_\w+$/.test(q)) query.whereRaw('orders.payment_ids @> ARRAY[?]::text[]', [q]);
  else if (/^#?\d{1,9}$/.test(q)) query.where('orders.id', Number(q.replace('#', '')));
  else {
    const people = db('users')
      .whereRaw(`${ACCOUNT_WORDS} ILIKE ?`, [containing(q)])
      .limit(MOST_PEOPLE)
      .select('id');
    query.whereIn('orders.user_id', people);
  }
}

function listed(db: Knex, filter: OrderFilter): Knex.QueryBuilder {
  return namedOrders(db)
    .where((query) => narrow(query, db, filter))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc');
}

/** All orders that match a filter, newest first. */
export const allOrders = (db: Knex, filter: OrderFilter): ListQuery<OrderRow> => ({
  ...listed(db, filter).toSQL(),
  row: orderRow,
});

/** One page of them; exported for the test that looks at its plan. */
export function orderPage(db: Knex, filter: OrderFilter, page: number): Knex.QueryBuilder {
  return listed(db, filter)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

/** One page of all orders, with their total. */
export async function pageOfOrders(
  db: Knex,
  filter: OrderFilter,
  page: number,
): Promise<{ rows: OrderRow[]; totalCount: number }> {
  const count = await db('orders')
    .where((query) => narrow(query, db, filter))
    .count({ count: '*' })
    .first();
  const rows = await readOrders(orderPage(db, filter, page));
  return { rows, totalCount: Number(count?.count ?? 0) };
}

/** The events of several orders, by order. */
export async function listEventsOf(db: Knex, orderIds: readonly number[]): Promise<Map<number, PaymentEventRow[]>> {
  const rows = await readEvents(db('payment_events').whereIn('order_id', [...orderIds]));
  return Map.groupBy(rows, ({ order_id }) => order_id ?? 0);
}

const nameRow = z.object({ id: z.int(), full_name: z.string().nullable(), username: z.string() });

export async function namesOf(db: Knex, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db('users')
    .whereIn('id', [...userIds])
    .select(Object.keys(nameRow.shape));
  return new Map(validateRows(nameRow, rows).map(({ id, full_name, username }) => [id, full_name ?? username]));
}

/** Longer than all calls of one refund may take. The lease of a dead process expires after it. */
const LEASE_MS = 180_000;

export interface RefundRequest {
  /** The idempotency key at the provider. */
  key: string;
  paymentId: string;
  /** In cents. */
  amount: number;
  /** The requested amount: cents, or null for all that is left. */
  asked: number | null;
  notes: Record<string, string>;
  /** Seconds since 1970. */
  at: number;
}

const requestRow = z.object({ request: jsonColumn<RefundRequest>().nullable() });

/** Stores a refund before it is sent; null once it was answered. */
export async function noteRefundRequest(db: Knex, orderId: number, request: RefundRequest | null): Promise<void> {
  await db('refund_requests')
    .where('order_id', orderId)
    .update({ request: request && JSON.stringify(request) });
}

/**
 * Runs what gives money of an order back, one at a time over all replicas; `run` gets the refund that was sent before and not
 * answered. Holds no connection in between: the provider may be slow. Throws 409 `refund_under_way` while another runs.
 */
export async function refundingOneAtATime<T>(
  db: Knex,
  orderId: number,
  now: Date,
  run: (unanswered: RefundRequest | null) => Promise<T>,
): Promise<T> {
  const until = new Date(now.getTime() + LEASE_MS);
  const [taken] = await db('refund_requests')
    .insert({ order_id: orderId, until })
    .onConflict('order_id')
    .merge(['until'])
    .where('refund_requests.until', '<=', now)
    .returning('request');
  const row = validateRow(requestRow, taken);
  if (!row) throw refundUnderWay();
  const own = () => db('refund_requests').where({ order_id: orderId, until });
  try {
    return await run(row.request);
  } finally {
    // One statement: a refund in between may hold the row until the same millisecond.
    const kept = await own().whereNotNull('request').update({ until: now });
    if (kept === 0) await own().whereNull('request').delete();
  }
}
