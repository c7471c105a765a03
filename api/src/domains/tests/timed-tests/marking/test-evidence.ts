import { keyedParts } from '@api/judging';
import type { Knex } from 'knex';
import { type Fact, marksOfParts, recordEvidence } from '../../../progress/evidence/index.ts';
import {
  findTestQuestions,
  listChanges,
  lockAttemptById,
  type StoredSelfMarks,
  type TestQuestionRow,
} from '../attempts.queries.ts';
import type { Corrected, Key } from './correct-marks.ts';
import { markParts } from './marking.ts';
import { timeByQuestion } from './time-spent.ts';

interface EndedTest {
  id: number;
  user_id: number;
  started_at: Date | null;
  submitted_at: Date;
}

const workOn = (testId: number, questionId: number) => `test:${testId}:${questionId}`;

const factOf = (test: EndedTest, row: Pick<TestQuestionRow, 'question_id' | 'question_version'>) => ({
  userId: test.user_id,
  work: workOn(test.id, row.question_id),
  questionId: row.question_id,
  questionVersion: row.question_version,
  at: test.submitted_at,
  testId: test.id,
});

/** The facts of a question: its parts with their known marks; none if it was never visited. */
function factsOf(test: EndedTest, row: TestQuestionRow, seconds: number): Fact[] {
  const parts = keyedParts(row);
  const fact = { ...factOf(test, row), place: 'test' as const };
  const source = (part: string) => `${fact.work}:${part}`;
  if (row.state === 'unvisited') return [];
  if (row.state === 'skipped') {
    return [{ ...fact, source: source(''), part: '', parts: parts.length, outcome: 'skipped', marks: 0, of: row.marks, seconds }];
  }
  const automatic = new Map(markParts(row, row).map((marked) => [marked.part, marked]));
  const all = parts.reduce((sum, { marks }) => sum + marks, 0);
  return parts.map(({ part, marks: worth }) => {
    const { marks = null, max: of = worth } = automatic.get(part) ?? {};
    return {
      ...{ ...fact, source: source(part), part, outcome: 'answered', marks, of },
      seconds: Math.round((seconds * worth) / all),
    };
  });
}

/** Records the evidence of a test that has just ended. */
export async function recordEndedTest(
  transaction: Knex,
  test: EndedTest,
  rows: readonly TestQuestionRow[],
  now: Date,
): Promise<void> {
  const times = timeByQuestion(await listChanges(transaction, test.id), test.started_at ?? test.submitted_at);
  const facts = rows.flatMap((row) => factsOf(test, row, Math.round((times.get(row.question_id) ?? 0) / 1_000)));
  await recordEvidence(transaction, facts, now);
}

/** The same of how a learner has marked a question of it along the lines of its mark scheme. */
export async function recordSelfMarks(
  transaction: Knex,
  test: EndedTest,
  {
    row,
    lines,
    marks,
    now,
  }: { row: TestQuestionRow; lines: readonly { part: string; marks: number }[]; marks: StoredSelfMarks; now: Date },
): Promise<void> {
  const fact = { ...factOf(test, row), place: 'self_marked' as const, outcome: 'answered' as const };
  const facts = marksOfParts({ lines, ...marks }).map((part) => ({
    ...{ ...fact, ...part, source: `self-marks:${test.id}:${row.question_id}:${part.part}:${now.toISOString()}` },
  }));
  await recordEvidence(transaction, facts, now);
}

/** Records the teacher's marks of each question in the same way. A question without such marks stays as it was. */
export async function recordGrading(
  transaction: Knex,
  { testId, gradedAt, now }: { testId: number; gradedAt: Date; now: Date },
  marks: readonly { question_id: number; marks: number | null }[],
): Promise<void> {
  const test = await lockAttemptById(transaction, testId);
  if (!test?.submitted_at) return;
  const ended = { ...test, submitted_at: test.submitted_at };
  const given = new Map(marks.map((each) => [each.question_id, each.marks]));
  const facts = (await findTestQuestions(transaction, testId)).flatMap((row): Fact[] => {
    const got = given.get(row.question_id) ?? null;
    if (got === null) return [];
    const outcome = row.state !== 'attempted' && got === 0 ? 'skipped' : 'answered';
    const source = `grading:${testId}:${row.question_id}:${gradedAt.toISOString()}`;
    const parts = keyedParts(row).length;
    return [
      {
        ...factOf(ended, row),
        place: 'graded',
        source,
        part: '',
        parts,
        outcome,
        marks: Math.min(got, row.marks),
        of: row.marks,
      },
    ];
  });
  await recordEvidence(transaction, facts, now);
}

/** A question of a test with the key that it was marked by. */
type QuestionMarkedBy = Omit<TestQuestionRow, keyof Key> & Key;

/**
 * Records a corrected key's marks of one question in the same way. All its parts are recorded again, at the server's
 * authority: a person's marks stay above them.
 */
export async function recordCorrectedMarks(
  transaction: Knex,
  test: EndedTest,
  { row, corrected, correctionId, now }: { row: QuestionMarkedBy; corrected: Corrected; correctionId: number; now: Date },
): Promise<void> {
  const fact = { ...factOf(test, row), place: 'test' as const, outcome: 'answered' as const };
  const given = new Map(corrected.parts.map((part) => [part.part, part]));
  const facts = keyedParts(row).map(({ part, marks: worth }): Fact => {
    const { marks = null, max: of = worth } = given.get(part) ?? {};
    return { ...fact, source: `correction:${correctionId}:${fact.work}:${part}`, part, marks, of };
  });
  await recordEvidence(transaction, facts, now);
}
