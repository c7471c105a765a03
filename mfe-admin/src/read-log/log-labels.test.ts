import { expect, it } from 'vitest';
import { nameOfObject } from './log-labels.ts';

it.each([
  ['accounts', 'the list of accounts as CSV'],
  ['questions as Moodle XML', 'the list of questions as Moodle XML'],
])('names the format of an export of %s', (list, words) => {
  expect(nameOfObject({ object: { kind: 'list', id: 1, name: null }, details: { list } })).toBe(words);
});
