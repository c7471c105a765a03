import { expect, it } from 'vitest';
import { dueWords } from './due-labels.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T10:25:30Z', 'in 25 minutes'],
  ['2026-11-21T11:00:00Z', 'in 1 hour'],
  ['2026-11-22T09:59:00Z', 'in 23 hours'],
  ['2026-11-23T10:00:00Z', 'in 2 days'],
  ['2026-11-21T09:59:30Z', 'less than a minute late'],
  ['2026-11-21T07:00:00Z', '3 hours late'],
])('%s is %s', (due, words) => expect(dueWords(due, now)).toBe(words));
