import { type FinalState, QUESTIONS_BY_DURATION } from '@api/contract';
import { ApiError, notFound } from '../../../errors.ts';
import { longDate } from '../../../long-date.ts';

/** 402: this calendar month's tests are used up. The message is the upgrade prompt's heading. */
export const testCapReached = () => new ApiError(402, 'test_cap_reached', 'Uh oh! You have used all free resources.');

/** 422: the chosen topics do not hold enough questions for the duration. */
export function tooFewQuestions(available: number, needed: number): ApiError {
  const there = available === 1 ? 'There is 1 question' : `There are ${available} questions`;
  const advice = available < QUESTIONS_BY_DURATION[30] ? 'Add topics' : 'Add topics or choose a shorter test';
  return new ApiError(422, 'too_few_questions', `${there} on these topics, and this duration needs ${needed}. ${advice}`);
}

/** 422: of a test that is to be repeated, and of its topics, too few questions are left in the bank. Its topics cannot be changed. */
export const tooFewLeft = (available: number, needed: number) =>
  new ApiError(
    422,
    'too_few_questions',
    `Only ${available} of the ${needed} questions that this test needs are left on its topics. Choose topics again to make a test`,
  );

/** 404: there is no test of this name, or it is another learner's. */
export const noSuchTest = () => notFound('There is no such test');

/** 409: work cannot be saved before the clock runs. */
export const testNotStarted = () => new ApiError(409, 'test_not_started', 'Start the test first');

/** 409: submitted, or time is up. The body brings what is stored along. */
export const testOver = (final: FinalState) => new ApiError(409, 'test_over', 'This test is over', { details: { final } });

/** 409: no answers before the attempt. Specification part 2, section 8. */
export const notAttempted = () => new ApiError(409, 'not_attempted', 'Attempt the test first to see the answers');

/** 409: the teacher opens the answers later. */
export const answersClosed = (from: Date) =>
  new ApiError(409, 'answers_closed', `Your teacher opens the solutions on ${longDate(from)}`);

/** 409: set work takes no more answers. */
export const assignmentClosed = () =>
  new ApiError(409, 'assignment_closed', 'This work is closed. Ask your teacher for more time');

/** 409: a test is taken again once it is over. */
export const notYetRepeatable = () => new ApiError(409, 'not_attempted', 'Finish this test before you take it again');

/** 409: the learner marked by lines that staff have edited since. */
export const markSchemeChanged = () =>
  new ApiError(409, 'mark_scheme_changed', 'The mark scheme was edited just now. Please mark this question along the new one');

/** 409: a mock paper is drawn by its blueprint, not from chosen topics. */
export const notDrawnFromTopics = () =>
  new ApiError(409, 'topics_changed', 'This was a mock paper. Draw another one of its kind under Mock papers');

/** 409: staff have moved or closed the topics that a test was drawn from. */
export const topicsChanged = () =>
  new ApiError(409, 'topics_changed', 'The topics of this test have changed since. Choose them again to make a test');
