import type { OrderStatus, RequestOf } from '@api/contract';
import { ORDER_STATUSES, type REFUND_STATES } from './order-words.ts';

/** Orders on a page, as the API answers them. */
export const ORDERS_ON_PAGE = 25;

/** The state that the address asks for; null for all. */
export function statusOf(search: URLSearchParams): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === search.get('status')) ?? null;
}

/** The refunds that the address asks for; null for all orders. */
export function refundOf(search: URLSearchParams): keyof typeof REFUND_STATES | null {
  const refund = search.get('refund');
  return refund === 'pending' || refund === 'failed' ? refund : null;
}

/** The address's orders as the query of the list call. */
export const orderQuery = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/orders'>['query']> => ({
  ...orderFilter(search),
  page: search.get('page') ?? '1',
});

/** The same without a page: all that the filter shows. */
export function orderFilter(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/orders/export'>['query']> {
  const q = search.get('q')?.trim();
  const status = statusOf(search);
  const refund = refundOf(search);
  return { ...(status ? { status } : {}), ...(refund ? { refund } : {}), ...(q ? { q } : {}) };
}
