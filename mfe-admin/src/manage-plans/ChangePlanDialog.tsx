import type { StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { dollars } from '@shell/kit/order-words';
import { Banner, Button, Dialog, DialogClose, Sheet, TextArea, TextField, TickList, token } from 'design-system';
import { useId, useState } from 'react';
import { fieldOfMoment, ownZone } from '../staff-area/formats.tsx';
import { ReasonField } from '../staff-area/ReasonDialog.tsx';
import { draftOf, type PlanDraft, type ReadDraft, readDraft } from './plan-change.ts';
import { priceWords } from './plan-labels.ts';

const form = css({ display: 'grid', gap: token.space[4] });
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

/** Changes price, limits and lines of a plan from a moment on, with the card that buyers will see. What was typed stays where it fails. */
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
    wordsOf: (error) => (isApiError(error) && error.issues[0]?.message) || messageOf(error),
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
      <form id={formId} css={form} noValidate onSubmit={(event) => void submit(event)}>
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
function CardPreview({ plan, draft: { price, details } }: CardPreviewProps) {
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
