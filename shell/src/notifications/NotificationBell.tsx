import { useEffect, useState } from 'react';
import { useSessionStore } from '../session/session-store.ts';
import { chromeOnDemand } from '../toasts/toasts.ts';
import { BellButton } from './BellButton.tsx';
import { openNotifications, useNotifications } from './notification-store.ts';
import { pollUnreadCount, type UnreadPolling } from './poll-unread-count.ts';

const loadSheet = () => import('./NotificationSheet.tsx').then((module) => module.NotificationSheet);

/** The bell before its sheet is here: one press, or a pointer that nears it, brings the sheet. */
function LoneBell() {
  return <BellButton onClick={openNotifications} onPointerEnter={() => void loadSheet().catch(() => undefined)} />;
}

const NotificationSheet = chromeOnDemand(loadSheet, <LoneBell />);

/** The bell in the navbar: how many things have happened that the learner has not seen, and behind it what they are. */
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

/** Keeps the number fresh while a user is signed in; anyone who comes after them begins again. */
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
