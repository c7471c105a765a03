import type { RequestOf } from '@api/contract';

export type ListQuery = NonNullable<RequestOf<'GET /api/questions'>['query']>;

const UNSET = null as string | null;
const NONE: readonly string[] = [];
const OFF = false as boolean;

/** What narrows and orders a list, by default. Specification part 1, section 3; `pinnedQuestion`, `q` and `pageSize` are further ones. */
export const DEFAULT_FILTERS = {
  ...{ subject: UNSET, topic: UNSET, subTopic: UNSET, subSubTopic: UNSET },
  // At most one of level and month.
  ...{ difficulty: NONE, paper: NONE, year: NONE, timezone: NONE, level: NONE, month: NONE },
  ...{ calculatorAllowed: OFF, calculatorNotAllowed: OFF },
  ...{ completedQuestion: OFF, uncompletedQuestion: OFF, bookmarkedQuestion: OFF, pinnedQuestion: OFF },
  ...{ verified: OFF, topicChanged: OFF },
  ...{ q: UNSET, sortBy: 'question_number', sortOrder: 'asc', pageSize: UNSET },
};
export type Filters = Readonly<typeof DEFAULT_FILTERS>;

type NamesOf<Value> = { [Name in keyof Filters]: Filters[Name] extends Value ? Name : never }[keyof Filters];
export type ListFilter = NamesOf<readonly string[]>;
export type Switch = NamesOf<boolean>;

/** Switches by the learner's own marks; not for guests. */
export const OWN_MARKS: readonly Switch[] = ['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion', 'pinnedQuestion'];
/** Switches for staff alone. */
export const STAFF_ONLY: readonly Switch[] = ['verified', 'topicChanged'];

/** The parameter of a filter in the address. Specification part 2, section 2. */
const parameterOf = (name: string) => (name === 'subTopic' || name === 'subSubTopic' ? name.toLowerCase() : name);

export const PLACE = ['subject', 'topic', 'subtopic', 'subsubtopic'];
const ORDER = ['sortBy', 'sortOrder'];
const FILTERS = Object.keys(DEFAULT_FILTERS)
  .map(parameterOf)
  .filter((name) => name !== 'pageSize');

/** The filters in an address. */
export function filtersIn(search: URLSearchParams): Filters {
  const read = ([name, atRest]: [string, unknown]) => {
    const value = search.get(parameterOf(name));
    if (typeof atRest === 'boolean') return [name, value === 'true'];
    return [name, value ? (Array.isArray(atRest) ? value.split(',') : value) : atRest];
  };
  return Object.fromEntries(Object.entries(DEFAULT_FILTERS).map(read)) as Filters;
}

/** The address after a change of filters: back to the first page, defaults left out. */
export function withFilters(search: URLSearchParams, changes: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = String(value ?? '');
    if (text === String(DEFAULT_FILTERS[name as keyof Filters] ?? '')) next.delete(parameterOf(name));
    else next.set(parameterOf(name), text);
  }
  next.delete('page');
  return next;
}

/** The parameters that identify the list, without the page. */
export function listSearch(search: URLSearchParams): URLSearchParams {
  return pick(search, FILTERS);
}

/** The address as the query of the call. The server validates the values. */
export function listQuery(search: URLSearchParams): ListQuery {
  return Object.fromEntries(pick(search, [...FILTERS, 'page', 'pageSize'])) as ListQuery;
}

/** Drops entries without a value. */
export function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function pick(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));
}

/** How many filters narrow the list beyond its place in the topic tree. */
export function filterCount(search: URLSearchParams): number {
  return FILTERS.filter((name) => search.has(name) && ![...PLACE, ...ORDER].includes(name)).length;
}

/** The address without filters: the whole list of the place, in the same order. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return pick(search, [...PLACE, ...ORDER, 'pageSize']);
}

/** Whether an address names a topic or filter, and so shows questions instead of topics. */
export function showsQuestions(search: URLSearchParams): boolean {
  return search.has('topic') || filterCount(search) > 0;
}
