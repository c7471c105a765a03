import type { Knex } from 'knex';
import { z } from 'zod';
import { queryFirst, validateRow } from '../../../db/row-validation.ts';
import { gradingDueAt } from './working-time.ts';

const note = (db: Knex, testId: number, type: 'paid' | 'withdrawn', at: Date) =>
  db('grading_events').insert({ test_id: testId, type, actor_id: null, at });

const stateRow = z.object({ state: z.enum(['submitted', 'paid', 'claimed', 'graded', 'returned']) });

/** The payment state of a test's answer sheet: `paid` also if it was refunded during grading. */
export async function sheetToPay(db: Knex, testId: number): Promise<'missing' | 'unpaid' | 'paid'> {
  const row = validateRow(stateRow, await db('gradings').where('test_id', testId).first('state'));
  if (!row) return 'missing';
  return row.state === 'submitted' ? 'unpaid' : 'paid';
}

/**
 * Puts an answer sheet into the queue; one that is there already, or has been through it, stays where it is. Belongs in the
 * transaction that notes the payment.
 */
export async function queueGrading(db: Knex, testId: number, paidAt: Date): Promise<void> {
  const moved = await db('gradings')
    .where({ test_id: testId, state: 'submitted' })
    .update({ state: 'paid', paid_at: paidAt, due_at: gradingDueAt(paidAt) });
  if (moved > 0) await note(db, testId, 'paid', paidAt);
}

const withdrawnRow = z.object({ test_id: z.int() });

/**
 * Removes a refunded grading from the queue. One that is claimed or finished stays; a regrade request falls back to the
 * first outcome, whatever its draft says. Call it in the transaction that records the refund.
 */
export async function withdrawGrading(db: Knex, testId: number, now: Date): Promise<void> {
  const withdrawn = await queryFirst(
    db,
    withdrawnRow,
    `UPDATE gradings
        SET state = CASE WHEN previous IS NULL THEN 'submitted' ELSE 'returned' END,
            paid_at = CASE WHEN previous IS NOT NULL THEN paid_at END,
            due_at = CASE WHEN previous IS NOT NULL THEN due_at END,
            graded_by = (SELECT id FROM users WHERE id = (previous->'graded_by'->>'id')::int),
            graded_at = (previous->>'graded_at')::timestamptz, returned_at = (previous->>'returned_at')::timestamptz,
            marks_obtained = (previous->>'marks_obtained')::smallint
      WHERE test_id = ? AND state = 'paid' RETURNING test_id`,
    [testId],
  );
  if (!withdrawn) return;
  await db.raw(
    `UPDATE grading_drafts d
        SET marks = g.previous->'marks', comment = g.previous->>'comment', revision = d.revision + 1, saved_at = ?, saved_by = NULL,
            marked_count = (SELECT count(*) FROM jsonb_to_recordset(g.previous->'marks') AS given (marks int) WHERE given.marks IS NOT NULL)
       FROM gradings g
      WHERE g.test_id = d.test_id AND d.test_id = ? AND g.previous IS NOT NULL`,
    [now, testId],
  );
  await note(db, testId, 'withdrawn', now);
}

/**
 * A teacher's marks of each question as released to learners: a returned grading's marks, during a regrade those of the
 * first. Used after FROM or JOIN, with the columns `test_id`, `question_id` and `marks`.
 */
export const RELEASED_MARKS = `
  (SELECT g.test_id, given.question_id, given.marks
     FROM gradings g LEFT JOIN grading_drafts d ON d.test_id = g.test_id
    CROSS JOIN LATERAL jsonb_to_recordset(CASE WHEN g.state = 'returned' THEN d.marks ELSE g.previous->'marks' END)
                       AS given (question_id int, marks int)
    WHERE given.marks IS NOT NULL)`;

/**
 * The answer sheets of tests as their learners see them: state and released marks, during a regrade those of the first
 * grading. Used after FROM or JOIN, with the columns `test_id`, `state`, `due_at`, `has_report`, `is_told` and
 * `told_marks` (of the whole test).
 */
export const LEARNERS_SHEETS = `
  (SELECT g.test_id, g.state, g.due_at, g.report_key IS NOT NULL AS has_report,
          g.state = 'returned' OR g.previous IS NOT NULL AS is_told,
          CASE WHEN g.state = 'returned' THEN g.marks_obtained ELSE (g.previous->>'marks_obtained')::int END AS told_marks
     FROM gradings g)`;
