import type { ReportOutcome, StaffReport } from '@api/contract';
import { LONGEST_NOTE } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useRefresh } from '@shell/kit';
import { Banner, Button, Checkbox, Dialog, DialogClose, RadioGroup, TextArea, token } from 'design-system';
import { useId } from 'react';
import { CorrectionFields } from './CorrectionFields.tsx';
import { Finding } from './Finding.tsx';
import { useClosing } from './use-closing.ts';

const form = css({ display: 'grid', gap: token.space[4] });

const OUTCOMES: readonly { value: ReportOutcome; label: string; help: string }[] = [
  { value: 'fixed', label: 'Fixed', help: 'There was a fault, and it has been corrected.' },
  { value: 'not_a_fault', label: 'Not a fault', help: 'The question is right as it is.' },
];

interface CloseReportDialogProps {
  report: StaffReport;
  open: boolean;
  onClose: () => void;
}

/** Closes a report with an outcome, and a note for colleagues. If a colleague was first, their outcome stays. */
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
      <form id={id} css={form} onSubmit={closing.submit} noValidate>
        {theirs && (
          <>
            <Banner tone="warning" title="This report has been closed meanwhile.">
              Your outcome and note were not stored. To change what stands, open the report again.
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
