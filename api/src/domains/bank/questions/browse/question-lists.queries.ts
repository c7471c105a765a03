import { levelSchema, monthSchema, type QuestionFacets } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { readCached } from '../../../../bank-cache/cached-reads.ts';
import { preparedQuery, queryFirst, queryOne, queryRows } from '../../../../db/row-validation.ts';
import {
  LISTING_FROM,
  PLACEMENT_COLUMNS,
  type Placement,
  placementColumns,
  placementRow,
  seenBy,
} from '../load/questions.queries.ts';
import { isCounted, type Part, type PartOfList, partInGroups, placeInGroups, wholeRow } from './groups.queries.ts';
import {
  baseCondition,
  DIFFICULTIES,
  FACET_COLUMNS,
  type FacetName,
  facetConditions,
  listingCondition,
  listingOrder,
  pinnedFirst,
  placeCondition,
  type QuestionListing,
  usesMarks,
} from './listing.ts';

/** A part of a listing that must be sorted as a whole. */
async function partBySorting(db: Knex, listing: QuestionListing, { offset, limit, open }: Part): Promise<PartOfList> {
  const where = listingCondition(listing, open);
  const order = listingOrder(listing);
  const pinned = pinnedFirst(listing) ?? { sql: 'FALSE', bindings: [] };
  const whole = (over: string) =>
    `count(*) ${over} AS total, count(*) FILTER (WHERE p.multiple_choice) ${over} AS choices, count(*) FILTER (WHERE ${pinned.sql}) ${over} AS pinned`;
  const rows = await queryRows(
    db,
    placementRow.extend(wholeRow.shape),
    `SELECT ${PLACEMENT_COLUMNS}, ${whole('OVER ()')} ${LISTING_FROM} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
    [...pinned.bindings, ...where.bindings, ...order.bindings, limit, offset],
  );
  const counted = [...pinned.bindings, ...where.bindings];
  const length = rows[0] ?? (await queryOne(db, wholeRow, `SELECT ${whole('')} ${LISTING_FROM} WHERE ${where.sql}`, counted));
  const placements = rows.map(({ total: _total, choices: _choices, pinned: _pinned, ...placement }) => placement);
  return { placements, total: length.total, choices: length.choices, pinned: length.pinned };
}

/** How many questions precede one in a listing that must be sorted as a whole; null if it is not in it. */
async function placeBySorting(db: Knex, listing: QuestionListing, questionId: number): Promise<number | null> {
  const where = listingCondition(listing, questionId);
  const order = listingOrder(listing);
  const found = await queryFirst(
    db,
    z.object({ place: z.int() }),
    `SELECT place FROM (
       SELECT p.question_id, row_number() OVER (ORDER BY ${order.sql}) AS place ${LISTING_FROM} WHERE ${where.sql}) AS list
      WHERE question_id = ?`,
    [...order.bindings, ...where.bindings, questionId],
  );
  return found ? found.place - 1 : null;
}

/** Whether a listing is in the standard order of groups whose sizes are stored. */
const isInGroups = (listing: QuestionListing): boolean => listing.sortBy === undefined && isCounted(listing);

/** Caches results that do not depend on the reader's marks or pins. */
const readShared = <Value>(db: Knex, listing: QuestionListing, key: readonly unknown[], read: () => Promise<Value>) =>
  usesMarks(listing) || (!isInGroups(listing) && pinnedFirst(listing) !== null)
    ? read()
    : readCached(db, listing, ['list', { ...listing, userId: null }, ...key], read);

const readPart = (db: Knex, listing: QuestionListing, part: Part): Promise<PartOfList> =>
  readShared(db, listing, [part], () => (isInGroups(listing) ? partInGroups : partBySorting)(db, listing, part));

const findPlace = (db: Knex, listing: QuestionListing, questionId: number): Promise<number | null> =>
  readShared(db, listing, [questionId], () => (isInGroups(listing) ? placeInGroups : placeBySorting)(db, listing, questionId));

/** More than the questions that a reader can have pinned. */
const ALL_PINS = 2_147_483_647;

/** A grouped listing in two parts: the reader's pinned questions, and the rest. */
async function splitAtPins(db: Knex, listing: QuestionListing, open: number | null) {
  const none = { pinned: { placements: [] as Placement[], total: 0, choices: 0 }, rest: listing };
  if (listing.userId === null || !isInGroups(listing)) return none;
  const anyPinned = 'SELECT FROM pinned_question WHERE user_id = ? LIMIT 1';
  if ((await preparedQuery(db, z.object({}), anyPinned, [listing.userId])).length === 0) return none;
  const pinned = await partBySorting(db, { ...listing, pins: 'first' }, { offset: 0, limit: ALL_PINS, open });
  return pinned.total === 0 ? none : { pinned, rest: { ...listing, pins: 'behind' as const } };
}

async function readSplit(
  db: Knex,
  { pinned, rest }: Awaited<ReturnType<typeof splitAtPins>>,
  { offset, limit, open }: Part,
): Promise<PartOfList> {
  const first = pinned.placements.slice(offset, offset + limit);
  const behind = await readPart(db, rest, { offset: Math.max(0, offset - pinned.total), limit: limit - first.length, open });
  return {
    placements: [...first, ...behind.placements],
    total: pinned.total + behind.total,
    choices: pinned.choices + behind.choices,
    pinned: pinned.total + behind.pinned,
  };
}

/** One page of a listing. `page` counts from 1. */
export async function listPage(db: Knex, listing: QuestionListing, { page, pageSize }: { page: number; pageSize: number }) {
  const split = await splitAtPins(db, listing, null);
  return readSplit(db, split, { offset: (page - 1) * pageSize, limit: pageSize, open: null });
}

export const countQuestions = async (db: Knex, listing: QuestionListing): Promise<number> =>
  (await readPart(db, { ...listing, sortBy: undefined }, { offset: 0, limit: 0, open: null })).total;

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
  const split = await splitAtPins(db, listing, questionId);
  const amongPinned = split.pinned.placements.findIndex(({ question_id }) => question_id === questionId);
  const behind = amongPinned === -1 ? await findPlace(db, split.rest, questionId) : null;
  if (amongPinned === -1 && behind === null) return null;
  const place = behind === null ? amongPinned : split.pinned.total + behind;
  const around = { offset: Math.max(0, place - 1), limit: place === 0 ? 2 : 3, open: questionId };
  const { placements, total } = await readSplit(db, split, around);
  const own = placements.findIndex(({ question_id }) => question_id === questionId);
  const found = placements[own];
  // Gone between the two looks.
  if (!found) return null;
  return { ...found, position: place + 1, total, previous: placements[own - 1] ?? null, next: placements[own + 1] ?? null };
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
      WHERE q.idea = (SELECT idea FROM questions WHERE id = ?) AND q.id <> ? AND p.subject_id = ? AND ${seenBy(staff)}
      ORDER BY EXISTS (SELECT FROM completed_question c WHERE c.question_id = q.id AND c.user_id = ?), q.id < ?, q.id
      LIMIT 1`,
    [question_id, question_id, subject_id, userId, question_id],
  );
  return found ?? null;
}

