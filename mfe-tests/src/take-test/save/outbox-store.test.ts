import 'fake-indexeddb/auto';
import { hasWaiting } from '@shell/kit';
import { storeAsFormerRelease } from '@shell/kit/testing';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX, note } from './outbox.ts';
import { holdOutbox, indexedDbOutboxes } from './outbox-store.ts';
import { uncountedOf } from './uncounted.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps key after key through one connection, the last one standing', async () => {
  globalThis.indexedDB = new IDBFactory();
  const open = vi.spyOn(indexedDB, 'open');
  const kept = { userId: 1, slug: 'quiet-river', clientId: 'tab' };
  let outbox = EMPTY_OUTBOX;
  const keeping = ['1', '12', '12.', '12.5'].map((value) => {
    outbox = note(outbox, 101, { state: 'attempted', flagged: false, answer: { option: null, parts: [{ part: '', value }] } }, 0);
    return indexedDbOutboxes.keep({ ...kept, outbox });
  });
  await Promise.all(keeping);
  expect(await indexedDbOutboxes.all(1)).toEqual([{ ...kept, outbox }]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('notes for the shell whether anything waits on this device', async () => {
  globalThis.indexedDB = new IDBFactory();
  for (const clientId of ['one', 'two']) {
    await indexedDbOutboxes.keep({ userId: 1, slug: 'quiet-river', clientId, outbox: EMPTY_OUTBOX });
    expect(hasWaiting('mfe-tests')).toBe(true);
  }
  await indexedDbOutboxes.remove('one');
  expect(hasWaiting('mfe-tests')).toBe(true);
  // A key pressed while the last one is confirmed.
  const removed = indexedDbOutboxes.remove('two');
  const kept = indexedDbOutboxes.keep({ userId: 1, slug: 'quiet-river', clientId: 'two', outbox: EMPTY_OUTBOX });
  await Promise.all([removed, kept]);
  expect(hasWaiting('mfe-tests')).toBe(true);
  await indexedDbOutboxes.remove('two');
  expect(hasWaiting('mfe-tests')).toBe(false);
});

it('finds what a former release has kept', async () => {
  globalThis.indexedDB = new IDBFactory();
  const progress = { state: 'attempted' as const, flagged: false, answer: { option: null, parts: [{ part: '', value: '12' }] } };
  const kept = { userId: 1, slug: 'quiet-river', clientId: 'tab', outbox: note(EMPTY_OUTBOX, 101, progress, 0) };
  const another = { ...kept, userId: 2, clientId: 'other' };
  await storeAsFormerRelease('timed-tests', 'outboxes', { tab: kept, other: another });
  const late = { questionId: 101, progress, reason: 'late' as const };
  await storeAsFormerRelease('timed-tests-uncounted', 'changes', { '1 quiet-river': [late] });
  expect(await indexedDbOutboxes.all(1)).toEqual([kept]);
  expect(await uncountedOf(1, 'quiet-river')).toEqual([late]);
});

it('lets one tab alone hold an outbox', async () => {
  const request = vi.fn((_name: string, _options: object, work: (lock: null) => void) => work(null));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await holdOutbox('tab')).toBeNull();
  expect(request.mock.calls[0]?.[0]).toBe('outbox tab');
});
