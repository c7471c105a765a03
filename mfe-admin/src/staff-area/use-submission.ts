import { messageOf, useHost } from '@shell/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface SubmissionOptions {
  /** Whether what is filled in can be sent. */
  ready: boolean;
  /** Does what the form asks for; rejects with why it was refused. */
  run: () => Promise<void>;
  /** Done, and the form is as it was sent: nobody has closed its dialog or opened it for something else meanwhile. */
  onDone?: () => void;
  /** Whether its dialog is open. A refusal that comes after it was closed is told as a message. */
  open?: boolean;
  /** What is said of a refusal; its own message unless told. */
  wordsOf?: (error: unknown) => string;
}

/** A form that is sent once at a time; `failure` says why it was refused until the next try, or until its dialog is opened anew. */
export function useSubmission({ ready, run, onDone, open = true, wordsOf = messageOf }: SubmissionOptions) {
  const host = useHost();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The opening of the dialog that is in view; none while it is closed, and once it is gone.
  const opening = useRef<object | null>(null);
  useEffect(() => {
    if (!open) return;
    opening.current = {};
    setFailure(null);
    return () => {
      opening.current = null;
    };
  }, [open]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    const sentFrom = opening.current;
    const inView = () => sentFrom !== null && opening.current === sentFrom;
    setBusy(true);
    setFailure(null);
    try {
      await run();
      if (inView()) onDone?.();
    } catch (error) {
      if (inView()) setFailure(wordsOf(error));
      else host.notify({ tone: 'error', text: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, submit };
}
