import type { Unread } from '@api/contract';
import { create } from 'zustand';
import type { SiteVariant } from '../routing/route-tables.ts';
import { useSite } from '../site.ts';

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

/** The API counts up to here (`MOST_UNREAD` of the contract) and means that many or more. */
const COUNTED = 100;

/** How many are unread in this edition of the site; 0 while that is unknown. */
export function useUnread(): number {
  const variant: SiteVariant = useSite().variant;
  return useNotifications(({ unread }) => unread?.[variant] ?? 0);
}

/** `3`, or `9+` where a sign has no room for more. */
export const signOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));

/** `12 unread`, or `99+ unread` beyond what is counted. */
export const unreadWords = (unread: number): string => `${unread < COUNTED ? unread : `${COUNTED - 1}+`} unread`;

/** `Notifications, 3 unread`: what the bell is called. */
export const bellName = (unread: number): string => (unread === 0 ? 'Notifications' : `Notifications, ${unreadWords(unread)}`);
