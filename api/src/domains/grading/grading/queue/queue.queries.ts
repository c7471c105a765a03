import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { containing } from '../../../../db/like.ts';
import { countRow, queryOne, queryRows, validateRow, waitingRow } from '../../../../db/row-validation.ts';
import { type Whose, waitingWorkRow } from '../../../operations/staff-assignments/index.ts';
import { type GradingRow, loadGradings } from '../gradings.queries.ts';
import { pseudonymOf } from '../second-marking/marking.ts';

export const QUEUE_PAGE = 25;

export interface QueueFilter {
  state: 'open' | 'paid' | 'claimed' | 'graded' | 'returned' | 'all';
  claimedBy: Whose;
  /** Past their due time and not returned. */
  overdue: boolean;
  /** Part of a slug, or of a learner's name or address (`anonymous`: returned ones only). */
  q: string | null;
  anonymous: boolean;
  /** Slug of a topic that a question of the test belongs to. */
  topic: string | null;
  now: Date;
}

const STATES: Readonly<Record<QueueFilter['state'], readonly string[]>> = {
  // A report that cannot be made is as late for its learner as an unmarked sheet.
  open: ['paid', 'claimed', 'graded'],
  paid: ['paid'],
  claimed: ['claimed'],
  graded: ['graded'],
  returned: ['returned'],
  all: ['paid', 'claimed', 'graded', 'returned'],
};

const TOUCHES = `
  EXISTS (SELECT FROM test_questions tq
            JOIN question_topics p ON p.question_id = tq.question_id AND p.kind = 'primary'
            JOIN topics t ON t.id IN (p.topic1_id, p.topic2_id, p.topic3_id)
           WHERE tq.test_id = g.test_id AND t.slug = ?)`;

function conditionOf(db: Knex, { state, claimedBy, overdue, q, anonymous, topic, now }: QueueFilter): Knex.Raw {
  // Constants, so that the planner sees which partial index applies.
  const states = STATES[state].map((each) => `'${each}'`).join(', ');
  const conditions = [db.raw(`g.state IN (${states})`)];
  if (claimedBy === 'nobody') conditions.push(db.raw('g.claimed_by IS NULL'));
  else if (claimedBy !== null) conditions.push(db.raw('g.claimed_by = ?', [claimedBy]));
  if (overdue) conditions.push(db.raw("g.state IN ('paid', 'claimed', 'graded') AND g.due_at < ?", [now]));
  if (topic !== null) conditions.push(db.raw(TOUCHES, [topic]));
  if (q !== null) {
    conditions.push(
      db.raw(
        // Asked of each grading in question, which are few, rather than of all tests.
        `(SELECT t.slug ILIKE :q OR (${anonymous ? `g.state = 'returned'` : 'TRUE'}
                 AND (u.username ILIKE :q OR coalesce(u.full_name, '') ILIKE :q OR u.email ILIKE :q))
            FROM tests t JOIN users u ON u.id = t.user_id WHERE t.id = g.test_id)`,
        { q: containing(q) },
      ),
    );
  }
  return db.raw(conditions.map(() => '?').join(' AND '), conditions);
}

const queuedRow = z.object({ test_id: z.int() });
export type QueuedRow = z.infer<typeof queuedRow>;

function orderedQueue(db: Knex, filter: QueueFilter): Knex.Raw {
  const order = ['open', 'paid', 'claimed'].includes(filter.state) ? 'ASC' : 'DESC';
  return db.raw(`SELECT g.test_id FROM gradings g WHERE ? ORDER BY g.due_at ${order}, g.test_id ${order}`, [
    conditionOf(db, filter),
  ]);
}

/** All gradings that pass a filter: open ones by due time, the rest newest first. */
export const allOfQueue = (db: Knex, filter: QueueFilter): ListQuery<QueuedRow> => ({
  ...orderedQueue(db, filter).toSQL(),
  row: queuedRow,
});

