import type { Notification, Unread } from '@api/contract';
import { messageOf } from '@shell/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestApi } from '../host.ts';
import { useSite } from '../site.ts';
import { useUnread } from './notification-store.ts';
import type { UnreadPolling } from './poll-unread-count.ts';

const PAGE_SIZE = '20';

interface List {
  notifications: readonly Notification[];
  /** Cursor of earlier ones; null at the end. */
  next: number | null;
}

export interface NotificationList {
  /** Null until loaded. */
  list: List | null;
  error: string | null;
  busy: boolean;
  reload(): void;
  loadEarlier(): void;
  markRead(notification: Notification): void;
  markAllRead(): void;
}

/** Prepends the newest part to keep the reader's place, or replaces the list if they do not meet. */
function joined(newest: List, former: List | null): List {
  const from = newest.next;
  if (from === null || !former || (former.notifications[0]?.id ?? 0) < from) return newest;
  const earlier = former.notifications.filter(({ id }) => id < from);
  return earlier.length > 0 ? { notifications: [...newest.notifications, ...earlier], next: former.next } : newest;
}

const withRead = (list: List | null, isRead: (each: Notification) => boolean): List | null =>
  list && { ...list, notifications: list.notifications.map((each) => (isRead(each) ? { ...each, read: true } : each)) };

/** The account's notifications, latest first, and their actions. */
export function useNotificationList(fresh: UnreadPolling): NotificationList {
  const { variant } = useSite();
  const [list, setList] = useState<List | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The API's last unread number for this panel. */
  const heard = useRef<number>(null);

  const hear = useCallback(
    (unread: Unread) => {
      heard.current = unread[variant];
      fresh.learned(unread);
    },
    [fresh, variant],
  );

  /** Runs a call; a failure shows in the panel only. */
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    await work().then(
      () => setError(null),
      (thrown: unknown) => setError(messageOf(thrown)),
    );
    setBusy(false);
  }, []);

  const reload = useCallback(
    () =>
      run(async () => {
        const { unread, ...newest } = await requestApi('GET /api/notifications', { query: { pageSize: PAGE_SIZE, variant } });
        setList((former) => joined(newest, former));
        hear(unread);
      }),
    [run, variant, hear],
  );
  useEffect(() => void reload(), [reload]);

  // Another tab, or time, may know a different number.
  const unread = useUnread();
  useEffect(() => {
    if (heard.current !== null && heard.current !== unread) void reload();
  }, [unread, reload]);

  return {
    list,
    error,
    busy,
    reload: () => void reload(),
    loadEarlier: () =>
      void run(async () => {
        const query = { pageSize: PAGE_SIZE, variant, before: String(list?.next) };
        const { notifications, next } = await requestApi('GET /api/notifications', { query });
        setList((former) => ({ notifications: [...(former?.notifications ?? []), ...notifications], next }));
      }),
    markRead: ({ id, read }) => {
      if (read) return;
      setList((former) => withRead(former, (each) => each.id === id));
      // If it fails, the next look shows it as unread.
      void requestApi('POST /api/notifications/:id/read', { params: { id } }).then(
        (answer) => hear(answer.unread),
        () => undefined,
      );
    },
    markAllRead: () =>
      void run(async () => {
        const latest = list?.notifications[0]?.id ?? 0;
        const answer = await requestApi('POST /api/notifications/read', { body: { up_to: latest, variant } });
        setList((former) => withRead(former, ({ id }) => id <= latest));
        hear(answer.unread);
      }),
  };
}
