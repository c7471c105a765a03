import { ToastRegion } from 'design-system';
import { useEffect } from 'react';
import { showWaitingToasts, toasts } from './toasts.ts';

/** Where messages appear. Those that came before it are shown now. */
export function ShellToasts() {
  useEffect(showWaitingToasts, []);
  // By another name than the notifications behind the bell.
  return <ToastRegion toasts={toasts} aria-label="Messages" />;
}
