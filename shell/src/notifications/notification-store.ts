import type { Unread } from '@api/contract';
import { create } from 'zustand';

interface NotificationState {
  /** How many are unread, by edition of the site; null while nobody has said. */
  unread: Unread | null;
  /** The panel is in view. */
  open: boolean;
}

/** What the bell shows. Small, because it comes with the first load: everything else of the notifications comes on demand. */
export const useNotifications = create<NotificationState>()(() => ({ unread: null, open: false }));

export function openNotifications(): void {
  useNotifications.setState({ open: true });
}
