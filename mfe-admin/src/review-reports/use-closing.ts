import type { CorrectionPreview, ReportOutcome, StaffReport } from '@api/contract';
import { SHORTEST_CORRECTION } from '@api/contract/limits';
import { isApiError, useApiMutation, useDraft, useHost, useRefresh, useSubmission } from '@shell/kit';
import { type FormEvent, useState } from 'react';
import { usePreview } from './CorrectionFields.tsx';

const isClosedMeanwhile = (error: unknown) => isApiError(error) && error.code === 'closed_meanwhile';

/** The correction as it is sent; null while something of it is missing. One that is made already keeps its own sentence. */
function correctionOf(preview: CorrectionPreview | undefined, typed: string) {
  if (!preview || preview.from_version >= preview.to_version) return null;
  const { from_version, to_version, made } = preview;
  const summary = made?.summary ?? typed.trim();
  return summary.length < SHORTEST_CORRECTION ? null : { from_version, to_version, summary };
}

/** The preview of the reported question's correction, while `active`. */
function useCorrection(reportId: number, active: boolean) {
  const [from, setFrom] = useState<string>();
  const [summary, setSummary] = useDraft(`correction-${reportId}`);
  const preview = usePreview(reportId, from, active).data;
  return { from, setFrom, summary, setSummary, body: active ? correctionOf(preview, summary) : null };
}

/** Closing a report with its outcome; `open` while its dialog is. */
export function useClosing(report: StaffReport, open: boolean, onClosed: () => void) {
  const host = useHost();
  const refresh = useRefresh();
  const close = useApiMutation('PUT /api/admin/reports/:id', { invalidates: ['GET /api/admin/reports'] });
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  /** Outlives a dialog that was closed by Escape or a press outside. */
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
    /** It was tried, so that what is missing is said. */
    checked,
    busy: submission.busy,
    /** The outcome of a colleague who was first. */
    theirs,
    /** Why it was refused; null where `theirs` says it. */
    failure: theirs ? null : submission.failure,
  };
}
