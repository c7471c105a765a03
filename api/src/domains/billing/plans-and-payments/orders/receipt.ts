import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../../errors.ts';
import { may, type SignedIn } from '../../../../http/caller.ts';
import { findOrder, findPayer, type OrderRow } from '../orders.queries.ts';

/** 409: nothing was paid. */
const notPaid = () => new ApiError(409, 'not_paid', 'There is a receipt once this order is paid');

/** A paid order with its buyer, for a receipt. Only its owner and staff who see payments can read it. */
export async function findPaidOrder(
  db: Knex,
  caller: SignedIn,
  id: number,
): Promise<{ order: OrderRow; buyer: { name: string; email: string } }> {
  const order = await findOrder(db, id);
  if (!order || (order.user_id !== caller.userId && !may(caller, 'money'))) throw notFound('There is no such order');
  if (order.paid_count === 0) throw notPaid();
  const { full_name, username, email } = await findPayer(db, order.user_id);
  return { order, buyer: { name: full_name ?? username, email } };
}
