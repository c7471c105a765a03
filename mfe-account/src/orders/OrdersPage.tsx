import type { Order } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, whatWasBought } from '@shell/kit/order-words';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Sheet,
  Skeleton,
  Table,
  type TableColumn,
  TextLink,
  token,
} from 'design-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { longDate } from '../dates.ts';
import { addressToPay, wordsOf } from './order-words.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

const stack = css({ display: 'grid', gap: token.space[3] });
const note = css({ margin: 0, paddingBlockStart: token.space[4], fontSize: token.text.small, color: token.color.ink3 });
const below = css({ display: 'block', inlineSize: 'fit-content' });
const reason = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3 });

const columnsOf = (orders: readonly Order[]): readonly TableColumn<Order>[] => [
  { key: 'what', header: 'Order', rowHeader: true, cell: whatWasBought },
  { key: 'date', header: 'Date', cell: ({ created_at }) => longDate(created_at) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => dollars(amount) },
  { key: 'status', header: 'State', cell: (order) => <State order={order} payAt={addressToPay(order, orders)} /> },
  { key: 'receipt', header: 'Receipt', cell: (order) => <ReceiptButton order={order} /> },
];

/** Everything that was ordered, newest first, with how it stands. Specification part 2, section 3, "Order". */
export function OrdersPage() {
  const answer = useApi('GET /api/orders');
  if (answer.isError) {
    return (
      <ErrorState title="Your orders could not be loaded" onRetry={() => void answer.refetch()} retrying={answer.isFetching}>
        {messageOf(answer.error)}
      </ErrorState>
    );
  }
  if (!answer.data) {
    return (
      <LoadingRegion css={stack}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
      </LoadingRegion>
    );
  }
  const { orders, more } = answer.data;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title="No orders yet"
        actions={
          <Button variant="primary" render={<Link to={addressOf('pricing')} />}>
            See the plans
          </Button>
        }
      >
        A plan or a grading that you buy is listed here.
      </EmptyState>
    );
  }
  return (
    <Sheet padding="compact">
      <Table caption="Your orders" columns={columnsOf(orders)} rows={orders} rowKey={({ id }) => id} />
      {more && <p css={note}>Older ones are left out. If you need one of them, write to us.</p>}
    </Sheet>
  );
}

/** The state in a word, and below it what more there is to say, and where to pay what is not paid. */
function State({ order, payAt }: { order: Order; payAt: string | null }) {
  const { label, tone } = wordsOf(order, new Date());
  return (
    <span>
      <Badge tone={tone}>{label}</Badge>
      {detailsOf(order).map((detail) => (
        <span key={detail} css={reason}>
          {detail}
        </span>
      ))}
      {payAt && (
        <TextLink css={below} render={<Link to={payAt} />} aria-label={`Pay now: ${whatWasBought(order)}, order ${order.id}`}>
          Pay now
        </TextLink>
      )}
    </span>
  );
}

function detailsOf(order: Order): string[] {
  const { status, failure_reason, starts_at, ended_at, paid_count, type } = order;
  const { refunded_amount, refund_pending_amount, refund_failed_amount } = order;
  return [
    status === 'failed' && failure_reason ? failure_reason : null,
    status === 'authorized' && starts_at ? `From ${longDate(starts_at)}` : null,
    status === 'cancelling' && ended_at ? `On ${longDate(ended_at)}` : null,
    refunded_amount > 0 ? `${dollars(refunded_amount)} given back` : null,
    refund_pending_amount > 0 ? `Refund under way: ${dollars(refund_pending_amount)}` : null,
    refund_failed_amount > 0
      ? `A refund of ${dollars(refund_failed_amount)} did not go through yet. We are looking into it`
      : null,
    type === 'subscription' && paid_count > 1 ? `${paid_count} payments` : null,
  ].filter((detail) => detail !== null);
}
