import { ToastRegion } from 'design-system';
import { useEffect } from 'react';
import { showWaitingNotices, toasts } from '../notices/notices.ts';

/** Where messages appear. Those that came before it are shown now. */
export function NoticeRegion() {
  useEffect(showWaitingNotices, []);
  // By another name than the notifications behind the bell.
  return <ToastRegion toasts={toasts} aria-label="Messages" />;
}
