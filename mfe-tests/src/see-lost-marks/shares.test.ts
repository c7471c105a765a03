import { expect, it } from 'vitest';
import { allLost, mostOften, shares } from './LostMarksChart.tsx';

const lost = { method: 3, accuracy: 0, misread: 1, notation: 0, time: 2 };

it('takes lost marks as parts of all marks, in one order', () => {
  expect(shares(lost, 20)).toEqual([
    { reason: 'method', name: 'Method', marks: 3, percent: 15 },
    { reason: 'misread', name: 'Misread', marks: 1, percent: 5 },
    { reason: 'time', name: 'Time', marks: 2, percent: 10 },
  ]);
  expect(allLost({ lost, unexplained: 0 })).toBe(6);
  expect(allLost({ lost, unexplained: 2 })).toBe(8);
});

it('has no part of nothing', () => {
  expect(shares(lost, 0).every(({ percent }) => percent === 0)).toBe(true);
});

it.each([
  [lost, 0, 'Most often: method, 3 marks (50%).'],
  [lost, 6, 'Most often: method, 3 marks (25%).'],
  [{ ...lost, time: 3 }, 0, 'Equally often: method and time, 3 marks each.'],
  [{ method: 1, accuracy: 1, misread: 1, notation: 0, time: 0 }, 0, 'Equally often: method, accuracy and misread, 1 mark each.'],
  [{ method: 1, accuracy: 1, misread: 1, notation: 1, time: 1 }, 0, null],
  [{ method: 0, accuracy: 0, misread: 0, notation: 0, time: 0 }, 4, null],
])('of %j and %i without a reason says %s', (reasons, unexplained, words) => {
  expect(mostOften({ lost: reasons, unexplained })).toBe(words);
});
