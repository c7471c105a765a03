import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface ReplyForm {
  open: boolean;
  begin: () => void;
  /** Closes the form, and moves the focus to the button unless it is elsewhere already. */
  leave: () => void;
  /** The button that opens the form. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The form of a card that takes the place of the button that opens it. */
export function useReplyForm(openAtFirst: () => boolean): ReplyForm {
  const [open, setOpen] = useState(openAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    flushSync(() => setOpen(false));
    if (document.activeElement === document.body) button.current?.focus();
  };
  return { open, begin: () => setOpen(true), leave, button };
}
