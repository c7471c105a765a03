import { ToastRegion } from 'design-system';
import { useEffect } from 'react';
import { showWaitingToasts, toasts } from './toasts.ts';

/** Shows toasts, earlier ones too. */
export function ShellToasts() {
  useEffect(showWaitingToasts, []);
  // Not "notifications", which are behind the bell.
  return <ToastRegion toasts={toasts} aria-label="Messages" />;
}
