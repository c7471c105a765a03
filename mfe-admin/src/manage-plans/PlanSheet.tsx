import type { PlanVersion, StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Button, Sheet, TickList, token } from 'design-system';
import { type ReactNode, useState } from 'react';
import { datedMoment, grouped } from '../staff-area/formats.ts';
import { heading2, note, row, spread, stack } from '../staff-area/styles.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { SaleDialog, TakeBackDialog } from './PlanDialogs.tsx';
import { limitWords, priceWords } from './plan-labels.ts';

const price = css({
  margin: 0,
  fontSize: token.text.heading3,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
const quiet = css({ color: token.color.ink3 });

/** A plan's price, limits, subscribers and versions. */
export function PlanSheet({ plan }: { plan: StaffPlan }) {
  const [open, setOpen] = useState<'change' | 'sale' | null>(null);
  const [taken, setTaken] = useState<PlanVersion | null>(null);
  const { current, upcoming, past } = plan;
  return (
    <Sheet render={<article aria-label={`${plan.name}, ${plan.billingCycle}`} />}>
      <div css={stack[4]}>
        <div css={spread[2]}>
          <h2 css={heading2}>{plan.name}</h2>
          <Badge tone={plan.on_sale ? 'success' : 'warning'}>{plan.on_sale ? 'On sale' : 'Off sale'}</Badge>
        </div>
        <p css={price}>{priceWords(current, plan)}</p>
        <TickList items={current.details} />
        <p css={note}>
          Allows {limitWords(current)}. {holdersOf(plan)}
        </p>
        <Versions heading="To come" plan={plan} versions={upcoming}>
          {(each) => (
            <div>
              <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setTaken(each)}>
                Take back
              </Button>
            </div>
          )}
        </Versions>
        <Versions heading="Sold before" plan={plan} versions={past}>
          {({ holders }) => (
            <span css={quiet}>{holders === 1 ? 'One account keeps' : `${grouped(holders)} accounts keep`} it.</span>
          )}
        </Versions>
        <div css={row[2]}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('change')}>
            Change
          </Button>
          {plan.plan !== 'free' && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('sale')}>
              {plan.on_sale ? 'Take off sale' : 'Put on sale'}
            </Button>
          )}
        </div>
      </div>
      {open === 'change' && <ChangePlanDialog plan={plan} onClose={() => setOpen(null)} />}
      <SaleDialog plan={plan} open={open === 'sale'} onOpenChange={(next) => setOpen(next ? 'sale' : null)} />
      <TakeBackDialog plan={plan} version={taken} onClose={() => setTaken(null)} />
    </Sheet>
  );
}

/** Subscribers to today's version; the free plan covers all others. */
function holdersOf({ plan, current: { holders } }: StaffPlan): string {
  if (plan === 'free') return 'Everybody without another plan has it.';
  if (holders < 2) return holders === 0 ? 'Nobody has it by these terms.' : 'One account has it by these terms.';
  return `${grouped(holders)} accounts have it by these terms.`;
}

const versions = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
});
const version = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const partName = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, fontWeight: token.weight.medium });

interface VersionsProps {
  heading: string;
  plan: StaffPlan;
  versions: readonly PlanVersion[];
  children: (version: PlanVersion) => ReactNode;
}

/** Versions not on sale today, if any. */
function Versions({ heading, plan, versions: shown, children }: VersionsProps) {
  if (shown.length === 0) return null;
  return (
    <section css={stack[2]}>
      <h3 css={partName}>{heading}</h3>
      <ul css={versions}>
        {shown.map((each) => (
          <li key={each.version} css={version}>
            <Terms plan={plan} terms={each} />
            {children(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A version's price, limits, start, author and reason. */
function Terms({ plan, terms }: { plan: StaffPlan; terms: PlanVersion }) {
  return (
    <>
      <strong>{priceWords(terms, plan)}</strong>
      <span>{limitWords(terms)}</span>
      <span>{terms.details.join(' · ')}</span>
      {terms.version > 1 ? (
        <span css={quiet}>
          From {datedMoment(terms.effective_from)}, by {terms.created_by?.name ?? 'a former colleague'}: {terms.reason}
        </span>
      ) : (
        <span css={quiet}>As the product came.</span>
      )}
    </>
  );
}
