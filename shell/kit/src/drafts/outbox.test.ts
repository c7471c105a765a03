import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender } from './outbox.ts';
import type { SendOutcome } from './sending.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const attempts: { tries: number; answer: (outcome: SendOutcome) => Promise<void> }[] = [];
  const sender = createSender({
    ...{ pause: 500, latest: 1_500 },
    nextTryIn: (tries) => 1_000 * 2 ** tries,
    send: (tries) =>
      new Promise((resolve) => {
        const answer = async (outcome: SendOutcome) => {
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        attempts.push({ tries, answer });
      }),
  });
  return { sender, attempts };
}

it('sends once things are quiet, one attempt at a time, and goes on while something is left', async () => {
  const { sender, attempts } = setUp();
  sender.changed();
  await vi.advanceTimersByTimeAsync(499);
  expect(attempts).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts).toHaveLength(1);
  sender.changed();
  void sender.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempts).toHaveLength(1);
  await attempts[0]?.answer('more');
  expect(attempts).toHaveLength(2);
  await attempts[1]?.answer('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(2);
});

it('tells whether everything is sent, to all who wait', async () => {
  const { sender, attempts } = setUp();
  const told = Promise.all([sender.flush(), sender.flush()]);
  await attempts[0]?.answer('more');
  await attempts[1]?.answer('done');
  expect(await told).toEqual([true, true]);
  const refused = sender.flush();
  await attempts[2]?.answer('refused');
  expect(await refused).toBe(false);
});

it('tries again after longer and longer, and at once when the network is back or the page is seen', async () => {
  const { sender, attempts } = setUp();
  const unfollow = sender.followPage();
  void sender.flush();
  await attempts[0]?.answer('no-answer');
  await vi.advanceTimersByTimeAsync(1_000);
  await attempts[1]?.answer('no-answer');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(attempts.map(({ tries }) => tries)).toEqual([0, 1]);
  window.dispatchEvent(new Event('online'));
  expect(attempts.map(({ tries }) => tries)).toEqual([0, 1, 0]);
  await attempts[2]?.answer('no-answer');
  document.dispatchEvent(new Event('visibilitychange'));
  await attempts[3]?.answer('done');
  unfollow();
  window.dispatchEvent(new Event('online'));
  expect(attempts).toHaveLength(4);
});

it('waits 2, 4, 8, 16 and then 30 seconds where nobody says otherwise', async () => {
  const at: number[] = [];
  const sender = createSender({
    ...{ pause: 0, latest: 0 },
    send: async () => {
      at.push(performance.now() / 1_000);
      return 'no-answer';
    },
  });
  void sender.flush();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(at).toEqual([0, 2, 6, 14, 30, 60, 90]);
  sender.stop();
});

it('may be told of a change by what it sends', async () => {
  let attempts = 0;
  const sender = createSender({
    ...{ pause: 500, latest: 1_500, nextTryIn: () => 1_000 },
    send: async () => {
      attempts += 1;
      if (attempts === 1) sender.changed();
      return 'done';
    },
  });
  await sender.flush();
  expect(attempts).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(attempts).toBe(2);
});

it('sends nothing once it is stopped, but what is under way and left', async () => {
  const { sender, attempts } = setUp();
  void sender.flush();
  sender.stop();
  await attempts[0]?.answer('more');
  await attempts[1]?.answer('no-answer');
  sender.changed();
  expect(await sender.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(2);
});
