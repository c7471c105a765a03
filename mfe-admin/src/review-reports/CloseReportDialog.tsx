import type { CorrectionPreview, ReportOutcome, StaffReport } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useDraft, useHost, useRefresh } from '@shell/kit';
import { Banner, Button, Checkbox, Dialog, DialogClose, RadioGroup, TextArea, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { CorrectionFields, SHORTEST_SUMMARY, usePreview } from './CorrectionFields.tsx';
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

/** The correction as it is sent; null while something of it is missing. One that is made already keeps its own sentence. */
function correctionOf(preview: CorrectionPreview | undefined, typed: string) {
  if (!preview || preview.from_version >= preview.to_version) return null;
  const { from_version, to_version, made } = preview;
  const summary = made?.summary ?? typed.trim();
  return summary.length < SHORTEST_SUMMARY ? null : { from_version, to_version, summary };
}

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

  const [corrects, setCorrects] = useState(false);
  const [from, setFrom] = useState<string>();
  const [summary, setSummary] = useDraft(`correction-${report.id}`);
  const isCorrection = outcome === 'fixed' && corrects;
  const preview = usePreview(report.id, from, isCorrection).data;
  const correction = isCorrection ? correctionOf(preview, summary) : null;
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
    if (outcome === null || (isCorrection && correction === null)) return;
    close.mutate(
      {
        params: { id: report.id },
        body: { state: 'closed', outcome, note: note.trim() || null, ...(correction && { correction }) },
      },
      {
        onSuccess: ({ message }) => {
          setNote('');
          setSummary('');
          onClose();
          host.notify({ tone: 'success', text: message });
        },
        onError: (error) => {
          // Somebody else's outcome is shown in the dialog itself.
          if (isApiError(error) && error.code === 'edited_meanwhile') void refresh('GET /api/admin/reports/:id/correction');
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
        {outcome === 'fixed' && (
          <Checkbox
            label="Its answer or mark scheme was wrong"
            help="What was marked by it is marked again, and the correction is published."
            checked={corrects}
            onCheckedChange={setCorrects}
          />
        )}
        {isCorrection && (
          <CorrectionFields
            {...{ reportId: report.id, questionId: report.Question.id, from, summary, checked }}
            onFrom={setFrom}
            onSummary={setSummary}
          />
        )}
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
