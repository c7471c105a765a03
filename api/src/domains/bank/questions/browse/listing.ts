import { difficultySchema, type QuestionFilter } from '@api/contract';
import type { Knex } from 'knex';
import { containing } from '../../../../db/like.ts';
import { invalidInput, notAllowed, notSignedIn } from '../../../../errors.ts';
import type { Caller } from '../../../../http/caller.ts';
import { resolveSelection } from '../../subjects-and-topics/index.ts';
import { seenBy } from '../load/questions.queries.ts';

/** The query of a question list: reader, filters and order. */
export interface QuestionListing {
  staff: boolean;
  userId: number | null;
  subjectId: number | null;
  /** Topics meant, each with those below it; empty means the whole subject. */
  topicIds: readonly number[];
  difficulty: QuestionFilter['difficulty'];
  level: string | undefined;
  paper: readonly number[] | undefined;
  month: string | undefined;
  year: readonly number[] | undefined;
  timezone: readonly number[] | undefined;
  /** Null where calculator and non-calculator questions are both wanted. */
  calculator: boolean | null;
  completion: 'completed' | 'uncompleted' | null;
  bookmarked: boolean;
  /** `first`: the pinned part of a list; `behind`: the rest; `only`: pins are a filter. */
  pins: 'only' | 'first' | 'behind' | null;
  verified: boolean | undefined;
  topicChanged: boolean | undefined;
  /** Only those with formulae that cannot be typeset, or only the others. */
  brokenTex: boolean | undefined;
  text: string | undefined;
  /** Course order where undefined. */
  sortBy: NonNullable<QuestionFilter['sortBy']> | undefined;
  descending: boolean;
}

function either<T>(first: boolean | undefined, whenFirst: T, second: boolean | undefined, whenSecond: T): T | null {
  if (Boolean(first) === Boolean(second)) return null;
  return first ? whenFirst : whenSecond;
}

/** Filters on the caller's own marks need an account; editorial filters need staff. */
function checkFilterAccess(filter: QuestionFilter, caller: Caller): void {
  const marks = [filter.completedQuestion, filter.uncompletedQuestion, filter.bookmarkedQuestion, filter.pinnedQuestion];
  if (marks.some(Boolean) && !caller.signedIn) throw notSignedIn();
  const editorial = [filter.verified, filter.topicChanged, filter.brokenTex];
  if (editorial.some((value) => value !== undefined) && !caller.staff) throw notAllowed();
}

async function resolveTopics(db: Knex, caller: Caller, filter: QuestionFilter) {
  if (filter.subject === undefined) {
    const level = (['topic', 'subtopic', 'subsubtopic'] as const).find((name) => filter[name] !== undefined);
    if (level) throw invalidInput([{ path: level, message: 'Choose a subject first' }]);
    return { subjectId: null, topicIds: [] };
  }
  const { subject, effective } = await resolveSelection(db, caller, filter.subject, filter);
  return { subjectId: subject.id, topicIds: effective.map(({ id }) => id) };
}

/** Checks permissions of a filter and resolves its slugs; 401, 403, 404 or 422 if it is not allowed or not valid. */
export async function resolveFilter(db: Knex, caller: Caller, filter: QuestionFilter): Promise<QuestionListing> {
  checkFilterAccess(filter, caller);
  return {
    staff: caller.staff,
    userId: caller.signedIn ? caller.userId : null,
    ...(await resolveTopics(db, caller, filter)),
    difficulty: filter.difficulty,
    level: filter.level,
    paper: filter.paper,
    month: filter.month,
    year: filter.year,
    timezone: filter.timezone,
    calculator: either(filter.calculatorAllowed, true, filter.calculatorNotAllowed, false),
    completion: either(filter.completedQuestion, 'completed' as const, filter.uncompletedQuestion, 'uncompleted' as const),
    bookmarked: filter.bookmarkedQuestion ?? false,
    pins: filter.pinnedQuestion ? 'only' : null,
    verified: filter.verified,
    topicChanged: filter.topicChanged,
    brokenTex: filter.brokenTex,
    text: filter.q,
    sortBy: filter.sortBy,
    descending: filter.sortOrder === 'desc',
  };
}

/** A condition with the values for its question marks. */
export interface Condition {
  sql: string;
  bindings: readonly (string | number | boolean | readonly (string | number)[] | null)[];
}

const condition = (sql: string, ...bindings: Condition['bindings']): Condition => ({ sql, bindings });

/** Joins conditions with AND; none is always true. */
export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return condition('TRUE');
  return condition(conditions.map(({ sql }) => `(${sql})`).join(' AND '), ...conditions.flatMap(({ bindings }) => bindings));
}

