import { expect, it } from 'vitest';
import { inWords, isToday } from './moments.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const now = at(22, 9, 30);

it.each([
  [at(22, 9, 30), 'just now', true],
  [at(22, 9, 31), 'just now', true],
  [at(22, 9, 29), '1 minute ago', true],
  [at(22, 8, 31), '59 minutes ago', true],
  [at(22, 0, 5), '9 hours ago', true],
  [at(21, 23, 50), 'yesterday', false],
  [at(20, 9), '2 days ago', false],
  [at(15, 9), 'last week', false],
  [at(1, 9), '3 weeks ago', false],
  [new Date(2026, 8, 1, 12), '1 September 2026', false],
])('%s is %s', (moment, words, today) => {
  expect([inWords(moment.toISOString(), now), isToday(moment.toISOString(), now)]).toEqual([words, today]);
});
