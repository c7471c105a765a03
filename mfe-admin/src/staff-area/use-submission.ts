import { messageOf } from '@shell/kit';
import { type FormEvent, useCallback, useState } from 'react';

interface SubmissionOptions {
  /** Whether what is filled in can be sent. */
  ready: boolean;
  /** Does what the form asks for; rejects with why it was refused. */
  run: () => Promise<void>;
  /** What is said of a refusal; its own message unless told. */
  wordsOf?: (error: unknown) => string;
}

/** A form that is sent once at a time; `failure` says why it was refused until the next try, or until it is forgotten. */
export function useSubmission({ ready, run, wordsOf = messageOf }: SubmissionOptions) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, submit, forget: useCallback(() => setFailure(null), []) };
}
