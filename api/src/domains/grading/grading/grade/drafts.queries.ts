import { type Annotation, type GradingDraft, gradingPersonSchema, type QuestionMark } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, documentOf, queryFirst } from '../../../../db/checked-rows.ts';

/** A draft to be stored. */
export type DraftContent = Pick<GradingDraft, 'marks' | 'annotations' | 'comment'>;

const draftRow = z.object({
  revision: z.int(),
  marks: z.array(documentOf<QuestionMark>()),
  annotations: z.array(documentOf<Annotation>()),
  comment: z.string(),
  saved_at: z.date(),
  saver: gradingPersonSchema.nullable(),
});

/** The stored draft of a grading; revision 0 if there is none. */
export async function findDraft(db: Knex, testId: number): Promise<GradingDraft> {
  const row = await queryFirst(
    db,
    draftRow,
    `SELECT d.revision, d.marks, d.annotations, d.comment, d.saved_at,
            CASE WHEN u.id IS NOT NULL
                 THEN json_build_object('id', u.id, 'name', coalesce(nullif(u.full_name, ''), u.username)) END AS saver
       FROM grading_drafts d LEFT JOIN users u ON u.id = d.saved_by WHERE d.test_id = ?`,
    [testId],
  );
  if (!row) return { revision: 0, marks: [], annotations: [], comment: '', saved_at: null, saved_by: null };
  const { saved_at, saver, ...content } = row;
  return { ...content, saved_at: saved_at.toISOString(), saved_by: saver };
}

/** The revision of the stored draft; 0 if there is none. */
export async function findRevision(db: Knex, testId: number): Promise<number> {
  const row = await db('grading_drafts').where('test_id', testId).first('revision');
  return checkedRow(draftRow.pick({ revision: true }), row)?.revision ?? 0;
}

/** Stores a draft as this revision. The grading's row must be locked. */
export async function storeDraft(
  db: Knex,
  {
    testId,
    revision,
    draft,
    savedBy,
    now,
  }: { testId: number; revision: number; draft: DraftContent; savedBy: number; now: Date },
): Promise<void> {
  const row = {
    revision,
    marks: JSON.stringify(draft.marks),
    annotations: JSON.stringify(draft.annotations),
    comment: draft.comment,
    marked_count: draft.marks.filter(({ marks }) => marks !== null).length,
    saved_at: now,
    saved_by: savedBy,
  };
  await db('grading_drafts')
    .insert({ test_id: testId, ...row })
    .onConflict('test_id')
    .merge(row);
}
