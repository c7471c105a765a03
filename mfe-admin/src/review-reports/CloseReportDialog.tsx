import type { ReportOutcome, StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useDraft, useHost, useRefresh } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, RadioGroup, TextArea, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { Finding } from './Finding.tsx';

const form = css({ display: 'grid', gap: token.space[4] });

const OUTCOMES: readonly { value: ReportOutcome; label: string; help: string }[] = [
  { value: 'fixed', label: 'Fixed', help: 'There was a fault, and it is mended.' },
  { value: 'not_a_fault', label: 'Not a fault', help: 'The question is right as it is.' },
];

interface CloseReportDialogProps {
  report: StaffReport;
  open: boolean;
  onClose: () => void;
}

const isClosedMeanwhile = (error: unknown) => isApiError(error) && error.code === 'closed_meanwhile';

/** Closes a report with what was found, and a note for colleagues. Where a colleague was first, what they found stands. */
export function CloseReportDialog({ report, open, onClose }: CloseReportDialogProps) {
  const host = useHost();
  const refresh = useRefresh();
  const id = useId();
  const close = useApiMutation('PUT /api/admin/reports/:id', { invalidates: ['GET /api/admin/reports'] });
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  /** Outlives a dialog that was closed by Escape or a press outside. */
  const [note, setNote] = useDraft(`report-note-${report.id}`);
  const [checked, setChecked] = useState(false);

  const theirs =
    isApiError(close.error) && isClosedMeanwhile(close.error)
      ? (close.error.details.closed as NonNullable<StaffReport['closed']>)
      : null;
  const leave = () => {
    onClose();
    if (theirs) void refresh('GET /api/admin/reports');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (outcome === null) return;
    close.mutate(
      { params: { id: report.id }, body: { state: 'closed', outcome, note: note.trim() || null } },
      {
        onSuccess: ({ message }) => {
          setNote('');
          onClose();
          host.notify({ tone: 'success', text: message });
        },
        onError: (error) => {
          // Somebody else's outcome is shown in the dialog itself.
          if (!isClosedMeanwhile(error)) host.notify({ tone: 'error', text: messageOf(error) });
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title="Close this report"
      footer={
        <>
          <DialogClose render={<Button onClick={() => setNote('')}>{theirs ? 'Leave it so' : 'Cancel'}</Button>} />
          {!theirs && (
            <Button variant="primary" type="submit" form={id} loading={close.isPending}>
              Close report
            </Button>
          )}
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit} noValidate>
        {theirs && (
          <>
            <Banner tone="warning" title="This report has been closed meanwhile.">
              Your outcome and note were not stored. To change what stands, open the report again.
            </Banner>
            <Finding closed={theirs} />
          </>
        )}
        <RadioGroup
          legend="What did you find?"
          options={OUTCOMES}
          value={outcome}
          onValueChange={setOutcome}
          error={checked && outcome === null && 'Please choose what you found'}
        />
        <TextArea
          label="Note (optional)"
          help="For colleagues; the learner does not see it."
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
