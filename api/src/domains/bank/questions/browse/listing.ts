import type { QuestionFilter } from '@api/contract';
import type { Knex } from 'knex';
import { containing } from '../../../../db/like.ts';
import { invalidInput, notAllowed, notSignedIn } from '../../../../errors.ts';
import type { Caller } from '../../../../http/caller.ts';
import { resolveSelection } from '../../subjects-and-topics/index.ts';

/** A list of questions as the database is asked for it: who asks, what is filtered, in which order. */
export interface QuestionListing {
  staff: boolean;
  userId: number | null;
  subjectId: number | null;
  /** Topics meant, by level; all three empty means the whole subject. */
  topicIds: { topic1: number[]; topic2: number[]; topic3: number[] };
  difficulty: readonly string[] | undefined;
  level: string | undefined;
  paper: readonly number[] | undefined;
  month: string | undefined;
  year: readonly number[] | undefined;
  timezone: readonly number[] | undefined;
  /** Null where calculator and non-calculator questions are both wanted. */
  calculator: boolean | null;
  completion: 'completed' | 'uncompleted' | null;
  bookmarked: boolean;
  pinned: boolean;
  verified: boolean | undefined;
  topicChanged: boolean | undefined;
  /** Only those with formulae that cannot be set, or only the others. */
  brokenTex: boolean | undefined;
  text: string | undefined;
  /** Course order where undefined. */
  sortBy: NonNullable<QuestionFilter['sortBy']> | undefined;
  descending: boolean;
}

/** Of two opposite check boxes: both or neither means no restriction. */
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
  const topicIds: QuestionListing['topicIds'] = { topic1: [], topic2: [], topic3: [] };
  if (filter.subject === undefined) {
    const level = (['topic', 'subtopic', 'subsubtopic'] as const).find((name) => filter[name] !== undefined);
    if (level) throw invalidInput([{ path: level, message: 'Choose a subject first' }]);
    return { subjectId: null, topicIds };
  }
  const { subject, effective } = await resolveSelection(db, caller, filter.subject, filter);
  for (const { id, depth } of effective) topicIds[`topic${depth}`].push(id);
  return { subjectId: subject.id, topicIds };
}

/** Checks what the caller may filter by and resolves slugs; 401, 403, 404 or 422 where the filter is not theirs or not sound. */
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
    pinned: filter.pinnedQuestion ?? false,
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

/** Which placement a question is listed by: within a subject its own or the shared one, across subjects its own. */
function placementConditions({ subjectId, topicIds, staff }: QuestionListing): Condition[] {
  const conditions =
    subjectId === null ? [condition(`p.kind = 'primary'`)] : [condition(`p.kind <> 'other' AND p.subject_id = ?`, subjectId)];
  conditions.push(condition(staff ? 'q.deleted_at IS NULL' : `q.visible AND s.audience = 'everyone'`));
  const levels = (['topic1', 'topic2', 'topic3'] as const).filter((level) => topicIds[level].length > 0);
  if (levels.length > 0) {
    const sql = levels.map((level) => `p.${level}_id = ANY (?)`).join(' OR ');
    conditions.push(condition(sql, ...levels.map((level) => topicIds[level])));
  }
  return conditions;
}

