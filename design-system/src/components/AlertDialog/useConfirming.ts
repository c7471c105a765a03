import { useEffect, useRef, useState } from 'react';

/** How a failed confirmation is shown; made by `useErrorDisplay` of `@shell/kit`. */
export interface ErrorDisplay {
  /** The reason in words, shown in the dialog until the next attempt, or until it closes. */
  errorMessage: (error: unknown) => string;
  /** Says the words elsewhere: the dialog was closed, or opened for something else, before they came. */
  notify: (words: string) => void;
}

interface ConfirmingOptions {
  /** Whether the dialog is open. */
  shown: boolean;
  onConfirm: () => unknown;
  errorDisplay: ErrorDisplay | undefined;
  /** Done, and the dialog is still as it was opened. */
  onDone: () => void;
}

/**
 * Runs a confirmed action. Each opening of the dialog is separate: a late result of a former one changes nothing in it.
 */
export function useConfirming({ shown, onConfirm, errorDisplay, onDone }: ConfirmingOptions) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasShown, setWasShown] = useState(shown);
  // Before anything is drawn: words of a former opening would be read out once more.
  if (shown !== wasShown) {
    setWasShown(shown);
    if (shown) {
      setBusy(false);
      setFailure(null);
    }
  }
  // The opening that is in view; none while the dialog is closed, or fades, and once it is gone.
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
    // Known at once: a second press may come before the button is drawn busy.
    if (!confirmed || confirmed.underWay) return;
    const inView = () => opening.current === confirmed;
    confirmed.underWay = true;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      if (inView()) onDone();
    } catch (error) {
      // Otherwise the error would be lost: a fault of the page, reported like every other.
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
