import { type GradingDraft, type GradingPerson, gradingPersonSchema, type QuestionMark, subjectSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryRows, validateRow } from '../../../db/row-validation.ts';

export type DraftContent = Pick<GradingDraft, 'marks' | 'annotations' | 'comment' | 'pages'>;

/** The outcome for which a regrade was requested. */
export interface PreviousOutcome {
  marks: QuestionMark[];
  comment: string;
  marks_obtained: number;
  graded_by: GradingPerson | null;
  graded_at: string;
  returned_at: string;
}

const gradingRow = z.object({
  test_id: z.int(),
  user_id: z.int(),
  slug: z.string(),
  duration: z.int(),
  subject: subjectSchema,
  learner: gradingPersonSchema,
  question_count: z.int(),
  total_marks: z.int(),
  state: z.enum(['submitted', 'paid', 'claimed', 'graded', 'returned']),
  sheet_key: z.string(),
  sheet_name: z.string(),
  sheet_bytes: z.int(),
  page_count: z.int(),
  submitted_at: z.date(),
  paid_at: z.date().nullable(),
  due_at: z.date().nullable(),
  claimed_by: z.int().nullable(),
  claimer: gradingPersonSchema.nullable(),
  claimed_at: z.date().nullable(),
  touched_at: z.date().nullable(),
  marked_key: z.string().nullable(),
  graded_at: z.date().nullable(),
  graded_by: z.int().nullable(),
  grader: gradingPersonSchema.nullable(),
  marks_obtained: z.int().nullable(),
  report_key: z.string().nullable(),
  report_tries: z.int(),
  returned_at: z.date().nullable(),
  regrade_reason: z.string().nullable(),
  regrade_requested_at: z.date().nullable(),
  previous: jsonColumn<PreviousOutcome>().nullable(),
  marked_count: z.int(),
  /** Who has marked it independently, in this order; an account may be gone. */
  markers: z.array(z.int().nullable()),
  first_marked_at: z.date().nullable(),
  /** The draft's comment on the whole sheet. */
  comment: z.string().nullable(),
  /** The draft's marks of the questions; null without a draft. */
  marks: z.array(jsonColumn<QuestionMark>()).nullable(),
});
export type GradingRow = z.infer<typeof gradingRow>;

type GradingColumns = Partial<
  Omit<
    GradingRow,
    | ('test_id' | 'slug' | 'duration' | 'subject' | 'learner' | 'question_count' | 'total_marks' | 'claimer' | 'grader')
    | ('marked_count' | 'markers' | 'first_marked_at' | 'comment' | 'marks' | 'previous')
  >
> & { report_after?: Date | null; previous?: PreviousOutcome | null };

const person = (user: string) =>
  `CASE WHEN ${user}.id IS NOT NULL
        THEN json_build_object('id', ${user}.id, 'name', coalesce(nullif(${user}.full_name, ''), ${user}.username)) END`;

/** The gradings that a condition on `g` picks. */
export async function loadGradings(db: Knex, condition: Knex.Raw): Promise<GradingRow[]> {
  return queryRows(
    db,
    gradingRow,
    `SELECT g.*, tests.slug, tests.duration,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
            ${person('l')} AS learner, ${person('c')} AS claimer, ${person('by')} AS grader,
            counted.question_count, counted.total_marks, coalesce(d.marked_count, 0) AS marked_count, d.comment, d.marks,
            ARRAY(SELECT m.marked_by FROM grading_markings m WHERE m.test_id = g.test_id ORDER BY m.position) AS markers,
            (SELECT min(m.marked_at) FROM grading_markings m WHERE m.test_id = g.test_id) AS first_marked_at
       FROM gradings g
       JOIN tests ON tests.id = g.test_id
       JOIN subjects s ON s.id = tests.subject_id
       JOIN users l ON l.id = g.user_id
       LEFT JOIN users c ON c.id = g.claimed_by
       LEFT JOIN users "by" ON "by".id = g.graded_by
       LEFT JOIN grading_drafts d ON d.test_id = g.test_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS question_count, coalesce(sum(e.marks), 0)::int AS total_marks
          FROM test_questions e WHERE e.test_id = g.test_id
      ) counted
      WHERE ?`,
    [condition],
  );
}

/** The grading of a test; null where no sheet was uploaded. */
export async function findGrading(db: Knex, testId: number): Promise<GradingRow | null> {
  const [row] = await loadGradings(db, db.raw('g.test_id = ?', [testId]));
  return row ?? null;
}

/** The same, its row locked until the transaction ends: every change of a grading waits here. */
export async function lockGrading(transaction: Knex, testId: number): Promise<GradingRow | null> {
  await transaction('gradings').where('test_id', testId).forUpdate().select('test_id');
  return findGrading(transaction, testId);
}

