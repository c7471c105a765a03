import type { Knex } from 'knex';
import { z } from 'zod';
import { readCached } from '../../../../bank-cache/cached-reads.ts';
import { countRow, idRow, queryOne, queryRows } from '../../../../db/checked-rows.ts';
import { preparedQuery } from '../../../../db/prepared.ts';
import { type Placement, placementColumns, placementRow } from '../load/questions.queries.ts';
import { allOf, type Condition, facetConditions, type QuestionListing } from './listing.ts';

/**
 * Questions that differ in the standard order only by their number form a group: those of one topic, priority, round
 * and difficulty. The size of each group is stored (`listing_counts`), so a page, a total and a question's rank cost as
 * much as there are groups, however many questions are in them and however far down the page is.
 */
const GROUP = ['topic_id', 'priority', 'round', 'difficulty_rank'] as const;
const sameGroup = (one: string, other: string) => GROUP.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ');

/** Whether a listing can be read by groups: it is in the standard order, and leaves out by facets or what its reader has completed alone. */
export const isInGroups = (listing: QuestionListing): boolean => listing.sortBy === undefined && isCounted(listing);

/** Whether the numbers that are kept say how many questions a listing has, but for those that its reader has completed. */
export const isCounted = ({
  completion,
  bookmarked,
  pinned,
  verified,
  topicChanged,
  brokenTex,
  text,
}: QuestionListing): boolean =>
  completion !== 'completed' &&
  !bookmarked &&
  !pinned &&
  [verified, topicChanged, brokenTex, text].every((one) => one === undefined);

/** Whether a listing is the same for every reader: it uses no learner marks. */
const isForAll = ({ userId }: QuestionListing): boolean => userId === null;

/** The numbers that are kept under the names that questions have. */
export const COUNTED_QUESTIONS = `
  (SELECT *, CASE difficulty_rank WHEN 1 THEN 'Easy' WHEN 2 THEN 'Medium' ELSE 'Hard' END AS difficulty FROM listing_counts)`;
/** The same of single places. */
const PLACED_QUESTIONS = `
  (SELECT *, CASE difficulty_rank WHEN 1 THEN 'Easy' WHEN 2 THEN 'Medium' ELSE 'Hard' END AS difficulty, kind = 'primary' AS own
     FROM question_topics WHERE kind <> 'other' AND NOT deleted)`;

/** What of a listing holds for groups and for the places in them alike, both called `q`. */
export function groupCondition({ subjectId, topicIds, staff }: QuestionListing): Condition {
  const chosen = Object.values(topicIds).flat();
  return allOf([
    subjectId === null ? { sql: 'q.own', bindings: [] } : { sql: 'q.subject_id = ?', bindings: [subjectId] },
    ...(staff
      ? []
      : [{ sql: `q.visible AND q.subject_id IN (SELECT id FROM subjects WHERE audience = 'everyone')`, bindings: [] }]),
    ...(chosen.length > 0 ? [{ sql: 'q.topic_id = ANY (topics_at_or_below(?))', bindings: [chosen] }] : []),
  ]);
}

const chosenFacets = (listing: QuestionListing): Condition[] =>
  Object.values(facetConditions(listing)).filter(({ sql }) => sql !== 'TRUE');

/**
 * The questions that a reader's marks remove from the groups: pinned ones are listed separately, completed ones may be
 * excluded.
 */
function takenOut({ userId, completion }: QuestionListing, open: number | null): Condition {
  const completed = `UNION SELECT question_id FROM completed_question WHERE user_id = ? AND question_id IS DISTINCT FROM ?`;
  const wanted = completion === 'uncompleted';
  return {
    sql: `SELECT question_id FROM pinned_question WHERE user_id = ? ${wanted ? completed : ''}`,
    bindings: [userId, ...(wanted ? [userId, open] : [])],
  };
}

interface GroupsSql extends Condition {
  /** What holds of a place `q` in one of the groups. */
  within: Condition;
  /** The names of the columns of a group in order. */
  order: string;
  direction: 'ASC' | 'DESC';
  /** Runs a statement with these clauses: a prepared one where there are few enough texts to be kept. */
  read: typeof preparedQuery;
}

