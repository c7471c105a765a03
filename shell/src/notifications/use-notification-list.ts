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
  /** Where the earlier ones begin; null at the end. */
  next: number | null;
}

/** What the panel shows and does. */
export interface NotificationList {
  /** Null until the first part is there. */
  list: List | null;
  /** What went wrong with the last thing that was asked for; null while nothing did. */
  error: string | null;
  busy: boolean;
  reload(): void;
  loadEarlier(): void;
  markRead(notification: Notification): void;
  markAllRead(): void;
}

/** The newest part put before what was shown, so that anyone who went far back keeps their place; alone where the two do not meet. */
function joined(newest: List, former: List | null): List {
  const from = newest.next;
  if (from === null || !former || (former.notifications[0]?.id ?? 0) < from) return newest;
  const earlier = former.notifications.filter(({ id }) => id < from);
  return earlier.length > 0 ? { notifications: [...newest.notifications, ...earlier], next: former.next } : newest;
}

const withRead = (list: List | null, isRead: (each: Notification) => boolean): List | null =>
  list && { ...list, notifications: list.notifications.map((each) => (isRead(each) ? { ...each, read: true } : each)) };

/** The notifications of the signed-in account, the latest first, and what can be done with them. */
export function useNotificationList(fresh: UnreadPolling): NotificationList {
  const { variant } = useSite();
  const [list, setList] = useState<List | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** How many were unread when the API last said so to this panel. */
  const heard = useRef<number>(null);

  const hear = useCallback(
    (unread: Unread) => {
      heard.current = unread[variant];
      fresh.learned(unread);
    },
    [fresh, variant],
  );

  /** Runs one call; what goes wrong is said in the panel and nowhere else. */
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

  // Another tab, or the passing of time, knows of more or fewer than this panel.
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
      // Should it fail, the next look at the list shows it as unread again.
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
