import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { EMPTY_OUTBOX, note } from './outbox.ts';
import { indexedDbOutboxes } from './outbox-store.ts';

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
