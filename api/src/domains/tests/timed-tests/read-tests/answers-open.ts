import { answersClosed, notAttempted } from '../tests.errors.ts';
import type { TestRow } from '../tests.queries.ts';

type Answers = Pick<TestRow, 'attempts' | 'started_at' | 'answers_at_once' | 'answers_from'>;

/** Whether the answers of a test are open: once it is over, or as the teacher who set it decided. */
export function areAnswersOpen(test: Answers, now: Date): boolean {
  if (test.attempts === 0) return test.answers_at_once && test.started_at !== null;
  return test.answers_from === null || now >= test.answers_from;
}

/**
 * Refuses answers that are closed.
 * @throws ApiError 409 `not_attempted` before the test is over, `answers_closed` until the teacher's moment.
 */
export function requireOpenAnswers(test: Answers, now: Date): void {
  if (areAnswersOpen(test, now)) return;
  throw test.attempts > 0 && test.answers_from ? answersClosed(test.answers_from) : notAttempted();
}
