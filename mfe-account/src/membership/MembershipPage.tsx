import type { Allowance, Order, Plan } from '@api/contract';
import { CLAIMS, solutionsInWords } from '@api/contract/claims';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useErrorDisplay, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, purchaseLabel } from '@shell/kit/order-labels';
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
import { longDate } from '../dates.ts';
import { isLapsed, type MembershipState, membershipState } from './membership-state.ts';

const stack = css({ display: 'grid', gap: token.space[5] });
const card = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3], '&:empty': { display: 'none' } });

/** Plan, usage, period and cancellation. Specification part 2, sections 2 and 4. */
export function MembershipPage() {
  const plan = useApi('GET /api/plan');
  const me = useApi('GET /api/me');
  const orders = useApi('GET /api/orders');
  const reads = [plan, me, orders];
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
  if (!plan.data || !me.data || !orders.data) {
    return (
      <LoadingRegion css={stack}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="9rem" />
      </LoadingRegion>
    );
  }
  const { usage } = me.data;
  const state = membershipState(orders.data.orders, new Date());
  return (
    <div css={stack}>
      <PlanSheet plan={plan.data} state={state} />
      {state.next && <NextPlanSheet order={state.next} />}
      <Sheet css={card}>
        <h2 css={heading}>This month</h2>
        <Usage label="Tests" allowance={usage.tests} uncapped={CLAIMS.testsPerMonth.toLowerCase()} />
        <Usage label="Solutions" allowance={usage.questions} uncapped={`${CLAIMS.questionsPerMonth} per month`} />
        <p css={quiet}>The count starts again on {longDate(usage.resets_at)}.</p>
      </Sheet>
    </div>
  );
}

const priceOf = (cents: number, cycle: Order['billing_cycle']) => `${dollars(cents)} a ${cycle === 'yearly' ? 'year' : 'month'}`;

function PlanSheet({ plan, state: { current, next, confirming, ended } }: { plan: Plan; state: MembershipState }) {
  const { resume, busyWith } = useSubscribe();
  const scheduled = current?.status === 'cancelling' ? current.ended_at : null;
  const free = plan.price === 0;
  const lapsed = current !== null && isLapsed(current, new Date());
  const details = [
    { term: 'Plan', description: plan.name },
    { term: 'Price', description: free ? 'Free' : priceOf(plan.price, plan.billingCycle) },
    { term: 'Includes', description: `${plan.details.join(', ')}. ${solutionsInWords(plan.questions_per_month)}` },
    ...(!free && current?.period_start && current.period_end
      ? [{ term: 'Period', description: `${longDate(current.period_start)} to ${longDate(current.period_end)}` }]
      : []),
    ...(scheduled ? [{ term: 'Scheduled cancellation date', description: longDate(scheduled) }] : []),
    ...(free && ended?.period_end
      ? [{ term: 'Last plan', description: `${purchaseLabel(ended)}, until ${longDate(ended.ended_at ?? ended.period_end)}` }]
      : []),
  ];
  return (
    <Sheet css={card}>
      <h2 css={heading}>Your membership</h2>
      {confirming && <Banner>Your payment is being confirmed. The plan opens by itself as soon as that is done.</Banner>}
      {lapsed && current?.period_end && (
        <Banner tone="warning">
          Your last renewal didn’t go through, so your plan stopped after {longDate(current.period_end)}. It comes back once the
          payment goes through. You can also cancel it; you won’t be charged again.
        </Banner>
      )}
      {scheduled && !next && <Banner tone="warning">Your plan ends on {longDate(scheduled)}. Until then nothing changes.</Banner>}
      <DescriptionList items={details} />
      <div css={actions}>
        {free && !confirming && !lapsed && (
          <Button variant="primary" render={<Link to={addressOf('pricing')} />}>
            Upgrade
          </Button>
        )}
        {current?.abilities.resume && !next && (
          <Button variant="primary" loading={busyWith === 'resume'} onClick={() => void resume()}>
            Resume Subscription
          </Button>
        )}
        {current?.abilities.cancel && !next && (
          <CancelButton
            order={current}
            title="Cancel your subscription?"
            words={
              lapsed
                ? 'It ends at once, and nothing more is charged. Nothing that you saved is lost, and you can choose a plan again at any time.'
                : `You’ll keep your plan until ${endOf(current)}. Nothing is charged after that, and nothing you saved is lost. You can resume it until then.`
            }
          />
        )}
      </div>
    </Sheet>
  );
}

const endOf = ({ period_end }: Order) => (period_end ? longDate(period_end) : 'the end of the period you’ve paid for');

function NextPlanSheet({ order }: { order: Order }) {
  const begins = longDate(order.starts_at ?? '');
  return (
    <Sheet css={card}>
      <h2 css={heading}>Your next plan</h2>
      <DescriptionList
        items={[
          { term: 'Plan', description: purchaseLabel(order) },
          { term: 'Begins', description: begins },
          { term: 'Price', description: `${priceOf(order.amount, order.billing_cycle)}, charged from ${begins}` },
        ]}
      />
      <div css={actions}>
        {order.abilities.cancel && (
          <CancelButton
            order={order}
            title="Cancel your next plan?"
            words={`It will not begin, and nothing is charged for it. Your present plan stays yours until ${begins}.`}
          />
        )}
      </div>
    </Sheet>
  );
}

interface CancelButtonProps {
  order: Order;
  title: string;
  words: string;
}

function CancelButton({ order, title, words }: CancelButtonProps) {
  const { notify } = useHost();
  const [open, setOpen] = useState(false);
  const cancel = useApiMutation('PUT /api/razorpay/subscription/cancellation', {
    invalidates: ['GET /api/orders', 'GET /api/orders/latest', 'GET /api/plan', 'GET /api/me'],
  });
  const errorDisplay = useErrorDisplay();
  const confirm = async () => {
    const { message } = await cancel.mutateAsync({});
    notify({ tone: 'success', text: message });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel {order.status === 'authorized' ? 'Next Plan' : 'Subscription'}</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={words}
        confirmLabel={order.status === 'authorized' ? 'Cancel Next Plan' : 'Cancel Subscription'}
        cancelLabel="Keep it"
        danger
        onConfirm={confirm}
        errorDisplay={errorDisplay}
      />
    </>
  );
}

interface UsageProps {
  label: string;
  allowance: Allowance;
  /** The plan's words for no cap. */
  uncapped: string;
}

function Usage({ label, allowance: { used, limit }, uncapped }: UsageProps) {
  if (limit === null) return <DescriptionList items={[{ term: label, description: `${used} used, ${uncapped}` }]} />;
  return <ProgressBar label={label} showLabel detail={`${used}/${limit}`} tone="accent" value={used} max={limit} />;
}
