import type { OrderStatus, PaymentEventSource, StaffOrder } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { dollars, purchaseLabel } from '@shell/kit/order-labels';
import { Badge, type BadgeProps, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { momentOf } from '../staff-area/formats.ts';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';

type Tone = NonNullable<BadgeProps['tone']>;

const STATUS: Readonly<Record<OrderStatus, { label: string; tone: Tone }>> = {
  open: { label: 'Not paid yet', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'danger' },
  abandoned: { label: 'Given up', tone: 'neutral' },
  authorized: { label: 'Signed', tone: 'accent' },
  paid: { label: 'Paid', tone: 'success' },
  cancelling: { label: 'Ends with its period', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** In the order of an order's life. */
export const ORDER_STATES = (Object.keys(STATUS) as OrderStatus[]).map((value) => ({ value, label: STATUS[value].label }));

/** States of refunds that staff look for. */
export const REFUND_STATES = [
  { value: 'pending', label: 'Refund under way' },
  { value: 'failed', label: 'Refund failed' },
] as const;

const statusLabel = (status: OrderStatus) => STATUS[status];

const SOURCES: Readonly<Record<PaymentEventSource, string>> = {
  webhook: 'Provider reported',
  callback: 'Learner’s browser',
  poll: 'Provider asked',
  site: 'Site',
  staff: 'Staff',
};

/** Of a step of the timeline. */
export const sourceLabel = (source: PaymentEventSource) => SOURCES[source];

/** An order's state as a badge. */
export function StatusBadge({ status }: Pick<StaffOrder, 'status'>) {
  const { label, tone } = statusLabel(status);
  return <Badge tone={tone}>{label}</Badge>;
}

export const orderColumns: readonly StaffColumn<StaffOrder>[] = [
  {
    key: 'order',
    header: 'Order',
    rowHeader: true,
    cell: (order) => (
      <>
        <TextLink render={<Link to={addressOf('staff-payment', { id: order.id })} />}>#{order.id}</TextLink>
        <span css={smallPrint}>{purchaseLabel(order)}</span>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Learner',
    cell: ({ name, email }) => (
      <>
        {name}
        <span css={smallPrint}>{email}</span>
      </>
    ),
  },
  { key: 'created_at', header: 'Opened', wide: true, cell: ({ created_at }) => momentOf(created_at) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => dollars(amount) },
  {
    key: 'status',
    header: 'State',
    cell: (order) => (
      <>
        <StatusBadge status={order.status} />
        {order.failure_reason && <span css={smallPrint}>{order.failure_reason}</span>}
        {order.refunded_amount > 0 && <span css={smallPrint}>{dollars(order.refunded_amount)} refunded</span>}
        {order.refund_pending_amount > 0 && <span css={smallPrint}>{dollars(order.refund_pending_amount)} refund pending</span>}
        {order.refund_failed_amount > 0 && <span css={smallPrint}>Refund of {dollars(order.refund_failed_amount)} failed</span>}
      </>
    ),
  },
  { key: 'paid', header: 'Payments', align: 'end', extra: true, cell: ({ paid_count }) => paid_count },
  {
    key: 'provider',
    header: 'Provider',
    extra: true,
    cell: ({ provider_id, provider_status }) => (
      <>
        {provider_id ?? ''}
        {provider_status && <span css={smallPrint}>{provider_status}</span>}
      </>
    ),
  },
];
