import type { StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { dollars } from '@shell/kit/order-words';
import { Banner, Button, Dialog, DialogClose, Sheet, TextArea, TextField, TickList, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { centsOf, limitOf, priceWords, typedOf } from './plan-words.ts';

const form = css({ display: 'grid', gap: token.space[4] });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: token.space[4],
  alignItems: 'start',
});
const preview = css({ display: 'grid', gap: token.space[3] });
const label = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });
const name = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const amount = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, fontWeight: token.weight.heading });
const SHORTEST_REASON = 3;
const MOST_LINES = 8;

const localValue = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const utc = (iso: string) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

interface ChangePlanDialogProps {
  plan: StaffPlan;
  onClose: () => void;
}

/** Changes price, limits and lines of a plan from a moment on, with the card that buyers will see. What was typed stays where it fails. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const host = useHost();
  const formId = useId();
  const { current } = plan;
  const [price, setPrice] = useState(typedOf(current.price));
  const [tests, setTests] = useState(current.tests_per_month === null ? '' : String(current.tests_per_month));
  const [questions, setQuestions] = useState(current.questions_per_month === null ? '' : String(current.questions_per_month));
  const [words, setWords] = useState(current.details.join('\n'));
  const [moment, setMoment] = useState('');
  const [reason, setReason] = useState('');
  const change = useApiMutation('POST /api/admin/plans/:plan/versions', {
    invalidates: ['GET /api/admin/plans', 'GET /api/plans', 'GET /api/plan', 'GET /api/admin/log'],
  });
  const free = plan.plan === 'free';
  const cents = free ? 0 : centsOf(price);
  const [testsLimit, questionsLimit] = [limitOf(tests), limitOf(questions)];
  const details = words
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const priceFault = cents === null || (!free && cents === 0) ? 'An amount in dollars, such as 9 or 9.50' : undefined;
  const limitFault = (limit: number | null | undefined) =>
    limit === undefined ? 'A whole number, or nothing for no cap' : undefined;
  const at = moment === '' ? null : new Date(moment).toISOString();
  const past = at !== null && Date.parse(at) <= Date.now();
  const linesFault = details.length === 0 || details.length > MOST_LINES ? `One to ${MOST_LINES} lines` : undefined;
  const ready =
    !priceFault &&
    testsLimit !== undefined &&
    questionsLimit !== undefined &&
    !linesFault &&
    !past &&
    reason.trim().length >= SHORTEST_REASON;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || cents === null || change.isPending || testsLimit === undefined || questionsLimit === undefined) return;
    try {
      const { message } = await change.mutateAsync({
        params: { plan: plan.plan },
        body: {
          ...{ latest: plan.latest, price: cents, details, tests_per_month: testsLimit, questions_per_month: questionsLimit },
          ...{ effective_from: at, reason: reason.trim() },
        },
      });
      host.notify({ tone: 'success', text: message });
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  const { error } = change;

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title={`Change ${plan.name}, ${plan.billingCycle}`}
      description="For who buys it from then on. Subscriptions that run keep their price and their terms; what staff gave, and the free plan, have those of the day."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={!ready} loading={change.isPending}>
            {at ? 'Schedule the change' : 'Change at once'}
          </Button>
        </>
      }
    >
      <form id={formId} css={form} noValidate onSubmit={(event) => void submit(event)}>
        {error && (
          <Banner tone="error">{isApiError(error) ? (error.issues[0]?.message ?? messageOf(error)) : messageOf(error)}</Banner>
        )}
        <div css={columns}>
          <TextField
            label={`Price in US dollars, ${plan.billingCycle === 'yearly' ? 'a year' : 'a month'}`}
            inputMode="decimal"
            disabled={free}
            value={price}
            error={priceFault}
            onChange={(event) => setPrice(event.target.value)}
          />
          <TextField
            label="Tests a month"
            inputMode="numeric"
            help="Empty: no cap."
            value={tests}
            error={limitFault(testsLimit)}
            onChange={(event) => setTests(event.target.value)}
          />
          <TextField
            label="Questions a month"
            inputMode="numeric"
            help="Empty: no cap."
            value={questions}
            error={limitFault(questionsLimit)}
            onChange={(event) => setQuestions(event.target.value)}
          />
        </div>
        <TextArea
          label="Lines on the card"
          help="One a line. They say the limits in words: change them together."
          rows={4}
          value={words}
          error={linesFault}
          onChange={(event) => setWords(event.target.value)}
        />
        <Sheet>
          <div css={preview}>
            <p css={label}>As it will stand on the pricing page</p>
            <h3 css={name}>{plan.name}</h3>
            <p css={line}>
              <span css={amount}>{cents === null ? '–' : dollars(cents)}</span>{' '}
              {free ? 'for good' : plan.billingCycle === 'yearly' ? 'a year' : 'a month'}
              {!free && plan.billingCycle === 'yearly' && cents !== null && <> · {dollars(cents / 12)} a month</>}
            </p>
            <TickList items={details} />
            {cents !== null && cents !== current.price && <p css={label}>Today: {priceWords(current, plan)}</p>}
          </div>
        </Sheet>
        <TextField
          label={`From (optional, ${new Intl.DateTimeFormat().resolvedOptions().timeZone})`}
          type="datetime-local"
          min={localValue(new Date())}
          help={at ? `That is ${utc(at)}.` : 'Empty: at once.'}
          value={moment}
          error={past ? 'This moment has passed' : undefined}
          onChange={(event) => setMoment(event.target.value)}
        />
        <TextField
          label="Reason"
          required
          maxLength={500}
          help="Kept in the log, which staff alone read."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

const line = css({ margin: 0, color: token.color.ink2 });
