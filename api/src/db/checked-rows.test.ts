import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedOne, checkedRow, checkedRows, documentOf } from './checked-rows.ts';

const row = z.object({ id: z.int(), paid_at: z.date().nullable(), facts: documentOf<string[]>() });
const stored = { id: 7, paid_at: null, facts: ['captured'] };

test('rows are handed on as their schema says, without further columns', () => {
  expect(checkedRows(row, [stored, { ...stored, id: 8, secret: 'x' }])).toEqual([stored, { ...stored, id: 8 }]);
  expect(checkedRow(row, stored)).toEqual(stored);
  expect(checkedRow(row, undefined)).toBeUndefined();
  expect(checkedOne(row, [stored])).toEqual(stored);
  expect(() => checkedOne(row, [])).toThrow('answered none');
});

test.each([
  ['renamed', { id: 7, payed_at: null, facts: [] }, 'paid_at'],
  ['of another type', { ...stored, id: '7' }, 'id'],
  ['empty where it may not be', { ...stored, facts: null }, 'facts'],
])('a column that is %s is named, its value is not', (_, changed, column) => {
  expect(() => checkedRows(row, [stored, changed])).toThrow(new RegExp(`not what its query says:[^]*${column}`));
  expect(() => checkedRow(row, { ...stored, id: 'of a person' })).not.toThrow(/person/);
});
