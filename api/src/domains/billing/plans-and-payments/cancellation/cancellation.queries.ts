import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows } from '../../../../db/row-validation.ts';
import { namedOrders, type OrderRow, readOrders } from '../orders.queries.ts';

/**
 * Subscriptions that still run at the provider though a signed one took their place: the plan that it follows, or one whose paid
 * time was over when it was opened, which a late renewal would charge again. With `by`, only those that it replaced.
 */
export async function listReplaced(db: Knex, by?: number): Promise<OrderRow[]> {
  const successors = db({ successor: 'orders' })
    .whereRaw('successor.user_id = orders.user_id AND successor.id <> orders.id')
    .where('successor.type', 'subscription')
    .whereIn('successor.status', ['authorized', 'paid'])
    .whereRaw('(successor.replaces_order_id = orders.id OR successor.created_at >= orders.period_end)')
    .select(db.raw('1'));
  if (by !== undefined) successors.where('successor.id', by);
  const paid = namedOrders(db).where('orders.type', 'subscription').where('orders.status', 'paid');
  return readOrders(paid.whereExists(successors).limit(100));
}

/** Running subscriptions of people who asked for their account to be deleted. */
export async function listLeaving(db: Knex): Promise<OrderRow[]> {
  const running = namedOrders(db).where('orders.type', 'subscription').whereIn('orders.status', ['paid', 'authorized']);
  return readOrders(running.whereNotNull('users.delete_after').limit(100));
}

/** How long an order that was just checked and is still due is left alone. */
const AGAIN_AFTER_MS = 15 * 60_000;

/** When an order was first reported as signed or paid. */
const SIGNED_AT = (order: string) => `coalesce((
  SELECT min(e.received_at) FROM payment_events e
   WHERE e.order_id = ${order}.id
     AND (e.facts @> '[{"kind":"authorized"}]' OR e.facts @> '[{"kind":"captured"}]' OR e.facts @> '[{"kind":"period"}]')
  ), ${order}.created_at)`;

/** Signed while another one that it does not replace ran or was scheduled. */
const SECOND_SUBSCRIPTION = `o.type = 'subscription' AND o.status IN ('authorized', 'paid') AND EXISTS (
  SELECT FROM orders p
   WHERE p.user_id = o.user_id AND p.id <> o.id AND p.type = 'subscription'
     AND (p.status = 'authorized' OR (p.status = 'paid' AND p.period_end > :now))
     AND o.replaces_order_id IS DISTINCT FROM p.id AND p.replaces_order_id IS DISTINCT FROM o.id
     AND (${SIGNED_AT('p')}, p.id) < (${SIGNED_AT('o')}, o.id))`;

/** The same grading was paid before, by another order. */
const GRADED_BY_ANOTHER = `EXISTS (
  SELECT FROM grading_entitlements mine
    JOIN grading_entitlements theirs ON theirs.test_id = mine.test_id
     AND (theirs.granted_at, theirs.order_id) < (mine.granted_at, mine.order_id)
   WHERE mine.order_id = o.id)`;

/** Or twice by one order. */
const SECOND_GRADING = `o.type = 'grading' AND o.status = 'paid' AND (${GRADED_BY_ANOTHER}
   OR o.refunded_amount + o.refund_pending_amount < o.amount * (cardinality(o.payment_ids) - 1))`;

/**
 * Orders opened since `since` with a duplicate payment, e.g. from two tabs: a plan beside another, or a grading paid
 * again. The first signed one is not among them. Returns the orders' ids, with `userId` only that user's.
 */
export async function listSecondPayments(db: Knex, now: Date, since: Date, userId: number | null): Promise<number[]> {
  const rows = await queryRows(
    db,
    idRow,
    `SELECT o.id
       FROM orders o
      WHERE o.created_at > :since AND ((${SECOND_SUBSCRIPTION}) OR (${SECOND_GRADING}))
        AND (o.user_id = :userId OR :userId::integer IS NULL AND (o.checked_at IS NULL OR o.checked_at <= :seenBefore))
      ORDER BY o.id
      LIMIT 100`,
    { now, since, userId, seenBefore: new Date(now.getTime() - AGAIN_AFTER_MS) },
  );
  return rows.map(({ id }) => id);
}

/** Whether the grading that an order pays was paid before, by another one. */
export async function isGradedByAnother(db: Knex, orderId: number): Promise<boolean> {
  const found = await queryFirst(db, z.object({}), `SELECT FROM orders o WHERE o.id = ? AND ${GRADED_BY_ANOTHER}`, [orderId]);
  return found !== undefined;
}
