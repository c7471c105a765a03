import 'fake-indexeddb/auto';
import { hasWaiting } from '@shell/kit';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX, note } from './outbox.ts';
import { holdOutbox, indexedDbOutboxes } from './outbox-store.ts';

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

/** A browser's locks, as far as they are used: a name is held until what was given it is over. */
function locks() {
  const held = new Set<string>();
  const request = async (name: string, _: { ifAvailable: true }, work: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  return { request };
}

it('lets one tab alone hold an outbox, until it lets go', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const release = await holdOutbox('tab');
  expect(release).not.toBeNull();
  expect(await holdOutbox('tab')).toBeNull();
  expect(await holdOutbox('another')).not.toBeNull();
  release?.();
  await vi.waitFor(async () => expect(await holdOutbox('tab')).not.toBeNull());
});
