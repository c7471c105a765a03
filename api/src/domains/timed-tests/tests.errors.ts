import { ApiError } from '../../errors.ts';

/** 402: this calendar month's tests are used up. The message is the upgrade prompt's heading. */
export const testCapReached = () => new ApiError(402, 'test_cap_reached', 'Uh oh! You have used all free resources.');

/** 422: the chosen topics do not hold enough questions for the duration. */
export function tooFewQuestions(available: number, needed: number): ApiError {
  const there = available === 1 ? 'There is 1 question' : `There are ${available} questions`;
  return new ApiError(
    422,
    'too_few_questions',
    `${there} on these topics, and this duration needs ${needed}. Add topics or choose a shorter test`,
  );
}
