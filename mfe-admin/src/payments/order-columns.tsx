import type { StaffOrder } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { dollars, whatWasBought } from '@shell/kit/order-words';
import { Badge, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { momentOf } from '../staff-area/dates.ts';
import type { StaffColumn } from '../staff-area/table/staff-column.ts';
import { statusWords } from './order-words.ts';

const second = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3, overflowWrap: 'anywhere' });

/** The state of an order as a badge. */
export function StatusBadge({ status }: Pick<StaffOrder, 'status'>) {
  const { label, tone } = statusWords(status);
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
        <span css={second}>{whatWasBought(order)}</span>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Learner',
    cell: ({ name, email }) => (
      <>
        {name}
        <span css={second}>{email}</span>
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
        {order.failure_reason && <span css={second}>{order.failure_reason}</span>}
        {order.refunded_amount > 0 && <span css={second}>{dollars(order.refunded_amount)} given back</span>}
        {order.refund_pending_amount > 0 && <span css={second}>{dollars(order.refund_pending_amount)} on its way back</span>}
        {order.refund_failed_amount > 0 && <span css={second}>Refund of {dollars(order.refund_failed_amount)} failed</span>}
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
        {provider_status && <span css={second}>{provider_status}</span>}
      </>
    ),
  },
];
