import { type Annotation, gradingPersonSchema, type QuestionMark, type QuestionPage } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows } from '../../../../db/row-validation.ts';
import type { DraftContent } from '../gradings.queries.ts';

const markingRow = z.object({
  marked_by: gradingPersonSchema.nullable(),
  marks: z.array(jsonColumn<QuestionMark>()),
  annotations: z.array(jsonColumn<Annotation>()),
  pages: z.array(jsonColumn<QuestionPage>()),
  comment: z.string(),
  marks_obtained: z.int(),
});

/** What graders gave a sheet independently, in their order. */
export async function listMarkings(db: Knex, testId: number): Promise<z.infer<typeof markingRow>[]> {
  return queryRows(
    db,
    markingRow,
    `SELECT m.marks, m.annotations, m.pages, m.comment, m.marks_obtained,
            CASE WHEN u.id IS NOT NULL
                 THEN json_build_object('id', u.id, 'name', coalesce(nullif(u.full_name, ''), u.username)) END AS marked_by
       FROM grading_markings m LEFT JOIN users u ON u.id = m.marked_by WHERE m.test_id = ? ORDER BY m.position`,
    [testId],
  );
}

/** Keeps a finished marking and takes its draft away, so that the next grader starts without it. The grading's row must be locked. */
export async function keepMarking(
  db: Knex,
  marking: { testId: number; position: number; by: number; at: Date; draft: DraftContent; total: number },
): Promise<void> {
  const { testId, position, by, at, draft, total } = marking;
  await db('grading_markings').insert({
    ...{ test_id: testId, position, marked_by: by, marked_at: at, comment: draft.comment, marks_obtained: total },
    marks: JSON.stringify(draft.marks),
    annotations: JSON.stringify(draft.annotations),
    pages: JSON.stringify(draft.pages ?? []),
  });
  await db('grading_drafts').where('test_id', testId).delete();
}