/** The places of a listing: in a subject its own and those shared with it; across subjects the primary ones. */
export function placeCondition({ subjectId, topicIds, staff }: QuestionListing): Condition {
  return allOf([
    subjectId === null ? condition('p.own') : condition('p.subject_id = ?', subjectId),
    condition(seenBy(staff)),
    // As a subquery, so that it is called once and not for each place.
    ...(topicIds.length > 0 ? [condition('p.topic_id = ANY ((SELECT topics_at_or_below(?))::int[])', topicIds)] : []),
  ]);
}

export const usesMarks = ({ completion, bookmarked, pins }: QuestionListing): boolean =>
  completion !== null || bookmarked || pins !== null;

/** The questions that their reader's marks remove from a listing; null where none can be. */
export function removedByMarks({ userId, completion, pins }: QuestionListing, open: number | null): Condition | null {
  const sets = [
    ...(pins === 'behind' ? [condition('SELECT question_id FROM pinned_question WHERE user_id = ?', userId)] : []),
    ...(completion === 'uncompleted'
      ? [
          condition(
            'SELECT question_id FROM completed_question WHERE user_id = ? AND question_id IS DISTINCT FROM ?::int',
            userId,
            open,
          ),
        ]
      : []),
  ];
  return sets.length === 0
    ? null
    : condition(sets.map(({ sql }) => sql).join(' UNION '), ...sets.flatMap(({ bindings }) => bindings));
}

/** `open` is the question that the reader has open: its own marks do not remove it from the list. */
function markConditions(listing: QuestionListing, open: number | null): Condition[] {
  const { userId, completion, bookmarked, pins } = listing;
  // An array with the open question, neither a join nor an OR beside it: the marked ones are then looked up by index.
  const among = (table: string, also: number | null) =>
    condition(
      `p.question_id = ANY (ARRAY(SELECT m.question_id FROM ${table} m WHERE m.user_id = ? UNION ALL SELECT ?::int))`,
      userId,
      also,
    );
  const removed = removedByMarks(listing, open);
  return [
    ...(completion === 'completed' ? [among('completed_question', open)] : []),
    ...(bookmarked ? [among('user_question', open)] : []),
    ...(pins === 'only' ? [among('pinned_question', open)] : []),
    ...(pins === 'first' ? [among('pinned_question', null)] : []),
    ...(removed
      ? [condition(`NOT EXISTS (SELECT FROM (${removed.sql}) m WHERE m.question_id = p.question_id)`, ...removed.bindings)]
      : []),
  ];
}

/** Trigram indexes serve patterns of three characters and more. */
const SHORTEST_PATTERN = 3;

/**
 * Questions with all the words (stemmed, each perhaps unfinished), or under a topic of that name. A text with other
 * characters than words, such as `x_{1}`, is also searched literally.
 */
function textCondition(text: string): Condition {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const sources = [
    condition(
      `SELECT question_id FROM question_topics pt JOIN topics n ON n.id IN (pt.topic1_id, pt.topic2_id, pt.topic3_id)
        WHERE pt.kind <> 'other' AND n.topic_name ILIKE ?`,
      containing(text),
    ),
  ];
  if (words.length > 0) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    sources.push(condition(`SELECT id FROM questions WHERE search @@ to_tsquery('english', ?)`, query));
  }
  if (text.length >= SHORTEST_PATTERN && /[^\p{L}\p{N}\s]/u.test(text)) {
    sources.push(condition('SELECT id FROM questions WHERE questions_text ILIKE ?', containing(text)));
  }
  return condition(
    `p.question_id IN (${sources.map(({ sql }) => sql).join(' UNION ')})`,
    ...sources.flatMap(({ bindings }) => bindings),
  );
}

/** An inner join, so that PostgreSQL can begin with an index of questions. */
export const QUESTIONS_FIRST = condition('q.id = p.question_id');

function editorialConditions({ verified, topicChanged, brokenTex, text, sortBy }: QuestionListing): Condition[] {
  return [
    ...(sortBy === 'marks' || sortBy === 'updated_at' ? [QUESTIONS_FIRST] : []),
    ...(verified === undefined ? [] : [condition('q.verified = ?', verified)]),
    ...(topicChanged === undefined ? [] : [condition('q.topic_changed = ?', topicChanged)]),
    ...(brokenTex === undefined ? [] : [condition(brokenTex ? 'q.tex_faults > 0' : 'q.tex_faults = 0')]),
    ...(text === undefined ? [] : [textCondition(text)]),
  ];
}

