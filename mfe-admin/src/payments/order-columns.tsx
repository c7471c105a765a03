import type { StaffOrder } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { dollars, whatWasBought } from '@shell/kit/order-words';
import { Badge, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { momentOf } from '../staff-area/formats.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';
import { statusLabel } from './order-labels.ts';

/** The state of an order as a badge. */
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
        <span css={smallPrint}>{whatWasBought(order)}</span>
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
        {order.refunded_amount > 0 && <span css={smallPrint}>{dollars(order.refunded_amount)} given back</span>}
        {order.refund_pending_amount > 0 && <span css={smallPrint}>{dollars(order.refund_pending_amount)} on its way back</span>}
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
