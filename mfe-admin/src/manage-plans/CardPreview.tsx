import type { StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { dollars } from '@shell/kit/order-words';
import { Sheet, TickList, token } from 'design-system';
import type { ReadDraft } from './plan-change.ts';
import { priceWords } from './plan-labels.ts';

const preview = css({ display: 'grid', gap: token.space[3] });
const label = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const name = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const amount = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, fontWeight: token.weight.heading });
const line = css({ margin: 0, color: token.color.ink2 });

interface CardPreviewProps {
  plan: StaffPlan;
  draft: ReadDraft;
}

/** The card of a plan as buyers will see it. */
export function CardPreview({ plan, draft: { price, details } }: CardPreviewProps) {
  const free = plan.plan === 'free';
  const yearly = plan.billingCycle === 'yearly';
  return (
    <Sheet>
      <div css={preview}>
        <p css={label}>As it will stand on the pricing page</p>
        <h3 css={name}>{plan.name}</h3>
        <p css={line}>
          <span css={amount}>{price === null ? '–' : dollars(price)}</span> {free ? 'forever' : yearly ? 'a year' : 'a month'}
          {!free && yearly && price !== null && <> · {dollars(price / 12)} a month</>}
        </p>
        <TickList items={details} />
        {price !== null && price !== plan.current.price && <p css={label}>Today: {priceWords(plan.current, plan)}</p>}
      </div>
    </Sheet>
  );
}
