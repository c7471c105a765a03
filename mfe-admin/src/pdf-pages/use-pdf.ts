import { type OpenPdf, openPdf } from '@shell/kit/pdf';
import { useCallback, useEffect, useState } from 'react';

export type PdfState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; pdf: OpenPdf };

/** Opens the PDF at `url` (null: not yet) while mounted; `again` retries. */
export function usePdf(url: string | null, open: typeof openPdf = openPdf): { state: PdfState; again: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address again.
  useEffect(() => {
    if (url === null) return;
    const stop = new AbortController();
    let pdf: OpenPdf | undefined;
    setState({ kind: 'loading' });
    open(url, stop.signal).then(
      (opened) => {
        pdf = opened;
        if (stop.signal.aborted) opened.close();
        else setState({ kind: 'open', pdf: opened });
      },
      () => {
        if (!stop.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => {
      stop.abort();
      pdf?.close();
    };
  }, [url, open, attempt]);
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
