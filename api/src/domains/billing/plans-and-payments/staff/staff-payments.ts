import type { StaffOrder } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import type { CsvColumn } from '../../../../csv/csv.ts';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { exportList } from '../../../operations/staff-log/index.ts';
import { presentOrder } from '../orders/orders.ts';
import { findOrder, type OrderRow } from '../orders.queries.ts';
import { refundablePayment } from '../payment-events/order-state.ts';
import { listEvents, type PaymentEventRow } from '../payment-events/payment-events.queries.ts';
import { applyEvents, pollOrder } from '../payment-events/payment-events.ts';
import { withProvider } from '../payments.errors.ts';
import { allOrders, listEventsOf, namesOf, type OrderFilter, pageOfOrders } from './staff-orders.queries.ts';

function presentForStaff(order: OrderRow, events: readonly PaymentEventRow[], now: Date): StaffOrder {
  const facts = events.flatMap((event) => event.facts);
  return {
    ...presentOrder(order, now),
    user_id: order.user_id,
    email: order.email,
    name: order.full_name ?? order.username,
    provider_id: order.provider_id,
    provider_status: order.provider_status,
    payment_ids: order.payment_ids,
    refundable: refundablePayment(facts)?.left ?? 0,
    next_check_at: order.next_check_at?.toISOString() ?? null,
  };
}

/** One order and all its events; 404 if there is none. */
export async function timelineOf(db: Knex, id: number, now: Date) {
  const order = await findOrder(db, id);
  if (!order) throw notFound('There is no such order');
  const events = await listEvents(db, id);
  const actors = await namesOf(
    db,
    events.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return {
    order: presentForStaff(order, events, now),
    timeline: events.map((event) => ({
      id: event.id,
      source: event.source,
      type: event.type,
      says: event.facts.map((fact) => (fact.kind === 'status' ? fact.status : fact.kind)),
      payment_id: event.payment_id,
      actor_id: event.actor_id,
      actor: event.actor_id === null ? null : (actors.get(event.actor_id) ?? null),
      occurred_at: event.occurred_at.toISOString(),
      received_at: event.received_at.toISOString(),
      applied_at: event.applied_at?.toISOString() ?? null,
    })),
  };
}

const filterOf = ({ user_id: userId, status, refund, q }: Call<'GET /api/admin/orders/export'>['query']): OrderFilter => ({
  ...{ userId, status, refund, q },
});

const inUnits = (cents: number) => cents / 100;
const EXPORTED: readonly CsvColumn<OrderRow>[] = [
  { header: 'Order', value: ({ id }) => id },
  { header: 'Opened', value: ({ created_at }) => created_at },
  { header: 'Learner', value: ({ full_name, username }) => full_name ?? username },
  { header: 'Email', value: ({ email }) => email },
  {
    header: 'What',
    value: ({ type, plan_name, test_slug }) => plan_name ?? (type === 'grading' ? `grading of ${test_slug}` : type),
  },
  { header: 'State', value: ({ status }) => status },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Amount', value: ({ amount }) => inUnits(amount) },
  { header: 'Payments', value: ({ paid_count }) => paid_count },
  { header: 'Refunded', value: ({ refunded_amount }) => inUnits(refunded_amount) },
  { header: 'Refund pending', value: ({ refund_pending_amount }) => inUnits(refund_pending_amount) },
  { header: 'Refund failed', value: ({ refund_failed_amount }) => inUnits(refund_failed_amount) },
  { header: 'Period from', value: ({ period_start }) => period_start },
  { header: 'Period to', value: ({ period_end }) => period_end },
  { header: 'Failure', value: ({ failure_reason }) => failure_reason },
  { header: 'Provider id', value: ({ provider_id }) => provider_id },
];

export function exportOrders(call: Call<'GET /api/admin/orders/export'>) {
  const query = allOrders(call.db, filterOf(call.query));
  return exportList<OrderRow>(call, { list: 'orders', filter: call.query, query, columns: EXPORTED });
}

/** Orders, newest first, 25 a page. */
export async function listStaffOrders({ db, query, now }: Call<'GET /api/admin/orders'>) {
  const { page = 1, ...filter } = query;
  const { rows, totalCount } = await pageOfOrders(db, filterOf(filter), page);
  const events = await listEventsOf(
    db,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((order) => presentForStaff(order, events.get(order.id) ?? [], now));
  return { orders, page, totalCount };
}

export const getStaffOrder = ({ db, params, now }: Call<'GET /api/admin/orders/:id'>) => timelineOf(db, params.id, now);

/** Asks the provider about an order, and derives its state and entitlements again from all its events. */
export async function replayOrder({ db, params, now }: Call<'POST /api/admin/orders/:id/replay'>, payments: PaymentProvider) {
  const order = await findOrder(db, params.id);
  if (!order) throw notFound('There is no such order');
  const replayed = await applyEvents(db, order.id, now);
  await withProvider('ask', () => pollOrder(db, payments, replayed, now));
  return timelineOf(db, order.id, now);
}
