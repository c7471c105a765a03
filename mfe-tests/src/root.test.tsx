import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { type Answers, createTestHost, renderWithHost, sampleUser } from '@shell/kit/testing';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWaiting } from './module.ts';
import { Root } from './root.tsx';
import { EMPTY_OUTBOX, note } from './take-test/save/outbox.ts';
import { indexedDbOutboxes } from './take-test/save/outbox-store.ts';

const user = sampleUser();
const unavailable = new ApiError(503, 'unavailable', 'Try again in a moment');

/** A closed tab has left unsent changes, and the server fails some calls. */
async function leaveBehind(failure: ApiError, failures: number) {
  const outbox = note(EMPTY_OUTBOX, 101, { state: 'attempted', flagged: false, answer: null }, 0);
  await indexedDbOutboxes.keep({ userId: user.id, slug: 'quiet-river', clientId: 'closed-tab', outbox });
  let tries = 0;
  const answers: Answers = {
    'PATCH /api/test/:slug/progress': () => {
      tries += 1;
      if (tries <= failures) throw failure;
      return { saved: [{ question_id: 101, revision: 1 }], server_time: '2026-11-21T10:00:00Z', deadline: null };
    },
  };
  return { answers, tries: () => tries };
}
const openTests = (answers: Answers) => renderWithHost(<Root />, { path: '/my-tests', user, answers });
const left = () => indexedDbOutboxes.all(user.id);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => void vi.useRealTimers());

it('sends what a closed tab left as soon as there is a network, on any page', async () => {
  const { answers, tries } = await leaveBehind(new ApiError(0, 'offline', 'The server cannot be reached.'), 1);
  openTests(answers);
  await waitFor(() => expect(tries()).toBe(1));
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await left()).toEqual([]));
  expect(tries()).toBe(2);
});

it('sends it by itself once the server recovers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { answers, tries } = await leaveBehind(unavailable, 2);
  openTests(answers);
  await waitFor(() => expect(tries()).toBe(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(tries()).toBe(2));
  await vi.advanceTimersByTimeAsync(4_000);
  await waitFor(async () => expect(await left()).toEqual([]));
  expect(tries()).toBe(3);
});

it('leaves it to the next page once this one is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const first = await leaveBehind(unavailable, Number.POSITIVE_INFINITY);
  const { unmount } = openTests(first.answers);
  await waitFor(() => expect(first.tries()).toBe(1));
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  // An earlier send would come before this one.
  const next = await leaveBehind(unavailable, 0);
  openTests(next.answers);
  await waitFor(async () => expect(await left()).toEqual([]));
  expect([first.tries(), next.tries()]).toEqual([1, 1]);
});

it('says to the shell whether it is worth another attempt', async () => {
  const { answers } = await leaveBehind(unavailable, 1);
  const { host } = createTestHost(answers, user);
  await expect(sendWaiting(host)).rejects.toThrow('No answer came');
  await sendWaiting(host);
  expect(await left()).toEqual([]);
});
