import { useEffect, useState } from 'react';
import { useSessionStore } from '../session/session-store.ts';
import { chromeOnDemand } from '../toasts/toasts.ts';
import { BellButton } from './BellButton.tsx';
import { openNotifications, useNotifications } from './notification-store.ts';
import { pollUnreadCount, type UnreadPolling } from './poll-unread-count.ts';

const loadSheet = () => import('./NotificationSheet.tsx').then((module) => module.NotificationSheet);

/** Before the sheet's code has loaded: a press or near pointer loads it. */
function LoneBell() {
  return <BellButton onClick={openNotifications} onPointerEnter={() => void loadSheet().catch(() => undefined)} />;
}

const NotificationSheet = chromeOnDemand(loadSheet, <LoneBell />);

/** The bell, its unread number and its sheet. */
export function NotificationBell() {
  const userId = useSessionStore((state) => state.user?.id);
  return userId === undefined ? null : <BellOf key={userId} userId={userId} />;
}

function BellOf({ userId }: { userId: number }) {
  const fresh = useFreshUnread(userId);
  const open = useNotifications((state) => state.open);
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  return asked && fresh ? <NotificationSheet fresh={fresh} /> : <LoneBell />;
}

/** For one account: the next begins again. */
function useFreshUnread(userId: number): UnreadPolling | null {
  const [fresh, setFresh] = useState<UnreadPolling | null>(null);
  useEffect(() => {
    const keeping = pollUnreadCount(userId);
    setFresh(keeping);
    return () => {
      keeping.stop();
      useNotifications.setState({ unread: null, open: false });
    };
  }, [userId]);
  return fresh;
}