/** The conditions of a listing but its facets. */
export function baseCondition(listing: QuestionListing, open: number | null = null): Condition {
  return allOf([placeCondition(listing), ...markConditions(listing, open), ...editorialConditions(listing)]);
}

/** Difficulties in the order of their ranks, which count from 1. */
export const DIFFICULTIES = difficultySchema.options;

/** Columns of places and of their counts that have a facet, by the contract's name. */
export const FACET_COLUMNS = {
  difficulty: 'difficulty_rank',
  level: 'level',
  paper: 'paper',
  month: 'month',
  year: 'year',
  timezone: 'timezone',
  calculatorAllowed: 'calculator_allowed',
} as const;
export type FacetName = keyof typeof FACET_COLUMNS;

/** The condition of each facet's choice; always true without one. */
export function facetConditions(listing: QuestionListing): Record<FacetName, Condition> {
  const any = (column: string, values: readonly (string | number)[] | undefined) =>
    values ? condition(`p.${column} = ANY (?)`, values) : condition('TRUE');
  const is = (column: string, value: string | boolean | null | undefined) =>
    value === undefined || value === null ? condition('TRUE') : condition(`p.${column} = ?`, value);
  const ranks = listing.difficulty?.map((difficulty) => DIFFICULTIES.indexOf(difficulty) + 1);
  return {
    difficulty: any('difficulty_rank', ranks),
    level: is('level', listing.level),
    paper: any('paper', listing.paper),
    month: is('month', listing.month),
    year: any('year', listing.year),
    timezone: any('timezone', listing.timezone),
    calculatorAllowed: is('calculator_allowed', listing.calculator),
  };
}

/** The conditions of the facets that something is chosen on. */
export const chosenFacets = (listing: QuestionListing): Condition[] =>
  Object.values(facetConditions(listing)).filter(({ sql }) => sql !== 'TRUE');

/** Every condition of a listing; the question that is `open` belongs to it whatever its own marks. */
export const listingCondition = (listing: QuestionListing, open: number | null = null): Condition =>
  allOf([baseCondition(listing, open), ...chosenFacets(listing)]);

const SORT_COLUMNS = {
  question_number: 'p.question_number',
  year: 'p.year',
  difficulty: 'p.difficulty_rank',
  marks: 'q.marks',
  priority: 'p.priority',
  updated_at: 'q.updated_at',
} as const;

type Direction = 'ASC' | 'DESC';

/** The standard order of groups: by the priority that staff give, then through the course. */
export const groupOrder = (direction: Direction): string =>
  `p.priority DESC, ${['s.position', 'p.round', 't.course_order', 'p.difficulty_rank', 'p.topic_id'].map((column) => `${column} ${direction}`).join(', ')}`;

export const orderInGroup = (direction: Direction): string => `p.question_number ${direction}, p.question_id ${direction}`;

/**
 * The default order, which staff decide: by priority, then through the course, the first question of each item family
 * before the second of any, so that variants do not follow each other. Within a topic easy ones come first.
 */
export const standardOrder = (direction: Direction = 'ASC'): string => `${groupOrder(direction)}, ${orderInGroup(direction)}`;

/** Orders for maintaining the bank: the reader's own pins do not change them. */
const EDITORIAL_ORDERS: readonly QuestionListing['sortBy'][] = ['priority', 'updated_at'];

/** Whether a question comes first because its reader has pinned it; null if pins do not count. */
export function pinnedFirst({ userId, pins, sortBy }: QuestionListing): Condition | null {
  if (userId === null || pins === 'behind' || EDITORIAL_ORDERS.includes(sortBy)) return null;
  return condition('p.question_id = ANY (ARRAY(SELECT m.question_id FROM pinned_question m WHERE m.user_id = ?))', userId);
}

/**
 * Total order of a listing: what its reader has pinned before all else. Without a key in the standard order; with one by
 * it, the id deciding ties; questions without a value come last either way.
 */
export function listingOrder(listing: QuestionListing): Condition {
  const { sortBy, descending, pins } = listing;
  const direction = descending ? 'DESC' : 'ASC';
  const order = sortBy ? `${SORT_COLUMNS[sortBy]} ${direction} NULLS LAST, p.question_id` : standardOrder(direction);
  // If all are pinned the pin distinguishes only the one that its reader has just unpinned.
  const pinned = pins === null ? pinnedFirst(listing) : null;
  return pinned ? condition(`(${pinned.sql}) DESC, ${order}`, ...pinned.bindings) : condition(order);
}