/** `open` is the question that the reader has open: its own marks do not remove it from the list. */
function markConditions({ userId, completion, bookmarked, pinned }: QuestionListing, open: number | null): Condition[] {
  const marks = (table: string) => `SELECT m.question_id FROM ${table} m WHERE m.user_id = ?`;
  // One set with the open question, not an OR beside it: the few marked ones are then looked up, not found among all.
  const among = (table: string) =>
    open === null
      ? condition(`q.id IN (${marks(table)})`, userId)
      : condition(`q.id IN (${marks(table)} UNION ALL SELECT ?::int)`, userId, open);
  const notAmong = (table: string) => {
    const sql = `NOT EXISTS (${marks(table)} AND m.question_id = q.id)`;
    return open === null ? condition(sql, userId) : condition(`${sql} OR q.id = ?`, userId, open);
  };
  return [
    ...(completion === 'completed' ? [among('completed_question')] : []),
    ...(completion === 'uncompleted' ? [notAmong('completed_question')] : []),
    ...(bookmarked ? [among('user_question')] : []),
    ...(pinned ? [among('pinned_question')] : []),
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
  return condition(`q.id IN (${sources.map(({ sql }) => sql).join(' UNION ')})`, ...sources.flatMap(({ bindings }) => bindings));
}

function editorialConditions({ verified, topicChanged, brokenTex, text }: QuestionListing): Condition[] {
  return [
    ...(verified === undefined ? [] : [condition('q.verified = ?', verified)]),
    ...(topicChanged === undefined ? [] : [condition('q.topic_changed = ?', topicChanged)]),
    ...(brokenTex === undefined ? [] : [condition(brokenTex ? 'q.tex_faults > 0' : 'q.tex_faults = 0')]),
    ...(text === undefined ? [] : [textCondition(text)]),
  ];
}

/** The parts of a listing without their own facet. */
export function baseCondition(listing: QuestionListing, open: number | null = null): Condition {
  return allOf([...placementConditions(listing), ...markConditions(listing, open), ...editorialConditions(listing)]);
}

/** Columns that have a facet, by the contract's name. */
export const FACET_COLUMNS = {
  difficulty: 'difficulty',
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
    values ? condition(`q.${column} = ANY (?)`, values) : condition('TRUE');
  const is = (column: string, value: string | boolean | null | undefined) =>
    value === undefined || value === null ? condition('TRUE') : condition(`q.${column} = ?`, value);
  return {
    difficulty: any('difficulty', listing.difficulty),
    level: is('level', listing.level),
    paper: any('paper', listing.paper),
    month: is('month', listing.month),
    year: any('year', listing.year),
    timezone: any('timezone', listing.timezone),
    calculatorAllowed: is('calculator_allowed', listing.calculator),
  };
}

/** Every condition of a listing; the question that is `open` belongs to it whatever its own marks. */
export function listingCondition(listing: QuestionListing, open: number | null = null): Condition {
  const facets = Object.values(facetConditions(listing)).filter(({ sql }) => sql !== 'TRUE');
  return allOf([baseCondition(listing, open), ...facets]);
}

const SORT_COLUMNS = {
  question_number: 'q.question_number',
  year: 'q.year',
  difficulty: 'q.difficulty_rank',
  marks: 'q.marks',
  priority: 'q.priority',
  updated_at: 'q.updated_at',
} as const;

/**
 * The default order, which staff decide: by priority, then through the course, the first question of each item family
 * before the second of any, so that variants do not follow each other. Within a topic easy ones come first.
 */
export const standardOrder = (direction: 'ASC' | 'DESC' = 'ASC') => {
  const course = ['s.position', 'q.round', 't.course_order', 'q.difficulty_rank', 'q.question_number', 'q.id'];
  return `q.priority DESC, ${course.map((column) => `${column} ${direction}`).join(', ')}`;
};

/** Orders for maintaining the bank: the reader's own pins do not change them. */
const EDITORIAL_ORDERS: readonly QuestionListing['sortBy'][] = ['priority', 'updated_at'];

/** Whether a question comes first because its reader has pinned it; null if pins do not count. */
export function pinnedFirst({ userId, sortBy }: QuestionListing): Condition | null {
  if (userId === null || EDITORIAL_ORDERS.includes(sortBy)) return null;
  return condition('q.id IN (SELECT m.question_id FROM pinned_question m WHERE m.user_id = ?)', userId);
}

/**
 * Total order of a listing: what its reader has pinned before all else. Without a key in the standard order; with one by it, the id
 * deciding ties; questions without a value come last either way.
 */
export function listingOrder(listing: QuestionListing): Condition {
  const { sortBy, descending } = listing;
  const direction = descending ? 'DESC' : 'ASC';
  const order = sortBy ? `${SORT_COLUMNS[sortBy]} ${direction} NULLS LAST, q.id ASC` : standardOrder(direction);
  // If all are pinned the pin distinguishes only the one that its reader has just unpinned.
  const pinned = listing.pinned ? null : pinnedFirst(listing);
  return pinned ? condition(`(${pinned.sql}) DESC, ${order}`, ...pinned.bindings) : condition(order);
}
