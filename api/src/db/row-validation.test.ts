import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonColumn, validateOne, validateRow, validateRows } from './row-validation.ts';

const row = z.object({ id: z.int(), paid_at: z.date().nullable(), facts: jsonColumn<string[]>() });
const stored = { id: 7, paid_at: null, facts: ['captured'] };

test('rows are handed on as their schema says, without further columns', () => {
  expect(validateRows(row, [stored, { ...stored, id: 8, secret: 'x' }])).toEqual([stored, { ...stored, id: 8 }]);
  expect(validateRow(row, stored)).toEqual(stored);
  expect(validateRow(row, undefined)).toBeUndefined();
  expect(validateOne(row, [stored])).toEqual(stored);
  expect(() => validateOne(row, [])).toThrow('answered none');
});

test.each([
  ['renamed', { id: 7, payed_at: null, facts: [] }, 'paid_at'],
  ['of another type', { ...stored, id: '7' }, 'id'],
  ['empty where it may not be', { ...stored, facts: null }, 'facts'],
])('a column that is %s is named, its value is not', (_, changed, column) => {
  expect(() => validateRows(row, [stored, changed])).toThrow(new RegExp(`not what its query says:[^]*${column}`));
  expect(() => validateRow(row, { ...stored, id: 'of a person' })).not.toThrow(/person/);
});
