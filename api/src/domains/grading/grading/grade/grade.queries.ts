import { type Annotation, type GradingDraft, gradingPersonSchema, type QuestionMark, type QuestionPage } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryOne, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { translating } from '../../../../db/sqlstate.ts';
import { commentKept } from '../grading.errors.ts';
import type { DraftContent } from '../gradings.queries.ts';

const draftRow = z.object({
  revision: z.int(),
  marks: z.array(jsonColumn<QuestionMark>()),
  annotations: z.array(jsonColumn<Annotation>()),
  pages: z.array(jsonColumn<QuestionPage>()),
  comment: z.string(),
  saved_at: z.date(),
  saver: gradingPersonSchema.nullable(),
});

/** What a grader starts with. */
export const NO_DRAFT: GradingDraft = {
  revision: 0,
  marks: [],
  annotations: [],
  pages: [],
  comment: '',
  saved_at: null,
  saved_by: null,
};

/** The stored draft of a grading; revision 0 if there is none. */
export async function findDraft(db: Knex, testId: number): Promise<GradingDraft> {
  const row = await queryFirst(
    db,
    draftRow,
    `SELECT d.revision, d.marks, d.annotations, d.pages, d.comment, d.saved_at,
            CASE WHEN u.id IS NOT NULL
                 THEN json_build_object('id', u.id, 'name', coalesce(nullif(u.full_name, ''), u.username)) END AS saver
       FROM grading_drafts d LEFT JOIN users u ON u.id = d.saved_by WHERE d.test_id = ?`,
    [testId],
  );
  if (!row) return NO_DRAFT;
  const { saved_at, saver, ...content } = row;
  return { ...content, saved_at: saved_at.toISOString(), saved_by: saver };
}

/** The revision of the stored draft; 0 if there is none. */
export async function findRevision(db: Knex, testId: number): Promise<number> {
  const row = await db('grading_drafts').where('test_id', testId).first('revision');
  return validateRow(draftRow.pick({ revision: true }), row)?.revision ?? 0;
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
    pages: JSON.stringify(draft.pages ?? []),
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

const commentRow = z.object({
  id: z.int(),
  user_id: z.int(),
  text: z.string(),
  shared: z.boolean(),
  created_at: z.date(),
});
export type CommentRow = z.infer<typeof commentRow>;

const COLUMNS = Object.keys(commentRow.shape);

const MOST = 300;

/** A user's own comments and all shared ones, newest first. */
export async function listComments(db: Knex, userId: number): Promise<CommentRow[]> {
  const rows = await db('grading_comments')
    .where((query) => query.where('user_id', userId).orWhere('shared', true))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST)
    .select(COLUMNS);
  return validateRows(commentRow, rows);
}

/** Keeps a comment, once; the same text again changes who sees it. */
export async function saveComment(
  db: Knex,
  comment: { userId: number; text: string; shared: boolean; now: Date },
): Promise<CommentRow> {
  return queryOne(
    db,
    commentRow,
    `INSERT INTO grading_comments (user_id, text, shared, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, md5(text)) DO UPDATE SET shared = excluded.shared RETURNING *`,
    [comment.userId, comment.text, comment.shared, comment.now],
  );
}

/** Changes a user's comment; null if there is none. 409 if the user already keeps the same text. */
export async function rewriteComment(
  db: Knex,
  id: number,
  comment: { userId: number; text: string; shared: boolean },
): Promise<CommentRow | null> {
  const { userId, text, shared } = comment;
  const [row] = await translating({ grading_comments_once: commentKept }, () =>
    db('grading_comments').where({ id, user_id: userId }).update({ text, shared }).returning(COLUMNS),
  );
  return validateRow(commentRow, row) ?? null;
}

/** Removes a user's comment, or with `anyShared` a shared one. False if there is none. */
export async function removeComment(db: Knex, id: number, userId: number, anyShared: boolean): Promise<boolean> {
  const removed = await db('grading_comments')
    .where({ id })
    .where((query) => {
      query.where('user_id', userId);
      if (anyShared) query.orWhere('shared', true);
    })
    .delete();
  return removed > 0;
}
