import type { Difficulty, RequestOf } from '@api/contract';

/** The query of the list call, as this page builds it. */
export type ListQuery = NonNullable<RequestOf<'GET /api/questions'>['query']>;

/** Filters that hold several values at once, joined by commas in the address. */
export type ManyFilter = 'difficulty' | 'paper' | 'year' | 'timezone';
/** Filters that hold one of several values. */
export type OneFilter = 'level' | 'month';
/** Filters that are on or off. */
export type Switch =
  | 'calculatorAllowed'
  | 'calculatorNotAllowed'
  | 'completedQuestion'
  | 'uncompletedQuestion'
  | 'bookmarkedQuestion'
  | 'pinnedQuestion'
  | 'verified'
  | 'topicChanged';

const PLACE = ['subject', 'topic', 'subtopic', 'subsubtopic'] as const;
const MANY: readonly ManyFilter[] = ['difficulty', 'paper', 'year', 'timezone'];
const ONE: readonly OneFilter[] = ['level', 'month'];
/** Switches by a learner's own marks: a guest has none. */
export const OWN_MARKS: readonly Switch[] = ['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion', 'pinnedQuestion'];
/** Switches for staff alone. */
export const STAFF_ONLY: readonly Switch[] = ['verified', 'topicChanged'];
const SWITCHES: readonly Switch[] = ['calculatorAllowed', 'calculatorNotAllowed', ...OWN_MARKS, ...STAFF_ONLY];
const ORDER = ['sortBy', 'sortOrder'] as const;
const PAGING = ['page', 'pageSize'] as const;

/** Everything that narrows or orders the list; not the page. */
const FILTERS: readonly string[] = [...PLACE, ...MANY, ...ONE, ...SWITCHES, 'q', ...ORDER];

/** The part of an address that says which list is meant: unknown parameters and the page fall away. */
export function listSearch(search: URLSearchParams): URLSearchParams {
  return pick(search, FILTERS);
}

/** The address's list and page as the query of the call. The server judges the values: it owns the rules. */
export function listQuery(search: URLSearchParams): ListQuery {
  return Object.fromEntries(pick(search, [...FILTERS, ...PAGING])) as ListQuery;
}

/** The entries that have a value. */
export function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function pick(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value) picked.set(name, value);
  }
  return picked;
}

/** The chosen values of a filter. */
export function chosen(search: URLSearchParams, name: ManyFilter | OneFilter): string[] {
  const value = search.get(name);
  return value ? value.split(',') : [];
}

/** The address after another choice: any change of the list starts at its first page. */
export function withFilter(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | boolean | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = Array.isArray(value) ? value.join(',') : value === false || value === null ? '' : String(value);
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  next.delete('page');
  return next;
}

/** How many filters narrow the list beyond its place in the topic tree. */
export function filterCount(search: URLSearchParams): number {
  return [...MANY, ...ONE, ...SWITCHES, 'q'].filter((name) => search.has(name)).length;
}

/** The address without its filters: the whole list of the place, in the same order. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return pick(search, [...PLACE, ...ORDER, 'pageSize']);
}

export const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** Whether an address shows questions rather than the topics of a subject: it names a topic or a filter. */
export function showsQuestions(search: URLSearchParams): boolean {
  return search.has('topic') || filterCount(search) > 0;
}
