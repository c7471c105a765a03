import { difficultySchema, levelSchema, monthSchema, type QuestionFacets } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { readCached } from '../../../../bank-cache/cached-reads.ts';
import { countRow, queryFirst, queryOne, queryRows } from '../../../../db/checked-rows.ts';
import { preparedQuery } from '../../../../db/prepared.ts';
import { LISTING_FROM, PLACEMENT_COLUMNS, type Placement, placementColumns, placementRow } from '../load/questions.queries.ts';
import { COUNTED_QUESTIONS, groupCondition, isCounted, isInGroups, pageInGroups, placeInGroups } from './groups.queries.ts';
import {
  baseCondition,
  type Condition,
  FACET_COLUMNS,
  type FacetName,
  facetConditions,
  listingCondition,
  listingOrder,
  pinnedFirst,
  type QuestionListing,
} from './listing.ts';

/** How many questions a listing has. */
async function countOneByOne(db: Knex, listing: QuestionListing): Promise<number> {
  const { sql, bindings } = listingCondition(listing);
  return (await queryOne(db, countRow, `SELECT count(*) AS count ${LISTING_FROM} WHERE ${sql}`, bindings)).count;
}

/** One page of a listing, in its order. */
interface ListPage {
  placements: Placement[];
  /** The length of the whole listing, and how many pinned questions it starts with. */
  totalCount: number;
  pinnedCount: number;
  /** How many of it are multiple choice; unknown beyond the last page. */
  multipleChoiceCount?: number;
}

const sortedRow = placementRow.extend({ total: z.int(), pinned: z.int(), choices: z.int() });

