import type { Knex } from 'knex';
import type { SignedIn } from '../../../http/caller.ts';
import { allowancesOf } from '../../plans-and-payments/index.ts';
import type { TestRow } from '../tests.queries.ts';
import { openAnswers, type WorkedQuestion } from './open-answers.ts';

/** Whether a teacher's marking of the test was paid for; a sheet alone says nothing, it may be any file. */
export const isGradingPaid = ({ grading_state }: Pick<TestRow, 'grading_state'>) =>
  grading_state !== null && grading_state !== 'submitted';

/** The questions of a test of the caller whose answers are open to them; the rule is `openAnswers`. */
export async function openedAnswers(
  db: Knex,
  caller: SignedIn,
  { test, rows, now }: { test: TestRow; rows: readonly WorkedQuestion[]; now: Date },
): Promise<ReadonlySet<number>> {
  if (test.attempts === 0) return new Set();
  const { questions } = await allowancesOf(db, caller, now);
  return openAnswers(rows, test, { unlimited: questions.limit === null, gradingPaid: isGradingPaid(test) });
}
