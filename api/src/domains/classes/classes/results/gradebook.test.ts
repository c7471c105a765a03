import { expect, test } from 'vitest';
import { totalOf } from './gradebook.service.ts';

const piece = (
  marks: number,
  marked: number,
  over: { counts?: boolean; weight?: number; state?: 'handed_in' | 'missing' | 'excused' } = {},
) => {
  const { counts = true, weight = 1, state = 'handed_in' } = over;
  const score = marked === 0 ? null : { marks, marked, of: 10, by_teacher: false };
  return { assignment: { counts, weight, kind: 'questions' as const }, work: { state, score } };
};

test.each([
  ['nothing yet', [], null],
  ['weights', [piece(10, 10, { weight: 3 }), piece(0, 10)], 75],
  ['what is marked so far', [piece(3, 4)], 75],
  ['missing work as nothing', [piece(10, 10), piece(0, 0, { state: 'missing' })], 50],
  ['no excused work', [piece(10, 10), piece(0, 10, { state: 'excused' })], 100],
  ['nothing that does not count', [piece(10, 10), piece(0, 10, { counts: false })], 100],
  ['thirds to one decimal', [piece(1, 3)], 33.3],
] as const)('a total counts %s', (_, works, total) => expect(totalOf(works)).toBe(total));
