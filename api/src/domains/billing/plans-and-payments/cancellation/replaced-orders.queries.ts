import type { Knex } from 'knex';
import { namedOrders, type OrderRow, readOrders } from '../orders.queries.ts';

/**
 * Subscriptions that still run at the provider though a signed one took their place: the plan that it follows, or one whose paid
 * time was over when it was opened, which a late renewal would charge again. Only what `by` took the place of, where that is given.
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
