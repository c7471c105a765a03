import { describe, expect, test } from 'vitest';
import { linesOfAnswer, percentageOf, settledLines } from './marks.ts';

test('a percentage is rounded down, and there is none of nothing', () => {
  expect([percentageOf(17, 27), percentageOf(29, 100), percentageOf(27, 27), percentageOf(0, 0)]).toEqual([62, 29, 100, null]);
});

const line = (code: string, implied = false, part = 'a') => ({ part, code, marks: 1, implied });
const LINES = [line('M1'), line('M1', true), line('A1'), line('AG', false, 'b'), line('R1', false, 'b'), line('A1', false, 'b')];

describe('lines of an answer', () => {
  test('are all of its part where its marks are the part’s', () => expect(linesOfAnswer(LINES, 'a', 3)).toEqual([0, 1, 2]));
  test('are the last for accuracy and what it implies', () => expect(linesOfAnswer(LINES, 'a', 2)).toEqual([1, 2]));
  test('are never for a reason', () => expect(linesOfAnswer(LINES, 'b', 1)).toEqual([5]));
});

describe('automatic marks', () => {
  const settled = (marks: number, max: number, choice = false) => settledLines(LINES, [{ part: 'a', marks, max }], choice);
  test('give a right answer its lines', () => expect(settled(2, 2)).toEqual({ earned: [1, 2], lost: [] }));
  test('withhold the accuracy of a wrong one, not its method', () => expect(settled(0, 3)).toEqual({ earned: [], lost: [2] }));
  test('withhold all of a wrong option', () => expect(settled(0, 3, true)).toEqual({ earned: [], lost: [0, 1, 2] }));
  test('settle nothing of an answer that is partly right', () => expect(settled(1, 2)).toEqual({ earned: [], lost: [] }));
});