/** The gradings of some tests, in the order of these. */
export async function gradingsInOrder(db: Knex, ids: readonly number[]): Promise<GradingRow[]> {
  const byId = new Map((await loadGradings(db, db.raw('g.test_id = ANY (?)', [[...ids]]))).map((row) => [row.test_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A page of gradings and how many there are. */
export async function pageOfQueue(
  db: Knex,
  filter: QueueFilter,
  page: number,
): Promise<{ rows: GradingRow[]; totalCount: number }> {
  const rows = await queryRows(db, queuedRow, '? LIMIT ? OFFSET ?', [
    orderedQueue(db, filter),
    QUEUE_PAGE,
    (page - 1) * QUEUE_PAGE,
  ]);
  const { count } = await queryOne(db, countRow, 'SELECT count(*)::int AS count FROM gradings g WHERE ?', [
    conditionOf(db, filter),
  ]);
  const ids = rows.map(({ test_id }) => test_id);
  return { rows: await gradingsInOrder(db, ids), totalCount: count };
}

export async function isTopic(db: Knex, slug: string): Promise<boolean> {
  return (await db('topics').where({ slug }).first('id')) !== undefined;
}

const openTopic = z.object({ slug: z.string(), name: z.string(), sheets: z.int() });

/** The top-level topics of unreturned sheets, by name, with the number of sheets that touch each. */
export async function listOpenTopics(db: Knex): Promise<z.infer<typeof openTopic>[]> {
  return queryRows(
    db,
    openTopic,
    `SELECT t.slug, min(t.topic_name) AS name, count(DISTINCT g.test_id)::int AS sheets
       FROM gradings g
       JOIN test_questions tq ON tq.test_id = g.test_id
       JOIN question_topics p ON p.question_id = tq.question_id AND p.kind = 'primary'
       JOIN topics t ON t.id = p.topic1_id
      WHERE g.state IN ('paid', 'claimed', 'graded')
      GROUP BY t.slug ORDER BY 2, 1`,
  );
}

const countsRow = z.object({
  paid: z.int(),
  claimed: z.int(),
  graded: z.int(),
  overdue: z.int(),
  mine: z.int(),
  returned: z.int(),
});

/** The number of gradings in each tab of the queue. */
export async function countQueue(db: Knex, userId: number, now: Date): Promise<z.infer<typeof countsRow>> {
  return queryOne(
    db,
    countsRow,
    `SELECT open.*, (SELECT count(*)::int FROM gradings WHERE state = 'returned') AS returned
       FROM (SELECT count(*) FILTER (WHERE state = 'paid')::int AS paid,
                    count(*) FILTER (WHERE state = 'claimed')::int AS claimed,
                    count(*) FILTER (WHERE state = 'graded')::int AS graded,
                    count(*) FILTER (WHERE due_at < ?)::int AS overdue,
                    count(*) FILTER (WHERE state = 'claimed' AND claimed_by = ?)::int AS mine
               FROM gradings WHERE state IN ('paid', 'claimed', 'graded')) open`,
    [now, userId],
  );
}

const NOT_MARKED_BY = 'NOT EXISTS (SELECT FROM grading_markings m WHERE m.test_id = g.test_id AND m.marked_by = ?)';

const nextRow = z.object({ slug: z.string() });

/** The slug of the unclaimed grading that is due next, other than those that a grader has marked. */
export async function nextInQueue(db: Knex, userId: number): Promise<string | null> {
  const row = await db('gradings as g')
    .join('tests', 'tests.id', 'g.test_id')
    .where('g.state', 'paid')
    .whereRaw(NOT_MARKED_BY, [userId])
    .orderBy(['g.due_at', 'g.test_id'])
    .first('tests.slug');
  return validateRow(nextRow, row)?.slug ?? null;
}

const gradingsRow = waitingRow.extend({ overdue: z.int(), next_due: z.date().nullable() });

/** Answer sheets that were paid for and not returned. */
export const countWaitingGradings = (db: Knex, now: Date) =>
  queryOne(
    db,
    gradingsRow,
    `SELECT count(*)::int AS count, min(paid_at) AS oldest, count(*) FILTER (WHERE due_at < :now)::int AS overdue, min(due_at) AS next_due
       FROM gradings WHERE state IN ('paid', 'claimed', 'graded')`,
    { now },
  );

/** Sheets that a grader has claimed, and those that nobody has, the longest waiting first. */
export const listSheetsToGrade = async (db: Knex, staffId: number, limit: number, anonymous: boolean) => {
  const rows = await queryRows(
    db,
    waitingWorkRow,
    `SELECT g.test_id AS id, t.slug AS key, g.paid_at AS since, g.due_at, g.state = 'claimed' AS mine, u.id AS person_id,
            coalesce(u.full_name, u.username) AS person, s.subject_name AS about
       FROM gradings g JOIN tests t ON t.id = g.test_id JOIN users u ON u.id = g.user_id JOIN subjects s ON s.id = t.subject_id
      WHERE (g.state = 'paid' AND ${NOT_MARKED_BY.replace('?', ':staffId')})
         OR (g.state = 'claimed' AND g.claimed_by = :staffId) ORDER BY g.paid_at, g.test_id LIMIT :limit`,
    { staffId, limit },
  );
  return anonymous ? rows.map((row) => ({ ...row, person_id: null, person: pseudonymOf(row.key ?? '') })) : rows;
};
