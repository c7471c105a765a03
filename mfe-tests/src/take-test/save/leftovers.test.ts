import 'fake-indexeddb/auto';
import { ApiError, type Host } from '@shell/kit';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, UNTOUCHED } from '../answer/progress.ts';
import { sendLeftovers } from './leftovers.ts';
import { EMPTY_OUTBOX, type Outbox } from './outbox.ts';
import { holdOutbox, indexedDbOutboxes } from './outbox-store.ts';
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
afterEach(() => vi.unstubAllGlobals());

describe('an outbox that holds nothing but an open choice', () => {
  const left = { userId: 1, slug: 'quiet-river', clientId: 'closed-tab', outbox: disputed };

  it('stays while the test runs', async () => {
    await indexedDbOutboxes.keep(left);
    const running = answering(() => ({ saved: [], server_time: '2026-11-21T10:00:00Z', deadline: null }));
    expect(await sendLeftovers(running, 1, indexedDbOutboxes)).toEqual({ late: [], unanswered: false });
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
    const late = [{ slug: 'quiet-river', count: 2 }];
    expect(await sendLeftovers(over, 1, indexedDbOutboxes)).toEqual({ late, unanswered: false });
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
  expect(await sendLeftovers(request, 1, indexedDbOutboxes)).toEqual({ late: [], unanswered: false });
  expect(sent).toEqual([[101, 102, 103], [101], [102], [103]]);
  const [left] = await indexedDbOutboxes.all(1);
  expect(Object.keys(left?.outbox.waiting ?? {})).toEqual(['102']);
});

describe('what is worth another attempt', () => {
  const outbox: Outbox = { edits: 1, waiting: { 101: { progress: mine, basedOn: 0, edit: 1, elapsed: 0 } }, conflicts: {} };
  const left = (clientId: string, slug = 'quiet-river') => ({ userId: 1, slug, clientId, outbox });

  it.each([
    ['no network', 0, true],
    ['an unavailable server', 503, true],
    ['a server that is too slow', 408, true],
    ['too many calls', 429, true],
    ['a refusal', 403, false],
  ])('after %s', async (_, status, unanswered) => {
    await indexedDbOutboxes.keep(left('closed-tab'));
    const failing = answering(() => {
      throw new ApiError(status, 'failed', 'No');
    });
    expect(await sendLeftovers(failing, 1, indexedDbOutboxes)).toEqual({ late: [], unanswered });
    expect(await indexedDbOutboxes.all(1)).toEqual([left('closed-tab')]);
  });

  it('of one test does not keep another back', async () => {
    await indexedDbOutboxes.keep(left('one', 'quiet-river'));
    await indexedDbOutboxes.keep(left('two', 'wide-lake'));
    const request = (async (_: string, { params }: { params: { slug: string } }) => {
      if (params.slug === 'quiet-river') throw new ApiError(503, 'unavailable', 'Try again in a moment');
      return { saved: [{ question_id: 101, revision: 1 }], server_time: '2026-11-21T10:00:00Z', deadline: null };
    }) as unknown as Host['request'];
    expect(await sendLeftovers(request, 1, indexedDbOutboxes)).toEqual({ late: [], unanswered: true });
    expect(await indexedDbOutboxes.all(1)).toEqual([left('one')]);
  });

  it('is nothing where the device keeps nothing', async () => {
    const refuse = async () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    const nothing = { keep: refuse, remove: refuse, all: refuse };
    expect(await sendLeftovers(answering(expect.unreachable), 1, nothing)).toEqual({ late: [], unanswered: false });
  });

  it('is left to the tab that holds it, while that lives', async () => {
    const held = new Set<string>();
    const request = async (name: string, _: object, work: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    await indexedDbOutboxes.keep(left('living-tab'));
    await indexedDbOutboxes.keep(left('closed-tab'));
    const close = await holdOutbox('living-tab');
    const saved = { saved: [{ question_id: 101, revision: 1 }], server_time: '2026-11-21T10:00:00Z', deadline: null };
    const answer = answering(() => saved);
    expect(await sendLeftovers(answer, 1, indexedDbOutboxes)).toEqual({ late: [], unanswered: false });
    expect(await indexedDbOutboxes.all(1)).toEqual([left('living-tab')]);
    close?.();
    await vi.waitFor(() => expect(held).toEqual(new Set()), { timeout: 30_000 });
    await sendLeftovers(answer, 1, indexedDbOutboxes);
    expect(await indexedDbOutboxes.all(1)).toEqual([]);
    expect(answer).toHaveBeenCalledTimes(2);
  });
});
