import { useEffect, useRef, useState } from 'react';

/** How a failed confirmation is shown; made by `useErrorDisplay` of `@shell/kit`. */
export interface ErrorDisplay {
  /** Shown in the dialog until the next attempt or until it closes. */
  errorMessage: (error: unknown) => string;
  /** Shows the words elsewhere: the dialog was closed or reopened before they came. */
  notify: (words: string) => void;
}

interface ConfirmingOptions {
  shown: boolean;
  onConfirm: () => unknown;
  errorDisplay: ErrorDisplay | undefined;
  /** Done, and the dialog was not closed or reopened. */
  onDone: () => void;
}

/** Runs a confirmed action for one opening of the dialog: late results of a former one are ignored. */
export function useConfirming({ shown, onConfirm, errorDisplay, onDone }: ConfirmingOptions) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasShown, setWasShown] = useState(shown);
  // Before rendering: words of a former opening would be read out again.
  if (shown !== wasShown) {
    setWasShown(shown);
    if (shown) {
      setBusy(false);
      setFailure(null);
    }
  }
  // Null while the dialog is closed or closing.
  const opening = useRef<{ underWay: boolean } | null>(null);
  useEffect(() => {
    if (!shown) return;
    opening.current = { underWay: false };
    return () => {
      opening.current = null;
    };
  }, [shown]);
  const confirm = async () => {
    const confirmed = opening.current;
    // A second press may come before the next render.
    if (!confirmed || confirmed.underWay) return;
    const inView = () => opening.current === confirmed;
    confirmed.underWay = true;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      if (inView()) onDone();
    } catch (error) {
      // Otherwise the error would be lost.
      if (!errorDisplay) throw error;
      const words = errorDisplay.errorMessage(error);
      if (inView()) setFailure(words);
      else errorDisplay.notify(words);
    } finally {
      confirmed.underWay = false;
      if (inView()) setBusy(false);
    }
  };
  return { busy, failure, confirm };
}
