import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter, sends a text; Escape leaves the form and keeps the draft. */
export const formKeys = (leave?: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  // A dialog of the form has its own keys.
  if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  } else if (event.key === 'Escape' && leave) {
    event.stopPropagation();
    leave();
  }
};

/** Escape leaves a field that saves itself: single letters are commands again. */
export const leaveByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Escape') currentTarget.blur();
};
