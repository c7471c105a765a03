import type { CorrectionPreview, ReportOutcome, StaffReport } from '@api/contract';
import { LONGEST_NOTE, SHORTEST_CORRECTION } from '@api/contract/limits';
import { isApiError, useApiMutation, useDraft, useHost, useRefresh, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Dialog, DialogClose, RadioGroup, TextArea } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { stack } from '../staff-area/styles.ts';
import { CorrectionFields, usePreview } from './CorrectionFields.tsx';
import { Finding } from './ReportCard.tsx';

const OUTCOMES: readonly { value: ReportOutcome; label: string; help: string }[] = [
  { value: 'fixed', label: 'Fixed', help: 'There was a fault, and it has been corrected.' },
  { value: 'not_a_fault', label: 'Not a fault', help: 'The question is right as it is.' },
];

interface CloseReportDialogProps {
  report: StaffReport;
  open: boolean;
  onClose: () => void;
}

/** Closes a report with an outcome and a note. If a colleague was first, theirs stays. */
export function CloseReportDialog({ report, open, onClose }: CloseReportDialogProps) {
  const refresh = useRefresh();
  const id = useId();
  const closing = useClosing(report, open, onClose);
  const { outcome, note, setNote, checked, correction, theirs, failure } = closing;
  const leave = () => {
    onClose();
    if (theirs) void refresh('GET /api/admin/reports');
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
            <Button variant="primary" type="submit" form={id} loading={closing.busy}>
              Close report
            </Button>
          )}
        </>
      }
    >
      <form id={id} css={stack[4]} onSubmit={closing.submit} noValidate>
        {theirs && (
          <>
            <Banner tone="warning" title="This report is already closed.">
              Your outcome and note were not stored. To change the outcome, open the report again.
            </Banner>
            <Finding closed={theirs} />
          </>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <RadioGroup
          legend="What did you find?"
          options={OUTCOMES}
          value={outcome}
          onValueChange={closing.setOutcome}
          error={checked && outcome === null && 'Please choose what you found'}
        />
        {outcome === 'fixed' && (
          <Checkbox
            label="Its answer or mark scheme was wrong"
            help="What was marked by it is marked again, and the correction is published."
            checked={closing.corrects}
            onCheckedChange={closing.setCorrects}
          />
        )}
        {closing.isCorrection && (
          <CorrectionFields
            {...{ reportId: report.id, questionId: report.Question.id, checked }}
            from={correction.from}
            summary={correction.summary}
            onFrom={correction.setFrom}
            onSummary={correction.setSummary}
          />
        )}
        <TextArea
          label="Note (optional)"
          help="For colleagues; the learner does not see it."
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

const isClosedMeanwhile = (error: unknown) => isApiError(error) && error.code === 'closed_meanwhile';

/** Null while incomplete. An earlier correction keeps its own sentence. */
function correctionOf(preview: CorrectionPreview | undefined, typed: string) {
  if (!preview || preview.from_version >= preview.to_version) return null;
  const { from_version, to_version, made } = preview;
  const summary = made?.summary ?? typed.trim();
  return summary.length < SHORTEST_CORRECTION ? null : { from_version, to_version, summary };
}

function useCorrection(reportId: number, active: boolean) {
  const [from, setFrom] = useState<string>();
  const [summary, setSummary] = useDraft(`correction-${reportId}`);
  const preview = usePreview(reportId, from, active).data;
  return { from, setFrom, summary, setSummary, body: active ? correctionOf(preview, summary) : null };
}

/** `open`: its dialog is. */
function useClosing(report: StaffReport, open: boolean, onClosed: () => void) {
  const host = useHost();
  const refresh = useRefresh();
  const close = useApiMutation('PUT /api/admin/reports/:id', { invalidates: ['GET /api/admin/reports'] });
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  /** Outlives a dialog closed by Escape or a press outside. */
  const [note, setNote] = useDraft(`report-note-${report.id}`);
  const [checked, setChecked] = useState(false);
  const [corrects, setCorrects] = useState(false);
  const isCorrection = outcome === 'fixed' && corrects;
  const correction = useCorrection(report.id, isCorrection);

  const send = async () => {
    if (outcome === null) return;
    const found = { outcome, note: note.trim() || null, ...(correction.body && { correction: correction.body }) };
    try {
      const { message } = await close.mutateAsync({ params: { id: report.id }, body: { state: 'closed', ...found } });
      setNote('');
      correction.setSummary('');
      host.notify({ tone: 'success', text: message });
    } catch (error) {
      if (isApiError(error) && error.code === 'edited_meanwhile') void refresh('GET /api/admin/reports/:id/correction');
      throw error;
    }
  };
  const submission = useSubmission({
    ready: outcome !== null && (!isCorrection || correction.body !== null),
    run: send,
    onDone: onClosed,
    open,
  });
  const submit = (event: FormEvent) => {
    setChecked(true);
    void submission.submit(event);
  };
  const theirs =
    isApiError(close.error) && isClosedMeanwhile(close.error)
      ? (close.error.details.closed as NonNullable<StaffReport['closed']>)
      : null;
  return {
    ...{ outcome, setOutcome, note, setNote, corrects, setCorrects, isCorrection, correction, submit },
    /** After submission: missing fields are marked. */
    checked,
    busy: submission.busy,
    theirs,
    /** Null where `theirs` says it. */
    failure: theirs ? null : submission.failure,
  };
}
