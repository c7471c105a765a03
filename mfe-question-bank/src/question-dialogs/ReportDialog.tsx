import type { Question, ReportReason } from '@api/contract';
import { LONGEST_REPORT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useDraft, useHost } from '@shell/kit';
import { Button, Dialog, DialogClose, RadioGroup, TextArea, token } from 'design-system';
import { type FormEvent, useId, useRef, useState } from 'react';

const OTHER: ReportReason = 'Other (please specify below)';
/** Specification part 2, section 9. */
const REASONS: readonly ReportReason[] = [
  'Incorrect/Inaccurate Information',
  'Broken images/diagrams/figures',
  'Does not belong in this topic',
  OTHER,
];

const form = css({ display: 'grid', gap: token.space[4] });

interface ReportDialogProps {
  question: Question;
  open: boolean;
  onClose: () => void;
}

/** Tells the teachers what is wrong with a question. Specification part 2, sections 5, 8 and 9. What is written outlives a closed dialog. */
export function ReportDialog({ question, open, onClose }: ReportDialogProps) {
  const host = useHost();
  const id = useId();
  const report = useApiMutation('POST /api/report');
  const [chosen, choose] = useDraft(`report-reason-${question.id}`);
  const reason = REASONS.find((known) => known === chosen) ?? null;
  const [description, describe] = useDraft(`report-${question.id}`);
  const forget = () => {
    choose('');
    describe('');
  };
  const [checked, setChecked] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const missing = {
    reason: reason === null ? 'Please choose a reason' : undefined,
    description: reason === OTHER && !description.trim() ? 'Please describe what is wrong' : undefined,
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason === null) return reasons.current?.querySelector('input')?.focus();
    if (missing.description) return words.current?.focus();
    const body = { type: reason, description: description.trim() || null, questionId: question.id };
    report.mutate(
      { body },
      {
        onSuccess: () => {
          forget();
          onClose();
          host.notify({
            tone: 'success',
            text: 'Thank you! Your report has been submitted and will be reviewed shortly.',
          });
        },
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
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
          <Button variant="primary" type="submit" form={id} loading={report.isPending}>
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
          onValueChange={choose}
          error={checked && missing.reason}
        />
        <TextArea
          ref={words}
          label={reason === OTHER ? 'Description' : 'Description (optional)'}
          required={reason === OTHER}
          maxLength={LONGEST_REPORT}
          value={description}
          onChange={(event) => describe(event.target.value)}
          error={checked && missing.description}
        />
      </form>
    </Dialog>
  );
}