/**
 * Counts for every facet: each value found in the selection with the number of questions that it would leave, given what is
 * chosen on the other facets but not on its own.
 */
export const countFacets = (db: Knex, listing: QuestionListing): Promise<QuestionFacets> =>
  readShared(db, { ...listing, sortBy: undefined }, ['facets'], () => readFacets(db, listing));

const FACETS = Object.keys(FACET_COLUMNS) as FacetName[];
const facetRow = z.object({
  facet: z.enum(FACETS),
  value: z.union([z.int(), levelSchema, monthSchema, z.boolean()]),
  count: z.int(),
});

/** Uses the stored counts if they suffice, else counts the questions. */
async function readFacets(db: Knex, listing: QuestionListing): Promise<QuestionFacets> {
  const isStored = isCounted(listing) && !usesMarks(listing);
  const base = isStored ? placeCondition(listing) : baseCondition(listing);
  const from = isStored ? 'p.questions FROM listing_counts p' : `1 AS questions ${LISTING_FROM}`;
  const chosen = facetConditions(listing);
  const matches = FACETS.map((name) => `(${chosen[name].sql}) AS match_${name.toLowerCase()}`);
  const counts = FACETS.map((name) => {
    const others = FACETS.filter((other) => other !== name).map((other) => `match_${other.toLowerCase()}`);
    const column = FACET_COLUMNS[name];
    return `SELECT '${name}' AS facet, to_jsonb(${column}) AS value, coalesce(sum(questions) FILTER (WHERE ${others.join(' AND ')}), 0)::int AS count
              FROM base WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING sum(questions) > 0`;
  });
  const columns = Object.values(FACET_COLUMNS).map((column) => `p.${column}`);
  const rows = await queryRows(
    db,
    facetRow,
    `WITH base AS MATERIALIZED (SELECT ${[...columns, ...matches].join(', ')}, ${from} WHERE ${base.sql})
     ${counts.join(' UNION ALL ')} ORDER BY facet, value`,
    [...FACETS.flatMap((name) => chosen[name].bindings), ...base.bindings],
  );
  const valueIn = (name: FacetName, value: unknown) => (name === 'difficulty' ? DIFFICULTIES[Number(value) - 1] : value);
  const facetOf = (name: FacetName) =>
    rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value: valueIn(name, value), count }));
  return Object.fromEntries(FACETS.map((name) => [name, facetOf(name)])) as unknown as QuestionFacets;
}

const drawnRow = placementRow.extend({ available: z.int() });

/** Multiple-choice questions of a listing, one of each item family, drawn with the seed `draw`, and the number of item families. */
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
         ${LISTING_FROM} WHERE ${sql} AND p.multiple_choice AND NOT p.answer_not_available),
     ideas AS (SELECT DISTINCT ON (idea) * FROM choices ORDER BY idea, completed, chance),
     drawn AS (SELECT *, count(*) OVER () AS available FROM ideas ORDER BY completed, chance LIMIT ?)
     SELECT ${placementColumns('drawn')}, available::int FROM drawn ORDER BY difficulty_rank, chance`,
    [listing.userId, String(draw), ...bindings, most],
  );
  const placements = rows.map(({ available: _available, ...placement }) => placement);
  return { placements, available: rows[0]?.available ?? 0 };
}
