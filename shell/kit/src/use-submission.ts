import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { messageOf } from './api-error.ts';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';

interface SubmissionOptions<Result> {
  ready: boolean;
  /** Submits; rejects with the reason. Continues after closing; `closed` aborts then, and an `AbortError` is not reported. */
  run: (closed: AbortSignal) => Promise<Result>;
  /** Called if the form is still as submitted: not closed or reopened. */
  onDone?: (result: Result) => void;
  /** Whether its dialog is open; true by default. */
  open?: boolean;
  /** The error's own message by default. */
  errorMessage?: (error: unknown) => string;
  /** Whether the form shows a failure itself; all by default. Others are reported. */
  inForm?: (error: unknown) => boolean;
  /** Reports other failures; a toast by default. */
  notify?: Host['notify'];
}

/** Submits once at a time and keeps the response if the form closes. Errors last until the next try, `forget` or reopening. */
export function useSubmission<Result = void>({
  ready,
  run,
  onDone,
  open = true,
  errorMessage = messageOf,
  inForm = () => true,
  notify,
}: SubmissionOptions<Result>) {
  const host = useContext(HostContext);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  // In a ref: a second press may come before the next render.
  const underWay = useRef(false);
  // Aborts when the dialog closes or unmounts.
  const opening = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!open) return;
    const present = new AbortController();
    opening.current = present;
    setRefusal(null);
    return () => present.abort();
  }, [open]);
  const tell = (error: unknown) => (notify ?? host?.notify)?.({ tone: 'error', text: errorMessage(error) });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!ready || underWay.current) return;
    const closed = opening.current?.signal ?? AbortSignal.abort();
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const result = await run(closed);
      if (!closed.aborted) onDone?.(result);
    } catch (error) {
      if (!closed.aborted && inForm(error)) setRefusal({ error });
      else if (!closed.aborted || !isCalledOff(error)) tell(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    failure: refusal && errorMessage(refusal.error),
    error: refusal?.error,
    busy,
    submit,
    forget: () => setRefusal(null),
  };
}

const isCalledOff = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError';
