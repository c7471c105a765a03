import type { OrderStatus } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../../../db/checked-rows.ts';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { containing } from '../../../../db/like.ts';
import { namedOrders, type OrderRow, orderRow, readOrders } from '../orders.queries.ts';
import { type PaymentEventRow, readEvents } from '../payment-events/payment-events.queries.ts';

const PAGE_SIZE = 25;
/** A search that matches more people than this does not filter by person. */
const MOST_PEOPLE = 500;

/** What narrows the list. `q`: an order's number, an id of the provider's, or words of the buyer's name or address. */
export interface OrderFilter {
  userId?: number | undefined;
  status?: OrderStatus | undefined;
  refund?: 'pending' | 'failed' | undefined;
  q?: string | undefined;
}

/** The expression that the index of words is on. */
const WORDS = "(email || ' ' || username || ' ' || coalesce(full_name, ''))";
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
      .whereRaw(`${WORDS} ILIKE ?`, [containing(q)])
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

/** Names of those who did something, by their id. */
export async function namesOf(db: Knex, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db('users')
    .whereIn('id', [...userIds])
    .select(Object.keys(nameRow.shape));
  return new Map(checkedRows(nameRow, rows).map(({ id, full_name, username }) => [id, full_name ?? username]));
}
