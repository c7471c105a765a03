import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SpooledTables } from './spooled-tables.ts';

/** Longer than what is written at once, in characters of several bytes. */
const LONG = 'é漢'.repeat(40_000);

test('tables come out as one object in the order in which they came, however their rows were handed over', async () => {
  const spooled = await SpooledTables.open();
  await spooled.add({ table: 'forgotten', rows: [{ id: 0 }] });
  spooled.clear();
  await spooled.add({ table: 'tests', rows: [{ id: 1 }, { id: 2, words: LONG }] });
  await spooled.add({ table: 'orders', rows: [{ id: 7, at: new Date(0) }] });
  await spooled.add({ table: 'tests', rows: [{ id: 3 }] });
  await spooled.add({ table: 'empty', rows: [] });
  expect(await text(spooled.toJson({ account: { id: 9 } }))).toBe(
    JSON.stringify({
      account: { id: 9 },
      tests: [{ id: 1 }, { id: 2, words: LONG }, { id: 3 }],
      orders: [{ id: 7, at: '1970-01-01T00:00:00.000Z' }],
    }),
  );
});

test('a reader who goes away leaves nothing open', async () => {
  const spooled = await SpooledTables.open();
  await spooled.add({ table: 'tests', rows: [{ id: 1, words: LONG }] });
  const file = spooled.toJson({ account: {} });
  const closed = new Promise((resolve) => file.once('close', resolve));
  file.destroy();
  await closed;
  await expect(spooled.add({ table: 'tests', rows: [{ id: 2 }] })).rejects.toThrow();
});
