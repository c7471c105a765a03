import type { PlanVersion, StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useApiMutation, useHost } from '@shell/kit';
import { Badge, Button, LoadingRegion, Sheet, Skeleton, TickList, token } from 'design-system';
import { useState } from 'react';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { limitWords, priceWords } from './plan-words.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: token.space[5],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const card = css({ display: 'grid', gap: token.space[4] });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
});
const name = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const price = css({
  margin: 0,
  fontSize: token.text.heading3,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
const line = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
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
const quiet = css({ color: token.color.ink3 });
const part = css({ display: 'grid', gap: token.space[2] });
const partName = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, fontWeight: token.weight.medium });

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});
const inUtc = (iso: string) => `${moment.format(new Date(iso))} UTC`;

/** The catalogue: what each plan costs and allows, what comes, what was sold before, and who has it. */
export function PlansPage() {
  const plans = useApi('GET /api/admin/plans', {}, { staleTime: 0 });
  return (
    <StaffPage
      title="Plans"
      description={
        plans.data && !plans.data.changes
          ? 'Prices and limits. Administrators change them; whoever has bought a plan keeps what was bought.'
          : 'Prices and limits. A change is for who buys from then on: whoever has bought a plan keeps its price and its terms.'
      }
    >
      {plans.isPending && (
        <LoadingRegion css={list} label="Loading the plans">
          <Skeleton shape="block" height="16rem" />
          <Skeleton shape="block" height="16rem" />
        </LoadingRegion>
      )}
      <ListFailed title="The plans did not load" list={plans} />
      {plans.data && (
        <ul css={list}>
          {plans.data.plans.map((plan) => (
            <li key={plan.id}>
              <PlanSheet plan={plan} changes={plans.data.changes} />
            </li>
          ))}
        </ul>
      )}
    </StaffPage>
  );
}

function PlanSheet({ plan, changes }: { plan: StaffPlan; changes: boolean }) {
  const host = useHost();
  const [open, setOpen] = useState<'change' | 'sale' | null>(null);
  const [taken, setTaken] = useState<PlanVersion | null>(null);
  const invalidates = ['GET /api/admin/plans', 'GET /api/plans', 'GET /api/plan', 'GET /api/admin/log'] as const;
  const sale = useApiMutation('PUT /api/admin/plans/:plan/sale', { invalidates });
  const cancel = useApiMutation('DELETE /api/admin/plans/:plan/versions/:version', { invalidates });
  const done = ({ message }: { message: string }) => host.notify({ tone: 'success', text: message });
  const { current, upcoming, past } = plan;
  return (
    <Sheet render={<article aria-label={`${plan.name}, ${plan.billingCycle}`} />}>
      <div css={card}>
        <div css={head}>
          <h2 css={name}>{plan.name}</h2>
          <Badge tone={plan.on_sale ? 'success' : 'warning'}>{plan.on_sale ? 'On sale' : 'Off sale'}</Badge>
        </div>
        <p css={price}>{priceWords(current, plan)}</p>
        <TickList items={current.details} />
        <p css={line}>
          Allows {limitWords(current)}. {holdersOf(plan)}
        </p>
        {upcoming.length > 0 && (
          <section css={part}>
            <h3 css={partName}>To come</h3>
            <ul css={versions}>
              {upcoming.map((each) => (
                <li key={each.version} css={version}>
                  <Terms plan={plan} terms={each} />
                  {changes && (
                    <div>
                      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setTaken(each)}>
                        Take back
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {past.length > 0 && (
          <section css={part}>
            <h3 css={partName}>Sold before</h3>
            <ul css={versions}>
              {past.map((each) => (
                <li key={each.version} css={version}>
                  <Terms plan={plan} terms={each} />
                  <span css={quiet}>
                    {each.holders === 1 ? 'One account keeps' : `${each.holders.toLocaleString('en-GB')} accounts keep`} it.
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {changes && (
          <div css={row}>
            <Button aria-haspopup="dialog" onClick={() => setOpen('change')}>
              Change
            </Button>
            {plan.plan !== 'free' && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('sale')}>
                {plan.on_sale ? 'Take off sale' : 'Put on sale'}
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'change' && <ChangePlanDialog plan={plan} onClose={() => setOpen(null)} />}
      <ReasonDialog
        open={open === 'sale'}
        onOpenChange={(next) => setOpen(next ? 'sale' : null)}
        title={plan.on_sale ? `Take ${plan.name} off sale?` : `Put ${plan.name} on sale?`}
        description={
          plan.on_sale
            ? 'Nobody can buy it any more. Whoever has it keeps it, and is charged as before.'
            : `It stands on the pricing page for ${priceWords(current, plan)}.`
        }
        label={plan.on_sale ? 'Take off sale' : 'Put on sale'}
        run={async (reason) => {
          done(await sale.mutateAsync({ params: { plan: plan.plan }, body: { on_sale: !plan.on_sale, reason } }));
        }}
      />
      <ReasonDialog
        open={taken !== null}
        onOpenChange={(next) => {
          if (!next) setTaken(null);
        }}
        title="Take this change back?"
        description={taken ? `${priceWords(taken, plan)} from ${inUtc(taken.effective_from)} on does not come.` : ''}
        label="Take back"
        run={async (reason) => {
          if (!taken) return;
          const params = { plan: plan.plan, version: taken.version };
          done(await cancel.mutateAsync({ params, body: { reason } }));
        }}
      />
    </Sheet>
  );
}

/** Who has a plan as it is sold today; the free one is everybody's who has no other. */
function holdersOf({ plan, current: { holders } }: StaffPlan): string {
  if (plan === 'free') return 'Everybody without another plan has it.';
  if (holders < 2) return holders === 0 ? 'Nobody has it by these terms.' : 'One account has it by these terms.';
  return `${holders.toLocaleString('en-GB')} accounts have it by these terms.`;
}

/** One version: what it costs and allows, from when on, and who made it why. */
function Terms({ plan, terms }: { plan: StaffPlan; terms: PlanVersion }) {
  return (
    <>
      <strong>{priceWords(terms, plan)}</strong>
      <span>{limitWords(terms)}</span>
      <span>{terms.details.join(' · ')}</span>
      {terms.version > 1 ? (
        <span css={quiet}>
          From {inUtc(terms.effective_from)}, by {terms.created_by?.name ?? 'somebody who has left'}: {terms.reason}
        </span>
      ) : (
        <span css={quiet}>As the product came.</span>
      )}
    </>
  );
}