/** `WITH` clauses: `run` has each group of a listing in order, with the `size` that is left of it and how many there are `until` its end. */
function groupsOf(listing: QuestionListing, open: number | null): GroupsSql {
  const direction = listing.descending ? ('DESC' as const) : ('ASC' as const);
  const facets = chosenFacets(listing);
  const where = allOf([groupCondition(listing), ...facets]);
  const marks = listing.userId === null ? null : takenOut(listing, open);
  const keys = GROUP.map((column) => `q.${column}`).join(', ');
  const order = (group: string) =>
    `${group}.priority DESC, ${['subject_position', 'round', 'course_order', 'difficulty_rank', 'topic_id'].map((column) => `${group}.${column} ${direction}`).join(', ')}`;
  const size = marks ? 'g.questions - coalesce(o.questions, 0)' : 'g.questions';
  const choices = marks ? 'g.choices - coalesce(o.choices, 0)' : 'g.choices';
  const out = marks
    ? `taken_out AS MATERIALIZED (${marks.sql}),
       out_of_groups AS (
         SELECT ${keys}, count(*) AS questions, count(*) FILTER (WHERE q.multiple_choice) AS choices
           FROM taken_out JOIN ${PLACED_QUESTIONS} q USING (question_id) WHERE ${where.sql} GROUP BY ${keys}),`
    : '';
  return {
    sql: `${out}
       groups AS (
         SELECT ${keys}, sum(q.questions)::int AS questions, coalesce(sum(q.questions) FILTER (WHERE q.multiple_choice), 0)::int AS choices
           FROM ${COUNTED_QUESTIONS} q WHERE ${where.sql} GROUP BY ${keys}),
       placed AS (
         SELECT ${GROUP.map((column) => `g.${column}`).join(', ')}, s.position AS subject_position, t.course_order, ${size} AS size, ${choices} AS choices
           FROM groups g JOIN topics t ON t.id = g.topic_id JOIN subjects s ON s.id = t.subject_id
           ${marks ? `LEFT JOIN out_of_groups o ON ${sameGroup('o', 'g')}` : ''}),
       run AS (SELECT *, (sum(size) OVER (ORDER BY ${order('placed')}))::int AS until FROM placed)`,
    bindings: [...(marks ? [...marks.bindings, ...where.bindings] : []), ...where.bindings],
    within: allOf([
      { sql: listing.staff ? 'TRUE' : 'q.visible', bindings: [] },
      { sql: listing.subjectId === null ? 'q.own' : 'TRUE', bindings: [] },
      ...(marks ? [{ sql: 'NOT EXISTS (SELECT FROM taken_out o WHERE o.question_id = q.question_id)', bindings: [] }] : []),
      ...facets,
    ]),
    order: order('run'),
    direction,
    read: facets.length === 0 ? preparedQuery : queryRows,
  };
}

/** A part of a listing without what its reader has pinned, and how long the whole is. */
interface GroupsPage {
  placements: Placement[];
  total: number;
  choices: number;
}

/** A part of a listing: its start, counted from 0, and its length; `open` is the question that the reader has open. */
interface Part {
  offset: number;
  limit: number;
  open: number | null;
}

/** The questions of a listing from a place on; without those that its reader has pinned. */
export function pageInGroups(db: Knex, listing: QuestionListing, part: Part): Promise<GroupsPage> {
  const read = () => readPage(db, listing, part);
  return isForAll(listing) ? readCached(db, listing, ['page', listing, part], read) : read();
}

/** A place with the length of the whole; without a place where the page is empty. */
const pageRow = placementRow.extend({
  question_id: z.int().nullable(),
  subject_id: z.int().nullable(),
  topic1_id: z.int().nullable(),
  total: z.int(),
  choices: z.int(),
});

async function readPage(db: Knex, listing: QuestionListing, { offset, limit, open }: Part): Promise<GroupsPage> {
  const { sql, bindings, within, order, direction, read } = groupsOf(listing, open);
  const rows = await read(
    db,
    pageRow,
    `WITH ${sql}
     SELECT whole.total, whole.choices, ${placementColumns('page')}
       FROM (SELECT coalesce(sum(size), 0)::int AS total, coalesce(sum(choices), 0)::int AS choices FROM run) AS whole
       LEFT JOIN LATERAL (
         SELECT q.*, row_number() OVER (ORDER BY ${order}, q.question_number ${direction}, q.question_id ${direction}) AS place
           FROM run CROSS JOIN LATERAL (
             SELECT q.question_number, ${placementColumns('q')}
               FROM ${PLACED_QUESTIONS} q WHERE ${sameGroup('q', 'run')} AND ${within.sql}
              ORDER BY q.question_number ${direction}, q.question_id ${direction}
              OFFSET greatest(0, ?::int - (run.until - run.size)) LIMIT greatest(0, least(run.until, ?::int + ?::int) - greatest(run.until - run.size, ?::int))) AS q
          WHERE run.until > ?::int AND run.until - run.size < ?::int + ?::int) AS page ON TRUE
      ORDER BY page.place`,
    [...bindings, ...within.bindings, offset, offset, limit, offset, offset, offset, limit],
  );
  const { total = 0, choices = 0 } = rows[0] ?? {};
  const placements = rows.flatMap(({ question_id, subject_id, topic1_id, topic2_id, topic3_id }) =>
    question_id === null || subject_id === null || topic1_id === null
      ? []
      : [{ question_id, subject_id, topic1_id, topic2_id, topic3_id }],
  );
  return { placements, total, choices };
}

