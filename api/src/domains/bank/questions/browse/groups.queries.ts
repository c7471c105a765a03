import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, idRow, preparedQuery, queryOne, queryRows } from '../../../../db/row-validation.ts';
import { PLACEMENT_COLUMNS, PLACES, type Placement, placementRow } from '../load/questions.queries.ts';
import {
  allOf,
  type Condition,
  chosenFacets,
  groupOrder,
  orderInGroup,
  placeCondition,
  type QuestionListing,
  removedByMarks,
} from './listing.ts';

/**
 * Questions that the standard order distinguishes only by number form a group. Group sizes are stored
 * (`listing_counts`), so that pages, totals and ranks cost by groups, not questions or depth.
 */
const GROUP = ['topic_id', 'priority', 'round', 'difficulty_rank'] as const;
const columnsOf = (group: string) => GROUP.map((column) => `${group}.${column}`).join(', ');
const sameGroup = (one: string, other: string) => GROUP.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ');

/** Whether the stored counts give the length of a listing, apart from a few questions that its reader's marks remove. */
export const isCounted = ({ completion, bookmarked, pins, verified, topicChanged, brokenTex, text }: QuestionListing): boolean =>
  completion !== 'completed' &&
  !bookmarked &&
  (pins === null || pins === 'behind') &&
  [verified, topicChanged, brokenTex, text].every((one) => one === undefined);

interface Groups {
  /** `WITH` clauses: `run` has each group with its `size`, in order, and how many questions there are `until` its end. */
  sql: string;
  bindings: Condition['bindings'];
  /** The condition of a place `p` of one of the groups. */
  within: Condition;
  order: string;
  /** Runs a statement with these clauses; prepared if few variants of its text exist. */
  read: typeof preparedQuery;
}

function groupsOf(listing: QuestionListing, open: number | null): Groups {
  const direction = listing.descending ? ('DESC' as const) : ('ASC' as const);
  const facets = chosenFacets(listing);
  const where = allOf([placeCondition(listing), ...facets]);
  const removed = removedByMarks(listing, open);
  const counted = `SELECT ${columnsOf('p')}, p.multiple_choice, p.questions FROM listing_counts p WHERE ${where.sql}`;
  const less = `UNION ALL SELECT ${columnsOf('p')}, p.multiple_choice, -1 FROM removed JOIN ${PLACES} p USING (question_id) WHERE ${where.sql}`;
  return {
    sql: `${removed ? `removed AS MATERIALIZED (${removed.sql}),` : ''}
       groups AS (
         SELECT ${columnsOf('c')}, sum(c.questions)::int AS size, coalesce(sum(c.questions) FILTER (WHERE c.multiple_choice), 0)::int AS choices
           FROM (${counted} ${removed ? less : ''}) c GROUP BY ${columnsOf('c')}),
       run AS (
         SELECT p.*, (sum(p.size) OVER (ORDER BY ${groupOrder(direction)}))::int AS until
           FROM groups p JOIN topics t ON t.id = p.topic_id JOIN subjects s ON s.id = t.subject_id)`,
    bindings: removed ? [...removed.bindings, ...where.bindings, ...where.bindings] : where.bindings,
    within: allOf([
      where,
      ...(removed ? [{ sql: 'NOT EXISTS (SELECT FROM removed r WHERE r.question_id = p.question_id)', bindings: [] }] : []),
    ]),
    order: orderInGroup(direction),
    read: facets.length === 0 ? preparedQuery : queryRows,
  };
}

/** A part of a listing: its start, counted from 0, and its length; `open` is the question that its reader has open. */
export interface Part {
  offset: number;
  limit: number;
  open: number | null;
}

/** The places of a part, with the length of the whole listing, how many of it are multiple choice, and how many pinned ones it starts with. */
export interface PartOfList {
  placements: Placement[];
  total: number;
  choices: number;
  pinned: number;
}

/** The numbers of a whole listing. */
export const wholeRow = z.object({ total: z.int(), choices: z.int(), pinned: z.int() });
const placedRow = placementRow.extend(wholeRow.shape);
/** An empty part has one row without a place. */
const partRow = z.union([placedRow, wholeRow]);

/** A part of a listing in the standard order. */
export async function partInGroups(db: Knex, listing: QuestionListing, { offset, limit, open }: Part): Promise<PartOfList> {
  const { sql, bindings, within, order, read } = groupsOf(listing, open);
  const rows = await read(
    db,
    partRow,
    `WITH ${sql}
     SELECT whole.total, whole.choices, 0 AS pinned, ${PLACEMENT_COLUMNS}
       FROM (SELECT coalesce(sum(size), 0)::int AS total, coalesce(sum(choices), 0)::int AS choices FROM run) AS whole
       LEFT JOIN LATERAL (
         SELECT run.until, p.*
           FROM run CROSS JOIN LATERAL (
             SELECT p.question_number, ${PLACEMENT_COLUMNS}
               FROM ${PLACES} p WHERE ${sameGroup('p', 'run')} AND ${within.sql} ORDER BY ${order}
              OFFSET greatest(0, ?::int - (run.until - run.size)) LIMIT greatest(0, least(run.until, ?::int + ?::int) - greatest(run.until - run.size, ?::int))) AS p
          WHERE run.until > ?::int AND run.until - run.size < ?::int + ?::int) AS p ON TRUE
      ORDER BY p.until, ${order}`,
    [...bindings, ...within.bindings, offset, offset, limit, offset, offset, offset, limit],
  );
  const placements = rows.flatMap((row) => {
    if (!('question_id' in row)) return [];
    const { total: _total, choices: _choices, pinned: _pinned, ...placement } = row;
    return [placement];
  });
  return { placements, total: rows[0]?.total ?? 0, choices: rows[0]?.choices ?? 0, pinned: 0 };
}

const placeRow = z.object({ before: z.int() });

/** How many questions precede one in a listing in the standard order; null if it is not in it. */
export async function placeInGroups(db: Knex, listing: QuestionListing, questionId: number): Promise<number | null> {
  const { sql, bindings, within, read } = groupsOf(listing, questionId);
  const before = listing.descending ? '>' : '<';
  const rows = await read(
    db,
    placeRow,
    `WITH ${sql}
     SELECT (run.until - run.size + (
              SELECT count(*) FROM ${PLACES} p WHERE ${sameGroup('p', 'run')} AND ${within.sql}
                 AND (p.question_number, p.question_id) ${before} (asked.question_number, asked.question_id)))::int AS before
       FROM (SELECT p.* FROM ${PLACES} p WHERE p.question_id = ? AND ${within.sql}) AS asked
       JOIN run ON ${sameGroup('asked', 'run')}`,
    [...bindings, ...within.bindings, questionId, ...within.bindings],
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
