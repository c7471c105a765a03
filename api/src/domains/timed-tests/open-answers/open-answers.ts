import type { LearnerAnswer, QuestionState } from '@api/contract';

/** How long an attempt lasts at least for each question that counts as worked on, after the first. A twelfth of the time there is for it. */
export const SECONDS_A_QUESTION = 30;

/** A question of a test that is over, as far as it tells whether it was worked on. */
export interface WorkedQuestion {
  question_id: number;
  state: QuestionState;
  answer: LearnerAnswer | null;
  /** Marks that the server gave; null where it could give none. */
  auto_marks: number | null;
}

/** When a test began and ended, by the server's clock; null: it has not. */
export interface AttemptTime {
  started_at: Date | null;
  submitted_at: Date | null;
}

/** What opens more than the work itself. */
export interface OpenedBy {
  /** The learner's plan, or being staff, opens the answers of any number of questions. */
  unlimited: boolean;
  /** A teacher's marking of the test was paid for. */
  gradingPaid: boolean;
}

/** An answer was given, or the question was marked attempted: whoever works on paper types nothing. */
const isWorkedOn = ({ state, answer }: WorkedQuestion) => state === 'attempted' || answer !== null;

/**
 * The questions of a test that count as worked on. Those with marks from the server always do. The others do as far as there was time
 * for them: one, and another for each 30 s that the attempt lasted, in the order of the test. Going through all of them in a moment
 * therefore counts as one, while a learner who works on paper and ticks them off at the end loses nothing.
 */
export function workedOn(questions: readonly WorkedQuestion[], { started_at, submitted_at }: AttemptTime): Set<number> {
  if (started_at === null || submitted_at === null) return new Set();
  const lasted = (submitted_at.getTime() - started_at.getTime()) / 1000;
  const most = 1 + Math.floor(lasted / SECONDS_A_QUESTION);
  const worked = questions.filter(isWorkedOn);
  const right = worked.filter(({ auto_marks }) => (auto_marks ?? 0) > 0);
  const others = worked.filter((question) => !right.includes(question)).slice(0, Math.max(0, most - right.length));
  return new Set([...right, ...others].map(({ question_id }) => question_id));
}

/**
 * The questions of a test whose answers its learner may open without spending the month's questions: none before the test is over or where
 * nothing was worked on; then those that were worked on, and all of them from half of them on, or where the plan has no limit. All of
 * them too where a teacher's marking was paid for: the work is then on the sheet.
 */
export function openAnswers(
  questions: readonly WorkedQuestion[],
  attempt: AttemptTime,
  { unlimited, gradingPaid }: OpenedBy,
): ReadonlySet<number> {
  const worked = workedOn(questions, attempt);
  const enough = gradingPaid || (worked.size > 0 && (unlimited || worked.size >= questions.length / 2));
  return enough ? new Set(questions.map(({ question_id }) => question_id)) : worked;
}
