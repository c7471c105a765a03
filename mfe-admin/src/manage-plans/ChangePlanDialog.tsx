import type { RequestOf, StaffPlan } from '@api/contract';
import { MOST_PLAN_LINES, SHORTEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { dollars } from '@shell/kit/order-labels';
import { Banner, Button, Dialog, DialogClose, Sheet, TextArea, TextField, TickList, token } from 'design-system';
import { useId, useState } from 'react';
import { centsOf, fieldOfMoment, momentOfField, ownZone } from '../staff-area/formats.ts';
import { ReasonField } from '../staff-area/ReasonDialog.tsx';
import { small, stack } from '../staff-area/styles.ts';
import { limitOf, priceWords, typedOf } from './plan-labels.ts';

export interface PlanDraft {
  price: string;
  /** Empty: no cap. */
  tests: string;
  questions: string;
  /** Of the card, one a line. */
  lines: string;
  /** Local time; empty: at once. */
  from: string;
  reason: string;
}

const draftOf = ({ current }: StaffPlan): PlanDraft => ({
  price: typedOf(current.price),
  tests: current.tests_per_month === null ? '' : String(current.tests_per_month),
  questions: current.questions_per_month === null ? '' : String(current.questions_per_month),
  lines: current.details.join('\n'),
  from: '',
  reason: '',
});

type PlanChange = RequestOf<'POST /api/admin/plans/:plan/versions'>['body'];

interface ReadDraft {
  /** US cents; null without an amount. */
  price: number | null;
  details: string[];
  /** ISO 8601; null: at once. */
  from: string | null;
  faults: Partial<Record<keyof PlanDraft, string>>;
  /** The call's body; null if invalid or without a reason. */
  change: PlanChange | null;
}

/** Reads a draft. The free plan has no price. `now`: milliseconds. */
export function readDraft(draft: PlanDraft, { plan, latest }: Pick<StaffPlan, 'plan' | 'latest'>, now: number): ReadDraft {
  const free = plan === 'free';
  const price = free ? 0 : centsOf(draft.price);
  const [tests, questions] = [limitOf(draft.tests), limitOf(draft.questions)];
  const details = draft.lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const from = momentOfField(draft.from);
  const reason = draft.reason.trim();
  const noLimit = 'A whole number, or nothing for no cap';
  const faults = {
    ...((price === null || (!free && price === 0)) && { price: 'An amount in dollars, such as 9 or 9.50' }),
    ...(tests === undefined && { tests: noLimit }),
    ...(questions === undefined && { questions: noLimit }),
    ...((details.length === 0 || details.length > MOST_PLAN_LINES) && { lines: `One to ${MOST_PLAN_LINES} lines` }),
    ...(from !== null && Date.parse(from) <= now && { from: 'This moment has passed' }),
  };
  const isSound = Object.keys(faults).length === 0 && price !== null && tests !== undefined && questions !== undefined;
  const terms = isSound && { price, details, tests_per_month: tests, questions_per_month: questions };
  const change = terms && reason.length >= SHORTEST_REASON ? { latest, ...terms, effective_from: from, reason } : null;
  return { price, details, from, faults, change };
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: token.space[4],
  alignItems: 'start',
});

interface ChangePlanDialogProps {
  plan: StaffPlan;
  onClose: () => void;
}

/** Changes price, limits and lines of a plan, with a preview. The input stays if it fails. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const host = useHost();
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const version = useApiMutation('POST /api/admin/plans/:plan/versions', {
    invalidates: ['GET /api/admin/plans', 'GET /api/plans', 'GET /api/plan', 'GET /api/admin/log'],
  });
  const read = readDraft(draft, plan, Date.now());
  const { change } = read;
  const { failure, busy, submit } = useSubmission({
    ready: change !== null,
    run: async () => {
      if (!change) return;
      const { message } = await version.mutateAsync({ params: { plan: plan.plan }, body: change });
      host.notify({ tone: 'success', text: message });
    },
    onDone: onClose,
    errorMessage: (error) => (isApiError(error) && error.issues[0]?.message) || messageOf(error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title={`Change ${plan.name}, ${plan.billingCycle}`}
      description="For people who buy it from then on. Subscriptions that are running keep their price and their terms. Plans that staff gave, and the free plan, have those of the day."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={!change} loading={busy}>
            {read.from ? 'Schedule the change' : 'Change at once'}
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <ChangeFields plan={plan} draft={draft} read={read} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      </form>
    </Dialog>
  );
}

interface ChangeFieldsProps {
  plan: StaffPlan;
  draft: PlanDraft;
  read: ReadDraft;
  onChange: (changes: Partial<PlanDraft>) => void;
}

function ChangeFields({ plan, draft, read, onChange }: ChangeFieldsProps) {
  const { faults } = read;
  return (
    <>
      <div css={columns}>
        <TextField
          label={`Price in US dollars, ${plan.billingCycle === 'yearly' ? 'a year' : 'a month'}`}
          inputMode="decimal"
          disabled={plan.plan === 'free'}
          value={draft.price}
          error={faults.price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <TextField
          label="Tests a month"
          inputMode="numeric"
          help="Empty: no cap."
          value={draft.tests}
          error={faults.tests}
          onChange={(event) => onChange({ tests: event.target.value })}
        />
        <TextField
          label="Questions a month"
          inputMode="numeric"
          help="Empty: no cap."
          value={draft.questions}
          error={faults.questions}
          onChange={(event) => onChange({ questions: event.target.value })}
        />
      </div>
      <TextArea
        label="Lines on the card"
        help="One a line. They say the limits in words: change them together."
        rows={4}
        value={draft.lines}
        error={faults.lines}
        onChange={(event) => onChange({ lines: event.target.value })}
      />
      <CardPreview plan={plan} draft={read} />
      <TextField
        label={`From (optional, ${ownZone()})`}
        type="datetime-local"
        min={fieldOfMoment(new Date())}
        help="Empty: at once."
        value={draft.from}
        error={faults.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <ReasonField value={draft.reason} onValueChange={(reason) => onChange({ reason })} />
    </>
  );
}

const name = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const amount = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, fontWeight: token.weight.heading });
const line = css({ margin: 0, color: token.color.ink2 });

interface CardPreviewProps {
  plan: StaffPlan;
  draft: ReadDraft;
}

function CardPreview({ plan, draft: { price, details } }: CardPreviewProps) {
  const free = plan.plan === 'free';
  const yearly = plan.billingCycle === 'yearly';
  return (
    <Sheet>
      <div css={stack[3]}>
        <p css={small}>As it will look on the pricing page</p>
        <h3 css={name}>{plan.name}</h3>
        <p css={line}>
          <span css={amount}>{price === null ? '–' : dollars(price)}</span> {free ? 'forever' : yearly ? 'a year' : 'a month'}
          {!free && yearly && price !== null && <> · {dollars(price / 12)} a month</>}
        </p>
        <TickList items={details} />
        {price !== null && price !== plan.current.price && <p css={small}>Today: {priceWords(plan.current, plan)}</p>}
      </div>
    </Sheet>
  );
}
