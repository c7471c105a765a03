import type { SiteVariant } from '../routing/route-tables.ts';
import { useSite } from '../site.ts';
import { useNotifications } from './notification-store.ts';

/** The API counts up to here (`MOST_UNREAD` of the contract) and means that many or more. */
const COUNTED = 100;

/** How many are unread in this edition of the site; 0 while that is unknown. */
export function useUnread(): number {
  const variant: SiteVariant = useSite().variant;
  return useNotifications(({ unread }) => unread?.[variant] ?? 0);
}

/** `3`, or `9+` where a sign has no room for more. */
export const signOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));

/** `Notifications, 3 unread`: what the bell is called. */
export function bellName(unread: number): string {
  if (unread === 0) return 'Notifications';
  return `Notifications, ${unread < COUNTED ? unread : `${COUNTED - 1}+`} unread`;
}
