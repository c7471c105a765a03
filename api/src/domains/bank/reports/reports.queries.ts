import {
  type ReportOutcome,
  type ReportReason,
  reportOutcomeSchema,
  reportReasonSchema,
  staffNameSchema,
  subjectSchema,
  topicLinkSchema,
} from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../db/cursor-batches.ts';
import { containing } from '../../../db/like.ts';
import { type Listed, listAsOne, type Slice } from '../../../db/lists-as-one.ts';
import { countRow, queryFirst, queryOne, queryRows, waitingRow } from '../../../db/row-validation.ts';
import {
  ASSIGNEE,
  assignedTo,
  FROM_ASSIGNEE,
  IS_MINE,
  OWN_OR_UNASSIGNED,
  type Whose,
  waitingWorkRow,
} from '../../operations/staff-assignments/index.ts';

const reportRow = z.object({
  id: z.int(),
  question_id: z.int(),
  user_id: z.int(),
  type: reportReasonSchema,
  description: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
type ReportRow = z.infer<typeof reportRow>;

/** Opens a report, or changes the open one of the same learner on the same question. */
export async function storeReport(
  db: Knex,
  { question_id, user_id, type, description }: Pick<ReportRow, 'question_id' | 'user_id' | 'type' | 'description'>,
  now: Date,
): Promise<ReportRow> {
  return queryOne(
    db,
    reportRow,
    `INSERT INTO reports (question_id, user_id, type, description, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, question_id) WHERE closed_at IS NULL
     DO UPDATE SET type = excluded.type, description = excluded.description, updated_at = excluded.updated_at
     RETURNING ${Object.keys(reportRow.shape).join()}`,
    [question_id, user_id, type, description, now, now],
  );
}

const correctionRow = z.object({
  id: z.int(),
  summary: z.string(),
  done_at: z.string().nullable(),
  tests_raised: z.int(),
  learners_raised: z.int(),
});

const staffReportRow = z.object({
  id: z.int(),
  type: reportReasonSchema,
  description: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  reporter: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  question_id: z.int(),
  subject: subjectSchema,
  path: z.array(topicLinkSchema),
  assignee: staffNameSchema.nullable(),
  visible: z.boolean(),
  deleted: z.boolean(),
  questions_html: z.string(),
  closed_at: z.date().nullable(),
  closed_by: staffNameSchema.nullable(),
  outcome: reportOutcomeSchema.nullable(),
  note: z.string().nullable(),
  correction: correctionRow.nullable(),
});
export type StaffReportRow = z.infer<typeof staffReportRow>;

/** Which reports staff ask for; null means any. */
interface ReportFilter {
  open: boolean | null;
  type: ReportReason | null;
  subjectId: number | null;
  text: string | null;
  assigned: Whose;
}

const FROM = `
  FROM reports r
  JOIN users u ON u.id = r.user_id
  LEFT JOIN users closer ON closer.id = r.closed_by
  LEFT JOIN corrections c ON c.id = r.correction_id
  JOIN questions q ON q.id = r.question_id
  JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
  JOIN subjects s ON s.id = p.subject_id
  ${FROM_ASSIGNEE('report', 'r')}`;

const COLUMNS = `
  r.id, r.type, r.description, r.created_at, r.updated_at, r.closed_at, r.outcome, r.note, r.question_id, ${ASSIGNEE},
  json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username), 'email', u.email) AS reporter,
  CASE WHEN closer.id IS NOT NULL
    THEN json_build_object('id', closer.id, 'name', coalesce(closer.full_name, closer.username)) END AS closed_by,
  json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
  (SELECT json_agg(json_build_object('id', t.id, 'topic_name', t.topic_name, 'slug', t.slug, 'topic_number', t.topic_number,
                                     'parent_topic_id', t.parent_topic_id) ORDER BY t.depth)
     FROM topics t WHERE t.id IN (p.topic1_id, p.topic2_id, p.topic3_id)) AS path,
  CASE WHEN c.id IS NOT NULL
    THEN json_build_object('id', c.id, 'summary', c.summary, 'done_at', to_char(c.done_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                           'tests_raised', c.tests_raised, 'learners_raised', c.learners_raised) END AS correction,
  q.visible, q.deleted_at IS NOT NULL AS deleted, q.questions_html`;

function whereOf({ open, type, subjectId, text, assigned }: ReportFilter): {
  where: string;
  bindings: Record<string, Knex.RawBinding>;
} {
  const pattern = text === null ? null : containing(text);
  const conditions = [
    ...(open === null ? [] : [open ? 'r.closed_at IS NULL' : 'r.closed_at IS NOT NULL']),
    ...(type === null ? [] : ['r.type = :type']),
    ...(subjectId === null ? [] : ['s.id = :subjectId']),
    ...assignedTo(assigned),
    ...(pattern === null
      ? []
      : [
          `(r.description ILIKE :pattern OR q.questions_text ILIKE :pattern OR u.full_name ILIKE :pattern
            OR u.username ILIKE :pattern OR u.email ILIKE :pattern)`,
        ]),
  ];
  return { where: conditions.join(' AND ') || 'true', bindings: { type, subjectId, pattern, assigneeId: assigned } };
}

const exportedReportRow = staffReportRow
  .pick({ id: true, type: true, description: true, created_at: true, closed_at: true, outcome: true, note: true })
  .extend({
    question_id: z.int(),
    name: z.string(),
    email: z.string(),
    closer: z.string().nullable(),
    subject: z.string(),
    assignee: staffNameSchema.nullable(),
  });
export type ExportedReport = z.infer<typeof exportedReportRow>;

/** All reports that a filter leaves, in the order of the list. */
export function allReports(db: Knex, filter: ReportFilter): ListQuery<ExportedReport> {
  const { where, bindings } = whereOf(filter);
  const query = db.raw(
    `SELECT r.id, r.type, r.description, r.created_at, r.closed_at, r.outcome, r.note, r.question_id, coalesce(u.full_name, u.username) AS name,
            u.email, coalesce(closer.full_name, closer.username) AS closer, s.subject_name AS subject, ${ASSIGNEE}
       ${FROM} WHERE ${where}
      ORDER BY (r.closed_at IS NULL) DESC, CASE WHEN r.closed_at IS NULL THEN r.updated_at END, r.closed_at DESC, r.id`,
    bindings as Knex.ValueDict,
  );
  return { ...query.toSQL(), row: exportedReportRow };
}

/** A page of reports: open ones first, the longest untouched before the others; then closed ones, latest first. Each state has its index. */
export function listReports(db: Knex, filter: ReportFilter, slice: Slice): Promise<Listed<StaffReportRow>> {
  const states = filter.open === null ? [true, false] : [filter.open];
  return listAsOne(slice, states, (open, part) => listReportsOf(db, { ...filter, open }, part));
}

async function listReportsOf(
  db: Knex,
  filter: ReportFilter & { open: boolean },
  { limit, offset }: Slice,
): Promise<Listed<StaffReportRow>> {
  const { where, bindings } = whereOf(filter);
  const order = filter.open ? 'r.updated_at, r.id' : 'r.closed_at DESC, r.id DESC';
  const page = `SELECT ${COLUMNS} ${FROM} WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`;
  const rows = await queryRows(db, staffReportRow, page, { ...bindings, limit, offset });
  const byReportAlone = filter.subjectId === null && filter.text === null && filter.assigned === null;
  const counted = byReportAlone ? 'FROM reports r' : FROM;
  const { count } = await queryOne(db, countRow, `SELECT count(*)::int AS count ${counted} WHERE ${where}`, bindings);
  return { rows, totalCount: count };
}

export async function findReport(db: Knex, id: number): Promise<StaffReportRow | undefined> {
  return queryFirst(db, staffReportRow, `SELECT ${COLUMNS} ${FROM} WHERE r.id = ?`, [id]);
}

/** Closes an open report; the same outcome from the same person again is the same closing. False for any other. */
export async function closeReport(
  db: Knex,
  id: number,
  {
    by,
    now,
    outcome,
    note,
    correctionId,
  }: { by: number; now: Date; outcome: ReportOutcome; note: string | null; correctionId: number | null },
): Promise<boolean> {
  const closing = { closed_by: by, outcome, note, correction_id: correctionId };
  const closed = await db('reports')
    .where({ id, closed_at: null })
    .update({ closed_at: now, ...closing });
  if (closed > 0) return true;
  return (
    (await db('reports')
      .where({ id, ...closing })
      .whereNotNull('closed_at')
      .first('id')) !== undefined
  );
}

/** Reopens a report. Violates `reports_one_open` if its learner has reported the question again. */
export async function reopenReport(db: Knex, id: number): Promise<void> {
  await db('reports')
    .where('id', id)
    .update({ closed_at: null, closed_by: null, outcome: null, note: null, correction_id: null });
}

export const countOpenReports = (db: Knex) =>
  queryOne(db, waitingRow, 'SELECT count(*)::int AS count, min(updated_at) AS oldest FROM reports WHERE closed_at IS NULL');

/** Open reports that wait for a member of staff, or for anyone, the longest waiting first. */
export const listReportsToReview = (db: Knex, staffId: number, limit: number) =>
  queryRows(
    db,
    waitingWorkRow,
    `SELECT r.id, NULL AS key, r.updated_at AS since, NULL::timestamptz AS due_at, ${IS_MINE}, u.id AS person_id,
            coalesce(u.full_name, u.username) AS person, coalesce(nullif(r.description, ''), r.type) AS about
       FROM reports r JOIN users u ON u.id = r.user_id ${FROM_ASSIGNEE('report', 'r')}
      WHERE r.closed_at IS NULL AND ${OWN_OR_UNASSIGNED} ORDER BY r.updated_at, r.id LIMIT :limit`,
    { staffId, limit },
  );
