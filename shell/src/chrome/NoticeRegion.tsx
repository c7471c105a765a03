import { ToastRegion } from 'design-system';
import { toasts } from './notices.ts';

/** Where messages appear. */
export function NoticeRegion() {
  return <ToastRegion toasts={toasts} />;
}
