import type { CorrectionPreview, ReportOutcome, StaffReport } from '@api/contract';
import { isApiError, messageOf, useApiMutation, useDraft, useHost, useRefresh } from '@shell/kit';
import { useState } from 'react';
import { SHORTEST_SUMMARY, usePreview } from './CorrectionFields.tsx';

const isClosedMeanwhile = (error: unknown) => isApiError(error) && error.code === 'closed_meanwhile';

/** The correction as it is sent; null while something of it is missing. One that is made already keeps its own sentence. */
function correctionOf(preview: CorrectionPreview | undefined, typed: string) {
  if (!preview || preview.from_version >= preview.to_version) return null;
  const { from_version, to_version, made } = preview;
  const summary = made?.summary ?? typed.trim();
  return summary.length < SHORTEST_SUMMARY ? null : { from_version, to_version, summary };
}

/** What a correction of the reported question says, while `active`. */
function useCorrection(reportId: number, active: boolean) {
  const [from, setFrom] = useState<string>();
  const [summary, setSummary] = useDraft(`correction-${reportId}`);
  const preview = usePreview(reportId, from, active).data;
  return { from, setFrom, summary, setSummary, body: active ? correctionOf(preview, summary) : null };
}

/** What was found of a report, and closing it with that. */
export function useClosing(report: StaffReport, onClosed: () => void) {
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

  const submit = () => {
    setChecked(true);
    if (outcome === null || (isCorrection && correction.body === null)) return;
    const found = { outcome, note: note.trim() || null, ...(correction.body && { correction: correction.body }) };
    close.mutate(
      { params: { id: report.id }, body: { state: 'closed', ...found } },
      {
        onSuccess: ({ message }) => {
          setNote('');
          correction.setSummary('');
          onClosed();
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
  return {
    ...{ outcome, setOutcome, note, setNote, corrects, setCorrects, isCorrection, correction, submit },
    /** It was tried, so that what is missing is said. */
    checked,
    busy: close.isPending,
    /** What a colleague has found, who was first. */
    theirs:
      isApiError(close.error) && isClosedMeanwhile(close.error)
        ? (close.error.details.closed as NonNullable<StaffReport['closed']>)
        : null,
  };
}
