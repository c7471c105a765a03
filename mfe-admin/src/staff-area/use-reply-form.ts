import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface ReplyForm {
  open: boolean;
  begin: () => void;
  /** Closes the form and focuses the button, unless the focus is elsewhere. */
  leave: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** A card's form, which replaces its button. */
export function useReplyForm(openAtFirst: () => boolean): ReplyForm {
  const [open, setOpen] = useState(openAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    flushSync(() => setOpen(false));
    if (document.activeElement === document.body) button.current?.focus();
  };
  return { open, begin: () => setOpen(true), leave, button };
}
