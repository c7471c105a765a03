import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '../answer/progress.ts';
import { EMPTY_OUTBOX, note, type Outbox, toSend } from './outbox.ts';
import { type KeptOutbox, type OutboxStore, placeOutbox } from './outbox-store.ts';

/** On the device, by tab. */
let device: Map<string, KeptOutbox>;
let held: Set<string>;
const store: OutboxStore = {
  keep: async (kept) => void device.set(kept.clientId, kept),
  remove: async (clientId) => void device.delete(clientId),
  all: async (userId, slug) => [...device.values()].filter((kept) => kept.userId === userId && kept.slug === slug),
};

const typed = (value: string): Progress => ({
  ...{ state: 'attempted', flagged: false },
  answer: { option: null, parts: [{ part: '', value }] },
});
const outboxOf = (questionId: number, value: string) => note(EMPTY_OUTBOX, questionId, typed(value), 0);
const leave = (clientId: string, outbox: Outbox) => device.set(clientId, { userId: 1, slug: 'quiet-river', clientId, outbox });

/** A tab that adopts what is there, with changes of its own. */
async function openTab(own: Outbox = EMPTY_OUTBOX) {
  let current = own;
  const place = placeOutbox(1, 'quiet-river', store);
  await place.adopt(
    () => current,
    (outbox) => {
      current = outbox;
    },
  );
  return { place, outbox: () => current };
}

beforeEach(() => {
  device = new Map();
  held = new Set();
  const request = async (name: string, _: object, work: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

it('continues with what a closed tab left, under its name and with numbers after all that it may have used', async () => {
  leave('closed', outboxOf(101, '7'));
  const { place, outbox } = await openTab();
  expect(place.clientId()).toBe('closed');
  expect(toSend(outbox())).toMatchObject([{ question_id: 101, progress: typed('7') }]);
  expect(outbox().edits).toBe(1_000_001);
});

it('puts what several left with its own, and leaves it on the device once', async () => {
  leave('one', outboxOf(101, '7'));
  leave('two', outboxOf(102, '8'));
  const { place, outbox } = await openTab(outboxOf(103, '9'));
  await place.keep(outbox());
  expect(toSend(outbox()).map(({ question_id }) => question_id)).toEqual([103, 101, 102]);
  expect([...device.keys()]).toEqual([place.clientId()]);
});

it('leaves a living tab alone, and has what it leaves once that is closed', async () => {
  leave('closed', outboxOf(101, '7'));
  const first = await openTab();
  const second = await openTab();
  expect(toSend(second.outbox())).toEqual([]);
  expect(second.place.clientId()).not.toBe('closed');
  first.place.release();
  await vi.waitFor(() => expect(held).not.toContain('outbox closed'), { timeout: 30_000 });
  const third = await openTab();
  expect(third.place.clientId()).toBe('closed');
});

it('writes nothing more once another tab has taken it over', async () => {
  leave('closed', outboxOf(101, '7'));
  const first = await openTab();
  first.place.release();
  await vi.waitFor(() => expect(held).toEqual(new Set()), { timeout: 30_000 });
  await first.place.keep(outboxOf(101, '78'));
  expect(toSend(device.get('closed')?.outbox ?? EMPTY_OUTBOX)).toMatchObject([{ progress: typed('78') }]);
  await openTab();
  await first.place.keep(EMPTY_OUTBOX);
  expect(device.has('closed')).toBe(true);
});

it('holds nothing that it would have got after it was released', async () => {
  leave('closed', outboxOf(101, '7'));
  const place = placeOutbox(1, 'quiet-river', store);
  const adopting = place.adopt(
    () => EMPTY_OUTBOX,
    () => expect.unreachable(),
  );
  place.release();
  await adopting;
  await vi.waitFor(() => expect(held).toEqual(new Set()), { timeout: 30_000 });
});

it('says where the device keeps nothing', async () => {
  const refuse = async () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const place = placeOutbox(1, 'quiet-river', { keep: refuse, remove: refuse, all: refuse });
  expect(place.onDevice()).toBe(true);
  await place.keep(outboxOf(101, '7'));
  expect(place.onDevice()).toBe(false);
});