/** The same for listings of every kind, which sorts all that they have. */
async function pageBySorting(
  db: Knex,
  listing: QuestionListing,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListPage> {
  const where = listingCondition(listing);
  const order = listingOrder(listing);
  const pinned = pinnedFirst(listing) ?? { sql: 'FALSE', bindings: [] };
  const rows = await queryRows(
    db,
    sortedRow,
    `SELECT ${PLACEMENT_COLUMNS}, count(*) OVER () AS total, count(*) FILTER (WHERE ${pinned.sql}) OVER () AS pinned,
            count(q.mcq_answer) OVER () AS choices
       ${LISTING_FROM} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
    [...pinned.bindings, ...where.bindings, ...order.bindings, pageSize, (page - 1) * pageSize],
  );
  const [first] = rows;
  if (!first) return { placements: [], totalCount: page === 1 ? 0 : await countOneByOne(db, listing), pinnedCount: 0 };
  const placements = rows.map(({ total: _total, pinned: _pinned, choices: _choices, ...placement }) => placement);
  return { placements, totalCount: first.total, pinnedCount: first.pinned, multipleChoiceCount: first.choices };
}

/** The start of a listing: the questions that its reader has pinned, in their order. */
async function findPinned(db: Knex, listing: QuestionListing, open: number | null): Promise<Placement[]> {
  if (listing.userId === null) return [];
  const anyPinned = 'SELECT FROM pinned_question WHERE user_id = ? LIMIT 1';
  const pinned = await preparedQuery(db, z.object({}), anyPinned, [listing.userId]);
  if (pinned.length === 0) return [];
  const { sql, bindings } = listingCondition(listing, open);
  const order = listingOrder({ ...listing, userId: null });
  const mine = 'q.id IN (SELECT m.question_id FROM pinned_question m WHERE m.user_id = ?)';
  return queryRows(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} ${LISTING_FROM} WHERE ${sql} AND ${mine} ORDER BY ${order.sql}`,
    [...bindings, listing.userId, ...order.bindings],
  );
}

/**
 * The listing without a reader if none of its reader's marks matters: they have pinned none of it and do not exclude
 * completed ones.
 */
function withoutReader(listing: QuestionListing, pinned: readonly Placement[]): QuestionListing {
  return pinned.length === 0 && listing.completion === null ? { ...listing, userId: null } : listing;
}

/** Questions of a listing that is in groups, from a place on that counts from 0. */
async function readOn(
  db: Knex,
  listing: QuestionListing,
  { pinned, offset, limit, open = null }: { pinned: readonly Placement[]; offset: number; limit: number; open?: number | null },
) {
  const first = pinned.slice(offset, offset + limit);
  const rest = { offset: Math.max(0, offset - pinned.length), limit: limit - first.length, open };
  const { placements, total, choices } = await pageInGroups(db, withoutReader(listing, pinned), rest);
  return { placements: [...first, ...placements], total: pinned.length + total, choices };
}

/** One page of a listing. `page` counts from 1. */
export async function listPage(db: Knex, listing: QuestionListing, at: { page: number; pageSize: number }): Promise<ListPage> {
  if (!isInGroups(listing)) return pageBySorting(db, listing, at);
  const pinned = await findPinned(db, listing, null);
  const offset = (at.page - 1) * at.pageSize;
  const { placements, total, choices } = await readOn(db, listing, { pinned, offset, limit: at.pageSize });
  if (placements.length === 0) return { placements, totalCount: total, pinnedCount: 0 };
  const multipleChoiceCount = choices + (await countMultipleChoice(db, pinned));
  return { placements, totalCount: total, pinnedCount: pinned.length, multipleChoiceCount };
}

async function countMultipleChoice(db: Knex, places: readonly Placement[]): Promise<number> {
  if (places.length === 0) return 0;
  const ids = places.map(({ question_id }) => question_id);
  const counted = await preparedQuery(db, countRow, 'SELECT count(mcq_answer) AS count FROM questions WHERE id = ANY (?)', [ids]);
  return counted[0]?.count ?? 0;
}

/** How many questions a listing has. */
export async function countQuestions(db: Knex, listing: QuestionListing): Promise<number> {
  if (!isInGroups({ ...listing, sortBy: undefined })) return countOneByOne(db, listing);
  const pinned = await findPinned(db, listing, null);
  return (await readOn(db, { ...listing, sortBy: undefined }, { pinned, offset: 0, limit: 0 })).total;
}

/** A question's place in a listing, from 1, and its neighbours. */
export interface Rank extends Placement {
  position: number;
  total: number;
  previous: Placement | null;
  next: Placement | null;
}

/**
 * A question's rank in a listing; null if it is not in it. Its own marks do not count: a learner who completes a
 * question of the uncompleted ones continues from there.
 */
export async function rankInListing(db: Knex, listing: QuestionListing, questionId: number): Promise<Rank | null> {
  if (!isInGroups(listing)) return rankBySorting(db, listing, questionId);
  const pinned = await findPinned(db, listing, questionId);
  const amongPinned = pinned.findIndex(({ question_id }) => question_id === questionId);
  const behind = amongPinned === -1 ? await placeInGroups(db, withoutReader(listing, pinned), questionId) : null;
  if (amongPinned === -1 && behind === null) return null;
  const place = behind === null ? amongPinned : pinned.length + behind;
  const around = { pinned, offset: Math.max(0, place - 1), limit: place === 0 ? 2 : 3, open: questionId };
  const { placements, total } = await readOn(db, listing, around);
  const own = placements.findIndex(({ question_id }) => question_id === questionId);
  const found = placements[own];
  // Gone between the two looks.
  if (!found) return null;
  return { ...found, position: place + 1, total, previous: placements[own - 1] ?? null, next: placements[own + 1] ?? null };
}

const rankRow = placementRow.extend({
  position: z.int(),
  total: z.int(),
  previous_id: z.int().nullable(),
  next_id: z.int().nullable(),
});

async function rankBySorting(db: Knex, listing: QuestionListing, questionId: number): Promise<Rank | null> {
  const { sql, bindings } = listingCondition(listing, questionId);
  const order = listingOrder(listing);
  const found = await queryFirst(
    db,
    rankRow,
    `WITH list AS (
       SELECT ${PLACEMENT_COLUMNS}, row_number() OVER w AS position, count(*) OVER () AS total,
              lag(q.id) OVER w AS previous_id, lead(q.id) OVER w AS next_id
         ${LISTING_FROM} WHERE ${sql} WINDOW w AS (ORDER BY ${order.sql}))
     SELECT * FROM list WHERE question_id = ?`,
    [...bindings, ...order.bindings, questionId],
  );
  if (!found) return null;
  const { previous_id, next_id, ...rank } = found;
  const neighbours = await placementsWithin(
    db,
    listing,
    [previous_id, next_id].filter((id) => id !== null),
  );
  const neighbour = (id: number | null) => neighbours.find(({ question_id }) => question_id === id) ?? null;
  return { ...rank, previous: neighbour(previous_id), next: neighbour(next_id) };
}

/** Placements of some questions as a listing sees them. */
async function placementsWithin(db: Knex, listing: QuestionListing, ids: readonly number[]): Promise<Placement[]> {
  if (ids.length === 0) return [];
  const { sql, bindings } = listingCondition(listing);
  return queryRows(db, placementRow, `SELECT ${PLACEMENT_COLUMNS} ${LISTING_FROM} WHERE ${sql} AND q.id = ANY (?)`, [
    ...bindings,
    ids,
  ]);
}

/**
 * The next question of the same item family within a course, cyclically: first those that the learner has not
 * completed. Null if there is no other that they may see.
 */
export async function findVariant(
  db: Knex,
  { question_id, subject_id }: Pick<Placement, 'question_id' | 'subject_id'>,
  { staff, userId }: { staff: boolean; userId: number | null },
): Promise<Placement | null> {
  const found = await queryFirst(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} ${LISTING_FROM}
      WHERE q.idea = (SELECT idea FROM questions WHERE id = ?) AND q.id <> ?
        AND p.subject_id = ? AND p.kind <> 'other'
        AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)
      ORDER BY EXISTS (SELECT FROM completed_question c WHERE c.question_id = q.id AND c.user_id = ?), q.id < ?, q.id
      LIMIT 1`,
    [question_id, question_id, subject_id, staff, userId, question_id],
  );
  return found ?? null;
}

/** What facets are counted over: the numbers that are kept where they say it, else the questions one by one. */
function facetBase(listing: QuestionListing, columns: string): Condition {
  const { sql, bindings } = isCounted(listing) && listing.completion === null ? groupCondition(listing) : baseCondition(listing);
  return isCounted(listing) && listing.completion === null
    ? { sql: `SELECT q.questions, ${columns} FROM ${COUNTED_QUESTIONS} q WHERE ${sql}`, bindings }
    : { sql: `SELECT 1 AS questions, ${columns} ${LISTING_FROM} WHERE ${sql}`, bindings };
}

/**
 * Counts for every facet: each value found in the selection with the number of questions that it would leave, given what is
 * chosen on the other facets but not on its own.
 */
export function countFacets(db: Knex, listing: QuestionListing): Promise<QuestionFacets> {
  if (!isCounted(listing) || listing.completion !== null) return readFacets(db, listing);
  const forAll = { ...listing, userId: null };
  return readCached(db, listing, ['facets', forAll], () => readFacets(db, forAll));
}

const FACETS = Object.keys(FACET_COLUMNS) as FacetName[];
const facetRow = z.object({
  facet: z.enum(FACETS),
  value: z.union([z.int(), difficultySchema, levelSchema, monthSchema, z.boolean()]),
  count: z.int(),
});

async function readFacets(db: Knex, listing: QuestionListing): Promise<QuestionFacets> {
  const chosen = facetConditions(listing);
  const matches = FACETS.map((name) => `(${chosen[name].sql}) AS match_${name.toLowerCase()}`).join(', ');
  const base = facetBase(
    listing,
    `q.difficulty, q.difficulty_rank, q.level, q.paper, q.month, q.year, q.timezone, q.calculator_allowed, ${matches}`,
  );
  const counts = FACETS.map((name) => {
    const others = FACETS.filter((other) => other !== name).map((other) => `match_${other.toLowerCase()}`);
    const column = FACET_COLUMNS[name];
    return `SELECT '${name}' AS facet, to_jsonb(${column}) AS value, coalesce(sum(questions) FILTER (WHERE ${others.join(' AND ')}), 0)::int AS count,
                   min(${name === 'difficulty' ? 'difficulty_rank' : '0'}) AS rank
              FROM base WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING sum(questions) > 0`;
  });
  const rows = await queryRows(
    db,
    facetRow,
    `WITH base AS MATERIALIZED (${base.sql}) ${counts.join(' UNION ALL ')} ORDER BY facet, rank, value`,
    [...FACETS.flatMap((name) => chosen[name].bindings), ...base.bindings],
  );
  const facetOf = (name: FacetName) => rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(FACETS.map((name) => [name, facetOf(name)])) as unknown as QuestionFacets;
}

const drawnRow = placementRow.extend({ available: z.int() });

/** Multiple-choice questions of a listing, one of each idea, by chance that follows from `draw`; and of how many ideas there are any. */
export async function drawMultipleChoice(
  db: Knex,
  listing: QuestionListing,
  draw: number,
  most: number,
): Promise<{ placements: Placement[]; available: number }> {
  const { sql, bindings } = listingCondition(listing);
  const rows = await queryRows(
    db,
    drawnRow,
    `WITH choices AS (
       SELECT ${PLACEMENT_COLUMNS}, q.idea, q.difficulty_rank,
              EXISTS (SELECT FROM completed_question m WHERE m.user_id = ? AND m.question_id = q.id) AS completed,
              md5(q.id || '-' || ?) AS chance
         ${LISTING_FROM} WHERE ${sql} AND q.mcq_answer IS NOT NULL AND NOT q.answer_not_available),
     ideas AS (SELECT DISTINCT ON (idea) * FROM choices ORDER BY idea, completed, chance),
     drawn AS (SELECT *, count(*) OVER () AS available FROM ideas ORDER BY completed, chance LIMIT ?)
     SELECT ${placementColumns('drawn')}, available::int FROM drawn ORDER BY difficulty_rank, chance`,
    [listing.userId, String(draw), ...bindings, most],
  );
  const placements = rows.map(({ available: _available, ...placement }) => placement);
  return { placements, available: rows[0]?.available ?? 0 };
}