/** Changes a grading whose row is locked. */
export async function updateGrading(db: Knex, testId: number, { previous, ...columns }: GradingColumns): Promise<void> {
  const whole = previous === undefined ? columns : { ...columns, previous: previous && JSON.stringify(previous) };
  await db('gradings').where('test_id', testId).update(whole);
}

/** Records an event of a grading; `actorId` null: by the system. */
export async function noteGradingEvent(
  db: Knex,
  event: { testId: number; type: string; actorId: number | null; at: Date },
): Promise<void> {
  await db('grading_events').insert({ test_id: event.testId, type: event.type, actor_id: event.actorId, at: event.at });
}

const gradedTest = z.object({
  id: z.int(),
  slug: z.string(),
  user_id: z.int(),
  attempts: z.int(),
  total_marks: z.int(),
});
export type GradedTest = z.infer<typeof gradedTest>;

/** A test by its slug; with `userId`, only that user's. */
export async function findGradedTest(db: Knex, slug: string, userId?: number): Promise<GradedTest | null> {
  const row = await queryFirst(
    db,
    gradedTest,
    `SELECT tests.id, tests.slug, tests.user_id, tests.attempts,
            (SELECT coalesce(sum(e.marks), 0)::int FROM test_questions e WHERE e.test_id = tests.id) AS total_marks
       FROM tests WHERE tests.slug = ? AND tests.user_id = coalesce(?::int, tests.user_id)`,
    [slug, userId ?? null],
  );
  return row ?? null;
}

const sheetRow = z.object({ test_id: z.int(), user_id: z.int() });

/** The answer sheet of a test, with its learner; undefined where none was uploaded. */
export async function findSheet(db: Knex, slug: string): Promise<z.infer<typeof sheetRow> | undefined> {
  const sheet = db('gradings as g').join('tests as t', 't.id', 'g.test_id').where('t.slug', slug);
  return validateRow(sheetRow, await sheet.first('g.test_id', 't.user_id'));
}

const graderRow = z.object({ user_id: z.int(), sheets: z.int(), slug: z.string() });

/** Teachers who have marked, or are marking, ended tests with a question: the number of tests, and the slug of one. */
export async function listGradersOf(db: Knex, questionId: number, until: Date): Promise<z.infer<typeof graderRow>[]> {
  return queryRows(
    db,
    graderRow,
    `SELECT grader AS user_id, count(*)::int AS sheets, min(t.slug) AS slug
       FROM test_questions e JOIN tests t ON t.id = e.test_id JOIN gradings g ON g.test_id = e.test_id
      CROSS JOIN LATERAL (SELECT CASE WHEN g.state = 'claimed' THEN g.claimed_by ELSE g.graded_by END) AS by (grader)
      WHERE e.question_id = ? AND t.submitted_at <= ? AND grader IS NOT NULL GROUP BY grader ORDER BY grader`,
    [questionId, until],
  );
}

interface NewSheet {
  test_id: number;
  user_id: number;
  sheet_key: string;
  sheet_name: string;
  sheet_bytes: number;
  page_count: number;
  submitted_at: Date;
}

/** Stores a sheet, replacing one that is not paid for. False if the present one is paid for. */
export async function storeSheet(db: Knex, sheet: NewSheet): Promise<boolean> {
  const { test_id: _test, user_id: _user, ...replaced } = sheet;
  const rows = await db('gradings')
    .insert({ ...sheet, state: 'submitted' })
    .onConflict('test_id')
    .merge(replaced)
    .where('gradings.state', 'submitted')
    .returning('test_id');
  return rows.length > 0;
}

/** Longer than a report waits for its slot and takes to make; the lease of a dead process expires after this. */
const LEASE_MS = 150_000;

const leasedRow = z.object({ test_id: z.int(), report_tries: z.int() });

/** Leases one grading whose report is due to this process; null if there is none. */
export async function leaseReport(db: Knex, now: Date): Promise<{ testId: number; tries: number } | null> {
  const due = db('gradings')
    .where('state', 'graded')
    .where((query) => query.whereNull('report_after').orWhere('report_after', '<=', now))
    .orderBy('graded_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const [row] = await db('gradings')
    .where('test_id', due.select('test_id'))
    .update({ report_tries: db.raw('report_tries + 1'), report_after: new Date(now.getTime() + LEASE_MS) })
    .returning(Object.keys(leasedRow.shape));
  const leased = validateRow(leasedRow, row);
  return leased ? { testId: leased.test_id, tries: leased.report_tries } : null;
}

const addressRow = z.object({ email: z.string() });

/** A user's email address; null for a deleted account. */
export async function findAddress(db: Knex, userId: number): Promise<string | null> {
  const row = await db('users').where('id', userId).whereNull('anonymised_at').first('email');
  return validateRow(addressRow, row)?.email ?? null;
}
