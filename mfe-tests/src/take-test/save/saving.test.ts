import 'fake-indexeddb/auto';
import { ApiError } from '@shell/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand';
import { UNTOUCHED } from '../answer/progress.ts';
import type { SentChange } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { type Saving, startSaving } from './saving.ts';
import type { SaveAnswer, SavingState } from './saving-state.ts';
import { initialSaving } from './server.ts';

/** Timeouts of responses, in milliseconds. */
let limits: number[];
/** What the server has stored, and when. */
let taken: { at: number; changes: readonly SentChange[] }[];
let reachable: boolean;
let saving: Saving;
let attempt: StoreApi<SavingState>;
let deadline: string | null;
const forgetful: OutboxStore = { keep: async () => {}, remove: async () => {}, all: async () => [] };
const start = () => {
  attempt = createStore(() => initialSaving({ questions: [], server_time: new Date(0).toISOString(), deadline }));
  return startSaving({ userId: 1, slug: 'quiet-river', attempt, store: forgetful, send });
};

async function send(_clientId: string, changes: readonly SentChange[]): Promise<SaveAnswer> {
  if (!reachable) throw new ApiError(0, 'offline', 'The server cannot be reached.');
  if (changes.length > 0) taken.push({ at: performance.now(), changes });
  const saved = changes.map(({ question_id, basedOn }) => ({ question_id, revision: basedOn + 1 }));
  return { saved, conflicts: [], serverTime: Date.now(), deadline: deadline === null ? null : Date.parse(deadline) };
}

const type = (value: string) => {
  const answer = { option: null, parts: [{ part: '', value }] };
  saving.change(101, { ...UNTOUCHED, state: 'attempted', answer });
};
const typedIn = ({ changes }: { changes: readonly SentChange[] }) => changes[0]?.progress.answer?.parts[0]?.value;

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  [taken, limits, reachable, deadline] = [[], [], true, null];
  const over = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return over.call(AbortSignal, milliseconds);
  });
  saving = start();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  saving.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves each key within two seconds, also while the learner types without a pause', async () => {
  const began = performance.now();
  for (let key = 1; key <= 30; key++) {
    type(String(key));
    await vi.advanceTimersByTimeAsync(200);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  for (let key = 1; key <= 30; key++) {
    const pressed = began + (key - 1) * 200;
    const first = taken.find((batch) => Number(typedIn(batch)) >= key);
    expect(first?.at, `key ${key}`).toBeLessThanOrEqual(pressed + 2_000);
  }
  expect(attempt.getState().save.kind).toBe('saved');
});

it('tries again by itself, less and less often, until the server is back', async () => {
  reachable = false;
  type('7');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt.getState().save).toEqual({ kind: 'unsent', changes: 1, onDevice: true });
  reachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(taken.map(typedIn)).toEqual(['7']);
  expect(attempt.getState().save).toMatchObject({ kind: 'saved' });
});

it('sends at once when the network comes back', async () => {
  reachable = false;
  type('7');
  await vi.advanceTimersByTimeAsync(60_000);
  reachable = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(taken.map(typedIn)).toEqual(['7']);
});

it('forgets how often it has tried once the network is back', async () => {
  reachable = false;
  type('7');
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(limits.at(-1)).toBe(5_000);
  reachable = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken.map(typedIn)).toEqual(['7']);
});

it('waits for no more than the shortest limit when the learner ends the test, whatever failed before', async () => {
  reachable = false;
  type('7');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(limits.at(-1)).toBe(20_000);
  await saving.settle();
  expect(limits.at(-1)).toBe(5_000);
});

it('tries every five seconds at least near the end, whatever failed before', async () => {
  saving.stop();
  deadline = new Date(90_000).toISOString();
  saving = start();
  await vi.advanceTimersByTimeAsync(0);
  reachable = false;
  type('7');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Math.max(...limits)).toBe(20_000);
  // The earlier delay has passed.
  await vi.advanceTimersByTimeAsync(30_000);
  limits = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(limits).toEqual([5_000, 5_000]);
});

it('sends what waits when it is stopped, and nothing later', async () => {
  type('7');
  saving.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(taken.map(typedIn)).toEqual(['7']);
  type('78');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toHaveLength(1);
});

const read = (revision: number) => ({ 101: { ...UNTOUCHED, state: 'attempted' as const, revision } });

it('bases a change on what another tab or device has stored since', async () => {
  saving.learn(read(7));
  // An older answer is outdated.
  saving.learn(read(3));
  expect(attempt.getState().stored[101]?.revision).toBe(7);
  type('x');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(taken.flatMap(({ changes }) => changes.map(({ basedOn }) => basedOn))).toEqual([7]);
});

it('bases a change on what was seen when it was begun, whatever is read while it waits: the server then tells of both', async () => {
  type('x');
  saving.learn(read(7));
  type('xy');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(taken.flatMap(({ changes }) => changes.map((change) => [typedIn({ changes: [change] }), change.basedOn]))).toEqual([
    ['xy', 0],
  ]);
});
