import { sampleUser } from '@shell/kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSessionStore } from '../session/session-store.ts';
import { useToasts } from '../toasts/toasts.ts';
import { useNotifications } from './notification-store.ts';
import { ASK_AGAIN_MS, ASK_EVERY_MS, ASK_FIRST_MS, pollUnreadCount, type UnreadPolling } from './poll-unread-count.ts';

const user = sampleUser();
let fetched: ReturnType<typeof vi.fn>;
let keeping: UnreadPolling | undefined;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  fetched = vi.fn(async () => Response.json({ unread: { full: 3, restricted: 1 } }));
  vi.stubGlobal('fetch', fetched);
  useToasts.setState({ waiting: [] });
  useNotifications.setState({ unread: null });
  useSessionStore.getState().signIn('token', user);
});
afterEach(() => {
  keeping?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const start = () => {
  keeping = pollUnreadCount(user.id);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
async function hide(next: boolean) {
  hidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

it('asks once the start of the page had its time to bring the number, and every two minutes then', async () => {
  start();
  await pass(ASK_FIRST_MS - 1);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(useNotifications.getState().unread).toEqual({ full: 3, restricted: 1 });
  await pass(ASK_EVERY_MS * 3);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('asks not at once for what the start of the page has brought', async () => {
  start();
  useNotifications.setState({ unread: { full: 0, restricted: 0 } });
  await pass(ASK_EVERY_MS);
  expect(fetched).not.toHaveBeenCalled();
  await pass(ASK_FIRST_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  start();
  await pass(ASK_FIRST_MS);
  await hide(true);
  await pass(ASK_EVERY_MS * 10);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await hide(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks when the window gets the focus, and not again a moment later', async () => {
  start();
  await pass(ASK_FIRST_MS);
  await pass(ASK_AGAIN_MS);
  for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says nothing where no answer comes, keeps the number, and asks again at its next time', async () => {
  start();
  await pass(ASK_FIRST_MS);
  fetched.mockImplementation(async () => Response.json({ message: 'Away', code: 'unavailable' }, { status: 503 }));
  await pass(ASK_EVERY_MS);
  expect(useNotifications.getState().unread).toEqual({ full: 3, restricted: 1 });
  expect(useToasts.getState().waiting).toEqual([]);
  await pass(ASK_EVERY_MS);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('asks nothing any more once it is stopped', async () => {
  start();
  keeping?.stop();
  window.dispatchEvent(new Event('focus'));
  await pass(ASK_EVERY_MS * 2);
  expect(fetched).not.toHaveBeenCalled();
});
