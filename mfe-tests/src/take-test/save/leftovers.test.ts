import 'fake-indexeddb/auto';
import { ApiError, type Host } from '@shell/kit';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, UNTOUCHED } from '../answer/progress.ts';
import { sendLeftovers } from './leftovers.ts';
import { EMPTY_OUTBOX, type Outbox } from './outbox.ts';
import { indexedDbOutboxes } from './outbox-store.ts';
import { uncountedOf } from './uncounted.ts';

const mine: Progress = { state: 'attempted', flagged: false, answer: { option: null, parts: [{ part: '', value: '7' }] } };
const disputed: Outbox = {
  ...EMPTY_OUTBOX,
  conflicts: { 101: { mine, theirs: { ...UNTOUCHED, revision: 2 }, theirsIsStored: true } },
};
const answering = (answer: () => unknown) => vi.fn(async () => answer()) as unknown as Host['request'];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('an outbox that holds nothing but an open choice', () => {
  const left = { userId: 1, slug: 'quiet-river', clientId: 'closed-tab', outbox: disputed };

  it('stays while the test runs', async () => {
    await indexedDbOutboxes.keep(left);
    const running = answering(() => ({ saved: [], server_time: '2026-11-21T10:00:00Z', deadline: null }));
    expect(await sendLeftovers(running, 1, indexedDbOutboxes)).toEqual([]);
    expect(await indexedDbOutboxes.all(1)).toEqual([left]);
  });

  it('moves to what does not count once the test is over, with both versions where the server has neither', async () => {
    const other: Progress = { ...mine, answer: null };
    const theirs = { ...other, revision: 2 };
    await indexedDbOutboxes.keep({
      ...left,
      outbox: { ...disputed, conflicts: { 101: { mine, theirs, theirsIsStored: false } } },
    });
    const over = answering(() => {
      throw new ApiError(409, 'test_over', 'This test is over', [], { final: { questions: [] } });
    });
    expect(await sendLeftovers(over, 1, indexedDbOutboxes)).toEqual([{ slug: 'quiet-river', count: 2 }]);
    expect(await indexedDbOutboxes.all(1)).toEqual([]);
    expect(await uncountedOf(1, 'quiet-river')).toMatchObject([{ progress: mine }, { progress: other }]);
  });
});

it('sends the others where one change is refused, and keeps that one', async () => {
  const waiting = (edit: number) => ({ progress: mine, basedOn: 0, edit, elapsed: 0 });
  const outbox: Outbox = { edits: 3, waiting: { 101: waiting(1), 102: waiting(2), 103: waiting(3) }, conflicts: {} };
  await indexedDbOutboxes.keep({ userId: 1, slug: 'quiet-river', clientId: 'closed-tab', outbox });
  const sent: number[][] = [];
  const request = (async (_name: string, { body }: { body: { changes: { question_id: number }[] } }) => {
    const ids = body.changes.map(({ question_id }) => question_id);
    sent.push(ids);
    if (ids.includes(102)) throw new ApiError(422, 'invalid_input', 'Too long');
    const saved = ids.map((question_id) => ({ question_id, revision: 1 }));
    return { saved, server_time: '2026-11-21T10:00:00Z', deadline: null };
  }) as unknown as Host['request'];
  expect(await sendLeftovers(request, 1, indexedDbOutboxes)).toEqual([]);
  expect(sent).toEqual([[101, 102, 103], [101], [102], [103]]);
  const [left] = await indexedDbOutboxes.all(1);
  expect(Object.keys(left?.outbox.waiting ?? {})).toEqual(['102']);
});
