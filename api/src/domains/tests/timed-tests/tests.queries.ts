import { subjectSchema, type Test, testMockPaperSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { containing } from '../../../db/like.ts';
import { countRow, idRow, queryFirst, queryOne, queryRows, validateRows } from '../../../db/row-validation.ts';
import { topicRow } from '../../bank/subjects-and-topics/index.ts';
import { LEARNERS_SHEETS } from '../../grading/grading-orders/index.ts';
import { attemptRow } from './attempts.queries.ts';

const testRow = attemptRow.omit({ user_id: true }).extend({
  mock_paper: testMockPaperSchema.nullable(),
  mock_paper_id: z.int().nullable(),
  created_at: z.date(),
  subject: subjectSchema,
  topics: z.array(topicRow),
  question_count: z.int(),
  total_marks: z.int(),
  marks_obtained: z.int().nullable(),
  marked_so_far: z.int(),
  obtained_so_far: z.int(),
  /** Null: no answer sheet. */
  grading_state: z.enum(['submitted', 'paid', 'claimed', 'graded', 'returned']).nullable(),
  grading_due_at: z.date().nullable(),
  has_report: z.boolean(),
  /** Answers can be read while it runs. */
  answers_at_once: z.boolean(),
  /** Answers stay closed until then. */
  answers_from: z.date().nullable(),
});
export type TestRow = z.infer<typeof testRow>;

/** Marks of a question once its test is over: the learner's own before automatic ones for all of it; none where nothing was tried. */
const MARKS_OF_QUESTION = `
  coalesce(e.self_marked, CASE WHEN e.state <> 'attempted' THEN 0 WHEN e.auto_max = e.marks THEN e.auto_marks END)`;

/** As far as they are known: of how many marks, and how many. */
const MARKED_OF_QUESTION = `
  CASE WHEN e.self_marked IS NOT NULL OR e.state <> 'attempted' THEN e.marks ELSE coalesce(e.auto_max, 0) END`;
const KNOWN_OF_QUESTION = `
  coalesce(e.self_marked, CASE WHEN e.state <> 'attempted' THEN 0 ELSE e.auto_marks END, 0)`;

/** Totals of a test's questions, and the state of its grading. */
const COUNTED = `
  LEFT JOIN ${LEARNERS_SHEETS} g ON g.test_id = tests.id
  CROSS JOIN LATERAL (
    SELECT count(*) AS question_count, coalesce(sum(e.marks), 0) AS total_marks,
           CASE WHEN count(*) = count(${MARKS_OF_QUESTION}) THEN sum(${MARKS_OF_QUESTION}) END AS marked,
           coalesce(sum(${MARKED_OF_QUESTION}), 0) AS marked_so_far, coalesce(sum(${KNOWN_OF_QUESTION}), 0) AS obtained_so_far
      FROM test_questions e WHERE e.test_id = tests.id
  ) counted`;

/**
 * The grader's marks, during a regrade those of the first grading; else null until the test is over and every question
 * has marks.
 */
const MARKS_OBTAINED = `
  coalesce(g.told_marks, CASE WHEN tests.submitted_at IS NOT NULL THEN counted.marked END)`;

/** The paper that a test is a copy of. */
const MOCK_PAPER = `
  (SELECT json_build_object('code', m.code, 'paper', m.paper) FROM mock_papers m WHERE m.id = tests.mock_paper_id)`;

/** The tests that a condition on `tests` picks, in no certain order. */
async function loadTests(db: Knex, condition: Knex.Raw): Promise<TestRow[]> {
  return queryRows(
    db,
    testRow,
    `SELECT tests.id, tests.slug, tests.duration, tests.attempts, tests.created_at, tests.started_at, tests.deadline, tests.extra_time,
            tests.untimed, tests.submitted_at, tests.closed_by, tests.stored, tests.digest, tests.mock_paper_id,
            tests.assigned, tests.closes_at, tests.answers_at_once, tests.answers_from, ${MOCK_PAPER} AS mock_paper,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
            (SELECT coalesce(json_agg(json_build_object(
                      'id', t.id, 'subject_id', t.subject_id, 'parent_topic_id', t.parent_topic_id, 'depth', t.depth, 'slug', t.slug,
                      'topic_number', t.topic_number, 'topic_name', t.topic_name) ORDER BY t.course_order, t.id), '[]')
               FROM test_topics x JOIN topics t ON t.id = x.topic_id WHERE x.test_id = tests.id) AS topics,
            counted.question_count, counted.total_marks, ${MARKS_OBTAINED} AS marks_obtained,
            CASE WHEN g.told_marks IS NULL THEN counted.marked_so_far ELSE counted.total_marks END AS marked_so_far,
            coalesce(g.told_marks, counted.obtained_so_far) AS obtained_so_far,
            g.state AS grading_state, g.due_at AS grading_due_at, coalesce(g.has_report, false) AS has_report
       FROM tests JOIN subjects s ON s.id = tests.subject_id ${COUNTED}
      WHERE ?`,
    [condition],
  );
}

export async function findTestBySlug(db: Knex, userId: number, slug: string): Promise<TestRow | undefined> {
  const [row] = await loadTests(db, db.raw('tests.user_id = ? AND tests.slug = ?', [userId, slug]));
  return row;
}

const runningTestRow = testRow
  .pick({ slug: true, duration: true, mock_paper: true, subject: true, deadline: true })
  .extend({ started_at: z.date(), topic_names: z.array(z.string()) });
type RunningTestRow = z.infer<typeof runningTestRow>;

const MOST_RUNNING = 20;

/** A learner's running tests: the one that ends first comes first, untimed ones last. */
export async function findRunningTests(db: Knex, userId: number): Promise<RunningTestRow[]> {
  return queryRows(
    db,
    runningTestRow,
    `SELECT tests.slug, tests.duration, tests.started_at, tests.deadline, ${MOCK_PAPER} AS mock_paper,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
            ARRAY(SELECT t.topic_name FROM test_topics x JOIN topics t ON t.id = x.topic_id
                   WHERE x.test_id = tests.id AND t.depth = 1 ORDER BY t.course_order, t.id) AS topic_names
       FROM tests JOIN subjects s ON s.id = tests.subject_id
      WHERE tests.user_id = ? AND tests.started_at IS NOT NULL AND tests.submitted_at IS NULL
      ORDER BY tests.deadline NULLS LAST, tests.started_at DESC, tests.id DESC
      LIMIT ?`,
    [userId, MOST_RUNNING],
  );
}

export interface TestFilter {
  userId: number;
  status?: Test['status'] | undefined;
  subject?: string | undefined;
  /** Every word of it occurs in the subject's name, a topic's name or the slug. */
  q?: string | undefined;
}

const STATUS_CONDITIONS: Readonly<Record<Test['status'], string>> = {
  not_started: 'tests.attempts = 0 AND tests.started_at IS NULL',
  running: 'tests.attempts = 0 AND tests.started_at IS NOT NULL',
  completed: 'tests.attempts > 0',
};

function conditionOf(db: Knex, { userId, status, subject, q = '' }: TestFilter): Knex.Raw {
  const conditions = [db.raw('tests.user_id = ?', [userId])];
  if (status) conditions.push(db.raw(STATUS_CONDITIONS[status]));
  if (subject !== undefined) conditions.push(db.raw('s.slug = ?', [subject]));
  for (const word of q.split(/\s+/).filter(Boolean)) {
    conditions.push(
      db.raw(
        `(s.subject_name ILIKE :pattern OR tests.slug ILIKE :pattern
          OR EXISTS (SELECT FROM test_topics x JOIN topics t ON t.id = x.topic_id
                      WHERE x.test_id = tests.id AND t.topic_name ILIKE :pattern))`,
        { pattern: containing(word) },
      ),
    );
  }
  return db.raw(conditions.map(() => '?').join(' AND '), conditions);
}

export type TestSort = 'created_at' | 'subject' | 'duration' | 'status' | 'marks' | 'percentage';

/** Those that need marks look at every question of every test in question; the others do not. */
const SORT_KEYS: Readonly<Record<TestSort, string>> = {
  created_at: 'tests.created_at',
  subject: 's.subject_name',
  duration: 'tests.duration',
  status: `CASE WHEN ${STATUS_CONDITIONS.completed} THEN 2 WHEN ${STATUS_CONDITIONS.running} THEN 1 ELSE 0 END`,
  marks: MARKS_OBTAINED,
  percentage: `floor(100.0 * ${MARKS_OBTAINED} / counted.total_marks)`,
};

/** A page of a list: its order, and from which place on how many. */
export interface TestPage {
  sortBy: TestSort;
  sortOrder: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** A page of a learner's tests. Equal ones come newest first, and those without marks last in either direction. */
export async function listTests(db: Knex, filter: TestFilter, page: TestPage): Promise<TestRow[]> {
  const withMarks = page.sortBy === 'marks' || page.sortBy === 'percentage';
  const rows = await queryRows(
    db,
    idRow,
    `SELECT tests.id FROM tests JOIN subjects s ON s.id = tests.subject_id ${withMarks ? COUNTED : ''}
      WHERE ? ORDER BY ${SORT_KEYS[page.sortBy]} ${page.sortOrder === 'asc' ? 'ASC' : 'DESC'} ${withMarks ? 'NULLS LAST' : ''},
            tests.created_at DESC, tests.id DESC
      LIMIT ? OFFSET ?`,
    [conditionOf(db, filter), page.limit, page.offset],
  );
  const ids = rows.map(({ id }) => id);
  const found = await loadTests(db, db.raw('tests.id = ANY (?)', [ids]));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countTests(db: Knex, filter: TestFilter): Promise<number> {
  const counting = 'SELECT count(*) AS count FROM tests JOIN subjects s ON s.id = tests.subject_id WHERE ?';
  return (await queryOne(db, countRow, counting, [conditionOf(db, filter)])).count;
}

const subjectCountRow = subjectSchema.extend({ test_count: z.int() });

/** The subjects of a learner's tests, each with the number of tests. */
export async function countTestsBySubject(db: Knex, userId: number): Promise<z.infer<typeof subjectCountRow>[]> {
  const rows = await db('tests')
    .join('subjects as s', 's.id', 'tests.subject_id')
    .where('tests.user_id', userId)
    .groupBy('s.id')
    .orderBy('s.subject_name')
    .select('s.id', 's.subject_name', 's.slug', db.raw('count(*) AS test_count'));
  return validateRows(subjectCountRow, rows);
}

const unmarkedTestRow = z.object({ slug: z.string(), submitted_at: z.date(), marks_waiting: z.int(), marks: z.int() });
/** A test that is over and waits for its learner to mark what nothing marks by itself. */
type UnmarkedTestRow = z.infer<typeof unmarkedTestRow>;

/** A learner's latest such test submitted after a time; none of those that go to a grader. */
export async function findUnmarkedTest(db: Knex, userId: number, since: Date): Promise<UnmarkedTestRow | undefined> {
  return queryFirst(
    db,
    unmarkedTestRow,
    `SELECT tests.slug, tests.submitted_at, counted.*
       FROM tests
      CROSS JOIN LATERAL (
        SELECT sum(e.marks)::int AS marks, (sum(e.marks) FILTER (WHERE ${MARKS_OF_QUESTION} IS NULL))::int AS marks_waiting
          FROM test_questions e WHERE e.test_id = tests.id
      ) AS counted
      WHERE tests.user_id = ? AND tests.submitted_at >= ? AND counted.marks_waiting > 0
        AND NOT EXISTS (SELECT FROM ${LEARNERS_SHEETS} g WHERE g.test_id = tests.id)
      ORDER BY tests.submitted_at DESC, tests.id DESC LIMIT 1`,
    [userId, since],
  );
}
