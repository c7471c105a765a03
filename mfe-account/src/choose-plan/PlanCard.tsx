import type { Plan } from '@api/contract';
import { solutionsInWords } from '@api/contract/claims';
import { css } from '@emotion/react';
import { dollars } from '@shell/kit/order-labels';
import { Badge, Button, Sheet, TickList, token } from 'design-system';
import { longDate } from '../dates.ts';

const card = css({ display: 'flex', flexDirection: 'column', gap: token.space[5] });
const chosen = css({ borderColor: token.color.accent, outline: `1px solid ${token.color.accent}` });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
});
const nameStyles = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const price = css({ margin: 0, color: token.color.ink2, fontVariantNumeric: 'tabular-nums' });
const amount = css({
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  fontWeight: token.weight.heading,
  lineHeight: token.leading.tight,
  color: token.color.ink,
});
const note = css({ margin: 0, fontSize: token.text.small, color: token.color.ink2 });
const list = css({ flex: 1, alignContent: 'start' });

interface PlanCardProps {
  plan: Plan;
  current: boolean;
  /** Users with an account have started already. */
  signedIn: boolean;
  /** Until when the caller's plan is paid, and whether it renews. */
  period: { until: string; renews: boolean } | null;
  /** When it would begin after the caller's plan; null: at once. */
  startsAt: string | null;
  busy: boolean;
  onChoose: () => void;
}

/** A plan of the catalogue, with its price, benefits and button. */
export function PlanCard({ plan, current, signedIn, period, startsAt, busy, onChoose }: PlanCardProps) {
  const free = plan.price === 0;
  return (
    <Sheet padding="roomy" css={[card, !free && chosen]} render={<article aria-label={`${plan.name}, ${plan.billingCycle}`} />}>
      <div css={head}>
        <h2 css={nameStyles}>{plan.name}</h2>
        {current && <Badge tone="success">Your plan</Badge>}
      </div>
      <p css={price}>
        <span css={amount}>{dollars(plan.price)}</span> {free ? 'forever' : plan.billingCycle === 'yearly' ? 'a year' : 'a month'}
        {plan.billingCycle === 'yearly' && <> · {dollars(plan.price / 12)} a month</>}
      </p>
      <TickList items={[...plan.details, solutionsInWords(plan.questions_per_month)]} css={list} />
      {current && period && (
        <p css={note}>
          {period.renews ? 'Renews' : 'Ends'} on {longDate(period.until)}.
        </p>
      )}
      {startsAt && (
        <p css={note}>Begins on {longDate(startsAt)}, when your current plan ends. You won’t be charged before then.</p>
      )}
      <Button variant={free ? 'secondary' : 'primary'} block loading={busy} disabled={current && !free} onClick={onChoose}>
        {free ? (signedIn ? 'Go to the questions' : 'Start for free') : current ? 'Your current plan' : `Choose ${plan.name}`}
      </Button>
    </Sheet>
  );
}
