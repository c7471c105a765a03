import type { Unread } from '@api/contract';
import { create } from 'zustand';
import type { SiteVariant } from '../routing/route-tables.ts';
import { useSite } from '../site.ts';

interface NotificationState {
  /** By edition; null until known. */
  unread: Unread | null;
  open: boolean;
}

/** In the first load, so it is small: the rest loads on demand. */
export const useNotifications = create<NotificationState>()(() => ({ unread: null, open: false }));

export function openNotifications(): void {
  useNotifications.setState({ open: true });
}

/** The API counts no further (`MOST_UNREAD` of the contract). */
const COUNTED = 100;

/** 0 until known. */
export function useUnread(): number {
  const variant: SiteVariant = useSite().variant;
  return useNotifications(({ unread }) => unread?.[variant] ?? 0);
}

/** `3` or `9+`. */
export const signOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));

/** `12 unread` or `99+ unread`. */
export const unreadWords = (unread: number): string => `${unread < COUNTED ? unread : `${COUNTED - 1}+`} unread`;

/** The bell's name: `Notifications, 3 unread`. */
export const bellName = (unread: number): string => (unread === 0 ? 'Notifications' : `Notifications, ${unreadWords(unread)}`);
