import { expect, it } from 'vitest';
import { difficultyOf } from './difficulty.ts';
import type { QuestionDraft } from './template.ts';

/** A question whose parts are worth so many marks each. */
const worth = (...marks: number[]) =>
  ({
    markScheme: marks.flatMap((count, part) => Array.from({ length: count }, () => ({ part: `${part}`, text: '', code: 'A1' }))),
  }) as unknown as QuestionDraft;

it.each([
  ['SL', [2, 2, 1], 'Easy'],
  ['SL', [3], 'Easy'],
  ['SL', [3, 1, 2, 2], 'Medium'],
  ['SL', [4, 2], 'Hard'],
  ['SL', [3, 3, 2, 2], 'Medium'],
  ['SL', [4, 3, 2, 2], 'Hard'],
  ['SL', [2, 2, 2, 2, 2], 'Medium'],
  ['HL', [2, 2, 1], 'Easy'],
  ['HL', [2, 2, 2, 1], 'Medium'],
  ['HL', [3, 3, 2], 'Medium'],
  ['HL', [4, 4, 1], 'Hard'],
] as const)('%s, parts of %j: %s', (level, marks, difficulty) => {
  expect(difficultyOf(worth(...marks), level)).toBe(difficulty);
});

it('takes multiple choice as a quick check', () => {
  expect(difficultyOf({ ...worth(), correctOption: 'A' }, 'SL')).toBe('Easy');
});
