import type { Order, OrderStatus } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useApiMutation, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { dollars, purchaseLabel } from '@shell/kit/order-labels';
import { saveFile } from '@shell/kit/save-file';
import {
  Badge,
  type BadgeProps,
  Button,
  EmptyState,
  LoadingRegion,
  Sheet,
  Skeleton,
  Table,
  type TableColumn,
  TextLink,
  token,
} from 'design-system';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { addressToContinue } from '../choose-plan/plan-choice.ts';
import { longDate } from '../dates.ts';
import { isLapsed } from '../membership/membership-state.ts';

const stack = css({ display: 'grid', gap: token.space[3] });
const note = css({ margin: 0, paddingBlockStart: token.space[4], fontSize: token.text.small, color: token.color.ink3 });
const below = css({ display: 'block', inlineSize: 'fit-content' });
const reason = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3 });

const columnsOf = (orders: readonly Order[]): readonly TableColumn<Order>[] => [
  { key: 'what', header: 'Order', rowHeader: true, cell: purchaseLabel },
  { key: 'date', header: 'Date', cell: ({ created_at }) => longDate(created_at) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => dollars(amount) },
  { key: 'status', header: 'State', cell: (order) => <State order={order} payAt={addressToPay(order, orders)} /> },
  { key: 'receipt', header: 'Receipt', cell: (order) => <ReceiptButton order={order} /> },
];

/** All orders, newest first. Specification part 2, section 3, "Order". */
export function OrdersPage() {
  const answer = useApi('GET /api/orders');
  if (answer.isError) {
    return <LoadFailed title="Your orders could not be loaded" answer={answer} />;
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
        Plans and gradings you buy appear here.
      </EmptyState>
    );
  }
  return (
    <Sheet padding="compact">
      <Table caption="Your orders" columns={columnsOf(orders)} rows={orders} rowKey={({ id }) => id} />
      {more && <p css={note}>Older orders aren’t shown. If you need one, write to us.</p>}
    </Sheet>
  );
}

/** An order's state, details, and a link to pay. */
function State({ order, payAt }: { order: Order; payAt: string | null }) {
  const { label, tone } = statusLabel(order, new Date());
  return (
    <span>
      <Badge tone={tone}>{label}</Badge>
      {detailsOf(order).map((detail) => (
        <span key={detail} css={reason}>
          {detail}
        </span>
      ))}
      {payAt && (
        <TextLink css={below} render={<Link to={payAt} />} aria-label={`Pay now: ${purchaseLabel(order)}, order ${order.id}`}>
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
    refunded_amount > 0 ? `${dollars(refunded_amount)} refunded` : null,
    refund_pending_amount > 0 ? `Refund under way: ${dollars(refund_pending_amount)}` : null,
    refund_failed_amount > 0
      ? `A refund of ${dollars(refund_failed_amount)} did not go through yet. We are looking into it`
      : null,
    type === 'subscription' && paid_count > 1 ? `${paid_count} payments` : null,
  ].filter((detail) => detail !== null);
}

// Aligns with the column's words.
const inLine = css({ marginInlineStart: `calc(-1 * ${token.space[3]})` });

function ReceiptButton({ order }: { order: Order }) {
  const receipt = useApiMutation('GET /api/orders/:id/receipt');
  const { busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const file = await receipt.mutateAsync({ params: { id: order.id } });
      saveFile(file.name, file);
    },
    inForm: () => false,
  });
  if (order.paid_count === 0) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      css={inLine}
      icon={<Download />}
      loading={busy}
      onClick={() => void submit()}
      aria-label={`Receipt of ${purchaseLabel(order)}, order ${order.id}`}
    >
      Receipt
    </Button>
  );
}

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const STATUS_WORDS: Readonly<Record<OrderStatus, StatusWords>> = {
  open: { label: 'Not paid yet', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'danger' },
  abandoned: { label: 'Not paid', tone: 'neutral' },
  authorized: { label: 'Being confirmed', tone: 'accent' },
  paid: { label: 'Paid', tone: 'success' },
  cancelling: { label: 'Ends soon', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** An order signed for later begins then; one with a failed renewal is not paid. */
function statusLabel(order: Order, now: Date): StatusWords {
  const { status, starts_at } = order;
  if (isLapsed(order, now)) return { label: 'Renewal failed', tone: 'danger' };
  if (status === 'authorized' && starts_at !== null && new Date(starts_at) > now)
    return { label: 'Begins later', tone: 'accent' };
  return STATUS_WORDS[status];
}

/** Where to pay an unpaid order; null if a newer one replaces it. */
function addressToPay(order: Order, orders: readonly Order[]): string | null {
  const { type, status, plan_key, billing_cycle, test_slug } = order;
  const newest = orders.find((other) => other.type === type && other.test_slug === test_slug);
  if (newest !== order || (status !== 'open' && status !== 'failed')) return null;
  if (type === 'grading') return test_slug && addressOf('get-graded', { slug: test_slug });
  return plan_key && addressToContinue(plan_key, billing_cycle ?? 'monthly');
}
