import type { ReportReason } from '@api/contract';
import { LONGEST_REPORT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApiMutation, useDraft, useHost, useSubmission } from '@shell/kit';
import { Button, Dialog, DialogClose, RadioGroup, TextArea, token } from 'design-system';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { QuestionDialogProps } from './question-dialogs.ts';

const OTHER: ReportReason = 'Other (please specify below)';
/** Specification part 2, section 9. */
const REASONS: readonly ReportReason[] = [
  'Incorrect/Inaccurate Information',
  'Broken images/diagrams/figures',
  'Does not belong in this topic',
  OTHER,
];

const form = css({ display: 'grid', gap: token.space[4] });

/** Reports a fault (part 2, sections 5, 8 and 9). The draft survives closing. */
export function ReportDialog({ question, open, onClose, onSending }: QuestionDialogProps) {
  const host = useHost();
  const id = useId();
  const report = useApiMutation('POST /api/report');
  const draft = useReportDraft(question.id);
  const { reason, description, forget } = draft;
  const [checked, setChecked] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const missing = {
    reason: reason === null ? 'Please choose a reason' : undefined,
    description: reason === OTHER && !description.trim() ? 'Please describe what is wrong' : undefined,
  };

  const sending = useSubmission({
    ...{ ready: !missing.reason && !missing.description, open },
    run: async () => {
      if (reason === null) return false;
      await report.mutateAsync({ body: { type: reason, description: description.trim() || null, questionId: question.id } });
      host.notify({
        tone: 'success',
        text: 'Thank you! Your report has been submitted and will be reviewed shortly.',
      });
      return draft.forgetSent({ reason, description });
    },
    onDone: (isForgotten) => isForgotten && onClose(),
    inForm: () => false,
  });
  const { busy } = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as it changes, not with each drawing.
  useEffect(() => onSending(busy), [busy]);
  const submit = (event: FormEvent) => {
    setChecked(Boolean(missing.reason ?? missing.description));
    if (missing.reason) reasons.current?.querySelector('input')?.focus();
    else if (missing.description) words.current?.focus();
    void sending.submit(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Report a problem"
      description="What is wrong with this question? A teacher reviews every report."
      footer={
        <>
          <DialogClose render={<Button onClick={forget}>{description.trim() ? 'Discard' : 'Cancel'}</Button>} />
          <Button variant="primary" type="submit" form={id} loading={busy}>
            Send report
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit} noValidate>
        <RadioGroup
          ref={reasons}
          legend="Reason"
          options={REASONS.map((value) => ({ value, label: value }))}
          value={reason}
          onValueChange={draft.choose}
          error={checked && missing.reason}
        />
        <TextArea
          ref={words}
          label={reason === OTHER ? 'Description' : 'Description (optional)'}
          required={reason === OTHER}
          maxLength={LONGEST_REPORT}
          value={description}
          onChange={(event) => draft.describe(event.target.value)}
          error={checked && missing.description}
        />
      </form>
    </Dialog>
  );
}

interface Draft {
  reason: ReportReason | null;
  description: string;
}

function useReportDraft(questionId: number) {
  const [chosen, choose] = useDraft(`report-reason-${questionId}`);
  const [description, describe] = useDraft(`report-${questionId}`);
  const reason = REASONS.find((known) => known === chosen) ?? null;
  const present = useRef<Draft>({ reason, description });
  useEffect(() => {
    present.current = { reason, description };
  });
  const forget = () => {
    choose('');
    describe('');
  };
  return {
    ...{ reason, choose, description, describe, forget },
    /** Clears what was sent; returns false if it changed meanwhile. */
    forgetSent: (sent: Draft): boolean => {
      if (present.current.reason !== sent.reason || present.current.description !== sent.description) return false;
      forget();
      return true;
    },
  };
}
