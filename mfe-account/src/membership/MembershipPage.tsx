import type { Allowance, Order, Plan } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import {
  AlertDialog,
  Banner,
  Button,
  DescriptionList,
  ErrorState,
  LoadingRegion,
  ProgressBar,
  Sheet,
  Skeleton,
  token,
} from 'design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSubscribe } from '../check-out/useSubscribe.ts';
import { dollars, longDate } from '../money.ts';

const stack = css({ display: 'grid', gap: token.space[5] });
const card = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** The plan, what is used of it, its period, and the way out of it and back. Specification part 2, sections 2 and 4. */
export function MembershipPage() {
  const plan = useApi('GET /api/plan');
  const me = useApi('GET /api/me');
  const latest = useApi('GET /api/orders/latest');
  const reads = [plan, me, latest];
  const failed = reads.find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState
        title="Your membership could not be loaded"
        onRetry={() => {
          for (const read of reads) if (read.isError) void read.refetch();
        }}
        retrying={reads.some(({ isFetching }) => isFetching)}
      >
        {messageOf(failed.error)}
      </ErrorState>
    );
  }
  if (!plan.data || !me.data || !latest.data) {
    return (
      <LoadingRegion css={stack}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="9rem" />
      </LoadingRegion>
    );
  }
  const { usage } = me.data;
  return (
    <div css={stack}>
      <PlanSheet plan={plan.data} order={latest.data.order} />
      <Sheet css={card}>
        <h2 css={heading}>This month</h2>
        <Usage label="Tests" allowance={usage.tests} />
        <Usage label="Questions" allowance={usage.questions} />
        <p css={quiet}>Counted anew from {longDate(usage.resets_at)}.</p>
      </Sheet>
    </div>
  );
}

function PlanSheet({ plan, order }: { plan: Plan; order: Order | null }) {
  const { resume, busyWith } = useSubscribe();
  const [cancelling, setCancelling] = useState(false);
  const scheduled = order?.status === 'cancelling' ? order.ended_at : null;
  const free = plan.price === 0;
  const details = [
    { term: 'Plan', description: plan.name },
    {
      term: 'Price',
      description: free ? 'Free' : `${dollars(plan.price)} a ${plan.billingCycle === 'yearly' ? 'year' : 'month'}`,
    },
    { term: 'Includes', description: plan.details.join(', ') },
    ...(!free && order?.period_start && order.period_end
      ? [{ term: 'Period', description: `${longDate(order.period_start)} to ${longDate(order.period_end)}` }]
      : []),
    ...(scheduled ? [{ term: 'Scheduled cancellation date', description: longDate(scheduled) }] : []),
  ];
  return (
    <Sheet css={card}>
      <h2 css={heading}>Your membership</h2>
      {order?.status === 'authorized' && (
        <Banner>Your payment is being confirmed. The plan opens by itself as soon as that is done.</Banner>
      )}
      {scheduled && <Banner tone="warning">Your plan ends on {longDate(scheduled)}. Until then nothing changes.</Banner>}
      <DescriptionList items={details} />
      <div css={actions}>
        {free && (
          <Button variant="primary" render={<Link to="/pricing" />}>
            Upgrade
          </Button>
        )}
        {order?.abilities.resume && (
          <Button variant="primary" loading={busyWith === 'resume'} onClick={() => void resume()}>
            Resume Subscription
          </Button>
        )}
        {order?.abilities.cancel && <Button onClick={() => setCancelling(true)}>Cancel Subscription</Button>}
      </div>
      {order && <CancelDialog order={order} open={cancelling} onOpenChange={setCancelling} />}
    </Sheet>
  );
}

interface CancelDialogProps {
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function CancelDialog({ order, open, onOpenChange }: CancelDialogProps) {
  const { notify } = useHost();
  const cancel = useApiMutation('PUT /api/razorpay/subscription/cancellation', {
    invalidates: ['GET /api/orders', 'GET /api/orders/latest', 'GET /api/plan', 'GET /api/me'],
  });
  const confirm = async () => {
    try {
      const { message } = await cancel.mutateAsync({});
      notify({ tone: 'success', text: message });
    } catch (error) {
      notify({ tone: 'error', text: messageOf(error) });
      throw error;
    }
  };
  const end = order.period_end ? `on ${longDate(order.period_end)}` : 'at the end of the period that is paid for';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel your subscription?"
      description={`Your plan stays yours and ends ${end}. Nothing is charged after that, and nothing that you saved is lost. You can resume until then.`}
      confirmLabel="Cancel Subscription"
      cancelLabel="Keep it"
      danger
      onConfirm={confirm}
    />
  );
}

/** How much of an allowance is spent; without a cap, only how much. */
function Usage({ label, allowance: { used, limit } }: { label: string; allowance: Allowance }) {
  if (limit === null) return <DescriptionList items={[{ term: label, description: `${used} used, unlimited` }]} />;
  return <ProgressBar label={label} showLabel detail={`${used}/${limit}`} tone="accent" value={used} max={limit} />;
}
