import type { ResponseOf, StaffOrder } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useHost, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, purchaseLabel } from '@shell/kit/order-labels';
import { isPermitted } from '@shell/kit/permissions';
import { Badge, Button, DateTime, DescriptionList, LoadingRegion, Sheet, Skeleton, TextLink, token } from 'design-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type RefObject, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayOf, secondOf } from '../staff-area/formats.ts';
import { NotFound } from '../staff-area/NotFound.tsx';
import { type Read, ReadFailed } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { heading2, stack } from '../staff-area/styles.ts';
import { useFocusAfterRemoval } from '../staff-area/use-focus-after-removal.ts';
import { StatusBadge, sourceLabel } from './order-columns.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/** An order's state, timeline and actions. */
export function OrderPage() {
  const id = Number(useParams().id);
  const answer = useApi('GET /api/admin/orders/:id', { params: { id } }, { staleTime: 0 });
  const data = answer.data;
  const facts = useFocusAfterRemoval<HTMLDivElement>(data && Number(isRefundable(data.order)));
  return (
    <StaffPage
      title={`Order #${id}`}
      width="reading"
      description={<TextLink render={<Link to={addressOf('staff-payments')} />}>All payments</TextLink>}
      actions={data && <Actions order={data.order} facts={facts} />}
    >
      {answer.isPending && (
        <LoadingRegion css={stack[5]} label="Loading the order">
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="18rem" />
        </LoadingRegion>
      )}
      {answer.isError && <Failed read={answer} />}
      {data && !answer.isError && (
        <>
          <Sheet ref={facts} css={stack[5]} tabIndex={-1} render={<section aria-label="State of the order" />}>
            <h2 css={heading2}>{purchaseLabel(data.order)}</h2>
            <DescriptionList items={factsOf(data.order)} />
          </Sheet>
          <Sheet css={stack[5]}>
            <h2 css={heading2}>Timeline</h2>
            <Timeline events={data.timeline} />
          </Sheet>
        </>
      )}
    </StaffPage>
  );
}

function Failed({ read }: { read: Read }) {
  if (isApiError(read.error) && read.error.status === 404) {
    return (
      <NotFound icon={<ReceiptText />} title="There is no such order" to={addressOf('staff-payments')} label="All payments">
        The number may be mistyped.
      </NotFound>
    );
  }
  return <ReadFailed title="The order did not load" read={{ ...read, data: undefined }} />;
}

function factsOf(order: StaffOrder) {
  const { period_start, period_end } = order;
  return [
    { term: 'State', description: <StatusBadge status={order.status} /> },
    { term: 'Learner', description: `${order.name}, ${order.email}` },
    { term: 'Amount', description: dollars(order.amount) },
    { term: 'Opened', description: secondOf(order.created_at) },
    ...(order.starts_at ? [{ term: 'Begins', description: dayOf(order.starts_at) }] : []),
    ...(period_start && period_end ? [{ term: 'Period', description: `${dayOf(period_start)} to ${dayOf(period_end)}` }] : []),
    ...(order.ended_at ? [{ term: 'Ends or ended', description: dayOf(order.ended_at) }] : []),
    ...(order.type === 'subscription' ? [{ term: 'Cycles paid', description: order.paid_count }] : []),
    ...(order.failure_reason ? [{ term: 'Last failure', description: order.failure_reason }] : []),
    ...(order.refunded_amount > 0 ? [{ term: 'Refunded', description: dollars(order.refunded_amount) }] : []),
    ...(order.refund_pending_amount > 0 ? [{ term: 'Refund pending', description: dollars(order.refund_pending_amount) }] : []),
    ...(order.refund_failed_amount > 0
      ? [
          {
            term: 'Failed refund',
            description: `${dollars(order.refund_failed_amount)}: it did not go through, and can be sent again`,
          },
        ]
      : []),
    { term: 'Refundable', description: dollars(order.refundable) },
    {
      term: 'At the provider',
      description: [order.provider_id ?? 'never reached', order.provider_status].filter(Boolean).join(', '),
    },
    ...(order.payment_ids.length > 0 ? [{ term: 'Payments', description: order.payment_ids.join(', ') }] : []),
    { term: 'Next check', description: order.next_check_at ? secondOf(order.next_check_at) : 'none' },
  ];
}

const isRefundable = ({ refundable }: StaffOrder) => refundable > 0;

interface ActionsProps {
  order: StaffOrder;
  /** Gets the focus once nothing is left to refund. */
  facts: RefObject<HTMLDivElement | null>;
}

/** Replay derives the order again from its events, so it is always safe. */
function Actions({ order, facts }: ActionsProps) {
  const { notify } = useHost();
  const { user } = useSession();
  const [refunding, setRefunding] = useState(false);
  const replay = useApiMutation('POST /api/admin/orders/:id/replay', {
    invalidates: ['GET /api/admin/orders', 'GET /api/admin/orders/:id'],
  });
  const askAnew = () =>
    replay.mutate(
      { params: { id: order.id } },
      {
        onSuccess: () => notify({ tone: 'success', text: 'The provider was asked, and every step was applied again' }),
        onError: (error) => notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return (
    <>
      <Button icon={<RefreshCw />} loading={replay.isPending} onClick={askAnew}>
        Replay
      </Button>
      {isPermitted(user, 'money') && isRefundable(order) && <Button onClick={() => setRefunding(true)}>Refund</Button>}
      <RefundDialog
        order={order}
        open={refunding}
        onOpenChange={setRefunding}
        // A refresh may have removed the button that opened the dialog.
        finalFocus={isRefundable(order) ? undefined : facts}
      />
    </>
  );
}

type PaymentEvent = ResponseOf<'GET /api/admin/orders/:id'>['timeline'][number];

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const step = css({
  position: 'relative',
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[6],
  paddingBlockEnd: token.space[5],
  borderInlineStart: `2px solid ${token.color.line}`,
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${token.space[1]} - 1px)`,
    insetBlockStart: token.space[1],
    inlineSize: token.space[2],
    blockSize: token.space[2],
    borderRadius: token.radius.full,
    background: token.color.accent,
  },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space[3],
  rowGap: token.space[1],
});
const what = css({ margin: 0, fontWeight: token.weight.strong, overflowWrap: 'anywhere' });
const quiet = css({
  margin: 0,
  fontSize: token.text.small,
  color: token.color.ink3,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** Events in order: source, time, and whether they count. */
function Timeline({ events }: { events: readonly PaymentEvent[] }) {
  return (
    <ol css={list} aria-label="Timeline">
      {events.map((event) => (
        <li key={event.id} css={step}>
          <div css={head}>
            <p css={what}>{event.type}</p>
            <Badge>{sourceLabel(event.source)}</Badge>
            {event.says.includes('refund_failed') && <Badge tone="danger">Refund failed</Badge>}
            {event.says.includes('refund_pending') && <Badge tone="accent">Refund under way</Badge>}
            {event.applied_at === null && <Badge tone="warning">Waiting to be applied</Badge>}
          </div>
          <p css={quiet}>
            <DateTime at={event.occurred_at} format="exactDateTime" noWrap />
            {event.actor && ` · ${event.actor}`}
            {event.payment_id && ` · ${event.payment_id}`}
          </p>
          {event.says.length > 0 && <p css={quiet}>Status: {event.says.join(', ').replaceAll('_', ' ')}</p>}
        </li>
      ))}
    </ol>
  );
}