/** How many questions precede one in a listing without its reader's pins; null if it is not in it. */
export function placeInGroups(db: Knex, listing: QuestionListing, questionId: number): Promise<number | null> {
  const read = () => readPlace(db, listing, questionId);
  return isForAll(listing) ? readCached(db, listing, ['place', listing, questionId], read) : read();
}

const placeRow = z.object({ before: z.int() });

async function readPlace(db: Knex, listing: QuestionListing, questionId: number): Promise<number | null> {
  const { sql, bindings, within, direction, read } = groupsOf(listing, questionId);
  const where = groupCondition(listing);
  const before = direction === 'ASC' ? '<' : '>';
  const rows = await read(
    db,
    placeRow,
    `WITH ${sql}
     SELECT (run.until - run.size + (
              SELECT count(*) FROM ${PLACED_QUESTIONS} q WHERE ${sameGroup('q', 'run')} AND ${within.sql}
                 AND (q.question_number, q.question_id) ${before} (asked.question_number, asked.question_id)))::int AS before
       FROM (SELECT q.* FROM ${PLACED_QUESTIONS} q WHERE q.question_id = ? AND ${where.sql} AND ${within.sql}) AS asked
       JOIN run ON ${sameGroup('asked', 'run')}`,
    [...bindings, ...within.bindings, questionId, ...where.bindings, ...within.bindings],
  );
  return rows[0]?.before ?? null;
}

/** Merges rows of equal keys into one. Returns how many were removed. Several processes may do so at once. */
export async function foldListingCounts(db: Knex): Promise<number> {
  return (await queryOne(db, countRow, 'SELECT fold_listing_counts() AS count')).count;
}

/** The number of questions per top-level topic whose answers are free. */
const FREE_PER_TOPIC = 2;

/**
 * Which of some questions have a free answer: the first in the standard order of their own top-level topic, the same
 * for all callers and decided here alone. Staff choose them by priority. Questions without an available answer do not
 * count.
 */
export async function findFreeAnswers(db: Knex, questionIds: readonly number[]): Promise<Set<number>> {
  if (questionIds.length === 0) return new Set();
  const ids = [...questionIds];
  const rows = await preparedQuery(
    db,
    idRow,
    `WITH asked AS (SELECT DISTINCT topic1_id FROM question_topics WHERE question_id = ANY (?::int[]) AND kind = 'primary'),
          groups AS (
            SELECT asked.topic1_id, q.topic_id, q.priority, q.round, q.difficulty_rank, sum(q.questions) AS questions
              FROM asked JOIN listing_counts q ON q.topic_id = ANY (topics_at_or_below(ARRAY[asked.topic1_id]))
             WHERE q.own AND q.visible AND NOT q.answer_not_available
               AND q.subject_id IN (SELECT id FROM subjects WHERE audience = 'everyone')
             GROUP BY asked.topic1_id, q.topic_id, q.priority, q.round, q.difficulty_rank),
          run AS (
            SELECT g.*, t.course_order, sum(g.questions) OVER (
                     PARTITION BY g.topic1_id ORDER BY g.priority DESC, g.round, t.course_order, g.difficulty_rank, g.topic_id) AS until
              FROM groups g JOIN topics t ON t.id = g.topic_id),
          ranked AS (
            SELECT p.question_id, row_number() OVER (
                     PARTITION BY run.topic1_id
                     ORDER BY run.priority DESC, run.round, run.course_order, run.difficulty_rank, run.topic_id, p.question_number, p.question_id) AS place
              FROM run CROSS JOIN LATERAL (
                SELECT q.question_id, q.question_number FROM question_topics q
                 WHERE q.topic_id = run.topic_id AND q.priority = run.priority AND q.round = run.round AND q.difficulty_rank = run.difficulty_rank
                   AND q.kind = 'primary' AND q.visible AND NOT q.answer_not_available
                 ORDER BY q.question_number, q.question_id LIMIT ?) AS p
             WHERE run.until - run.questions < ?)
     SELECT question_id AS id FROM ranked WHERE place <= ? AND question_id = ANY (?::int[])`,
    [ids, FREE_PER_TOPIC, FREE_PER_TOPIC, FREE_PER_TOPIC, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
