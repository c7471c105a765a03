import { expect, test } from 'vitest';
import { type MarkedRow, marksSoFar } from './marks-so-far.ts';

const row: MarkedRow = { marks: 5, state: 'attempted', self_marked: 3, auto_marks: 1, auto_max: 2 };
const whole = { marks: 5, marked: 5, automatic: null };

test.each<[string, Partial<MarkedRow>, number | undefined, object]>([
  ['the teacher’s, before all others', {}, 0, { ...whole, obtained: 0, by: 'teacher' }],
  ['the teacher’s, though nothing was tried', { state: 'unvisited' }, 2, { ...whole, obtained: 2, by: 'teacher' }],
  ['the learner’s own, before the server’s', {}, undefined, { ...whole, obtained: 3, by: 'self' }],
  ['the learner’s own, none too', { self_marked: 0 }, undefined, { ...whole, obtained: 0, by: 'self' }],
  ['none where nothing was tried', { state: 'skipped', self_marked: null }, undefined, { ...whole, obtained: 0, by: 'server' }],
  [
    'the server’s, as far as they go',
    { self_marked: null },
    undefined,
    { marks: 5, marked: 2, obtained: 1, automatic: { marks: 1, max: 2 }, by: 'server' },
  ],
  [
    'nobody’s yet where only a person can mark',
    { self_marked: null, auto_marks: null, auto_max: null },
    undefined,
    { marks: 5, marked: 0, obtained: 0, automatic: null, by: 'nobody' },
  ],
])('the marks of a question are %s', (_, more, grader, expected) => {
  expect(marksSoFar({ ...row, ...more }, grader)).toEqual(expected);
});
