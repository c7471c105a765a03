import type { Knex } from 'knex';
import { type MarkedBy, marksSoFar } from './marks-so-far.ts';
import { findGraderMarks, findMarkedRows } from './results.queries.ts';

/** The known marks of one question: `obtained` of `marked`, which may be less than its `marks`. */
export interface QuestionMarks {
  marks: number;
  marked: number;
  obtained: number;
  by: MarkedBy;
}

/** The marks of some tests that are over, question by question, as their results show them. */
export async function findQuestionMarks(db: Knex, testIds: readonly number[]): Promise<Map<number, QuestionMarks[]>> {
  const rows = await findMarkedRows(db, testIds);
  const found = new Map<number, QuestionMarks[]>();
  for (const [testId, questions] of Map.groupBy(rows, ({ test_id }) => test_id)) {
    const isGraded = questions.some(({ graded }) => graded);
    const grader = isGraded ? await findGraderMarks(db, testId) : new Map<number, number>();
    found.set(
      testId,
      questions.map((row) => {
        const { marks, marked, obtained, by } = marksSoFar(row, grader.get(row.question_id));
        return { marks, marked, obtained, by };
      }),
    );
  }
  return found;
}
