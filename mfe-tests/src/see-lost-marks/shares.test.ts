import { expect, it } from 'vitest';
import { allLost, shares } from './shares.ts';

const lost = { method: 3, accuracy: 0, misread: 1, notation: 0, time: 2 };

it('takes lost marks as parts of all marks, in one order', () => {
  expect(shares(lost, 20)).toEqual([
    { reason: 'method', name: 'Method', marks: 3, percent: 15 },
    { reason: 'misread', name: 'Misread', marks: 1, percent: 5 },
    { reason: 'time', name: 'Time', marks: 2, percent: 10 },
  ]);
  expect(allLost(lost)).toBe(6);
});

it('has no part of nothing', () => {
  expect(shares(lost, 0).every(({ percent }) => percent === 0)).toBe(true);
});
