import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { messageOf } from './api-error.ts';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';

interface SubmissionOptions<Result> {
  /** Whether what is filled in can be sent. */
  ready: boolean;
  /**
   * Does what the form asks for, and rejects with why it was refused. It goes on when the form goes out of view: what is due in any case, a word
   * of success say, is done here. `closed` fires then, for a part that can be called off; a rejection with an `AbortError` is not reported.
   */
  run: (closed: AbortSignal) => Promise<Result>;
  /** Done with `result`, and the form is still as it was opened: nobody has closed its dialog, or opened it for something else meanwhile. */
  onDone?: (result: Result) => void;
  /** Whether its dialog is open; true unless told, for a form that is gone once it is closed. */
  open?: boolean;
  /** What is said of a refusal; its own message unless told. */
  wordsOf?: (error: unknown) => string;
  /** Whether the form itself shows a refusal, at a field say; all unless told. What it does not show, and what it is closed for, is a message. */
  inForm?: (error: unknown) => boolean;
  /** Tells what the form cannot show; the host's messages unless told. */
  notify?: Host['notify'];
}

/**
 * A form that is sent once at a time, and whose answer is never lost: neither when its dialog is closed meanwhile, nor when its fields change.
 * `error` is what it was refused for and `failure` the words for it, until the next try, until `forget`, or until its dialog is opened again.
 * A dialog that must be in view when the answer comes stays open while `busy`.
 */
export function useSubmission<Result = void>({
  ready,
  run,
  onDone,
  open = true,
  wordsOf = messageOf,
  inForm = () => true,
  notify,
}: SubmissionOptions<Result>) {
  const host = useContext(HostContext);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  // Known at once: a second press may come before the page is drawn again.
  const underWay = useRef(false);
  // Aborted once the dialog that was opened is closed, or gone.
  const opening = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!open) return;
    const present = new AbortController();
    opening.current = present;
    setRefusal(null);
    return () => present.abort();
  }, [open]);
  const tell = (error: unknown) => (notify ?? host?.notify)?.({ tone: 'error', text: wordsOf(error) });
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
    failure: refusal && wordsOf(refusal.error),
    error: refusal?.error,
    busy,
    submit,
    forget: () => setRefusal(null),
  };
}

const isCalledOff = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError';
