import type { Unread } from '@api/contract';
import { requestApi } from '../host.ts';
import { useNotifications } from './notification-store.ts';

/** Milliseconds between polls in view. */
export const ASK_EVERY_MS = 120_000;
/** Least milliseconds between polls on return to view. */
export const ASK_AGAIN_MS = 15_000;
/** The page's start brings the number; it is asked for if late. */
export const ASK_FIRST_MS = 2_000;

const CHANNEL = 'notifications';

interface UnreadMessage {
  userId: number;
  unread: Unread;
}

/** Keeps one account's bell up to date. */
export interface UnreadPolling {
  /** Shows the API's number here and in other tabs. */
  learned(unread: Unread): void;
  stop(): void;
}

/** Polls an account's unread number while in view; tabs share it. Failures are silent. */
export function pollUnreadCount(userId: number): UnreadPolling {
  const channel = new BroadcastChannel(CHANNEL);
  let asked = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const show = (unread: Unread) => {
    asked = Date.now();
    if (!stopped) useNotifications.setState({ unread });
  };
  const learned = (unread: Unread) => {
    show(unread);
    if (!stopped) channel.postMessage({ userId, unread } satisfies UnreadMessage);
  };
  const askAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), milliseconds);
  };
  const ask = async () => {
    clearTimeout(timer);
    if (stopped || document.hidden) return;
    asked = Date.now();
    askAfter(ASK_EVERY_MS);
    const answer = await requestApi('GET /api/notifications/unread').catch(() => null);
    if (answer) learned(answer.unread);
  };
  const cameBack = () => {
    if (document.hidden) clearTimeout(timer);
    else if (Date.now() - asked >= ASK_AGAIN_MS) void ask();
    else askAfter(ASK_EVERY_MS);
  };

  channel.onmessage = ({ data }: MessageEvent<UnreadMessage>) => {
    if (data.userId === userId) show(data.unread);
  };
  const isKnown = () => useNotifications.getState().unread !== null;
  if (isKnown()) askAfter(ASK_EVERY_MS);
  else timer = setTimeout(() => (isKnown() ? askAfter(ASK_EVERY_MS) : void ask()), ASK_FIRST_MS);
  window.addEventListener('focus', cameBack);
  document.addEventListener('visibilitychange', cameBack);
  return {
    learned,
    stop() {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('focus', cameBack);
      document.removeEventListener('visibilitychange', cameBack);
      channel.close();
    },
  };
}
