import type { RequestOf } from '@api/contract';

/** The query of the list call, as this page builds it. */
export type ListQuery = NonNullable<RequestOf<'GET /api/questions'>['query']>;

/** What narrows and orders a list. Specification part 1, section 3; `pinnedQuestion`, `q` and `pageSize` are further ones. */
export interface Filters {
  subject: string | null;
  topic: string | null;
  subTopic: string | null;
  subSubTopic: string | null;
  difficulty: readonly string[];
  paper: readonly string[];
  year: readonly string[];
  timezone: readonly string[];
  /** One at most, like `month`. */
  level: readonly string[];
  month: readonly string[];
  calculatorAllowed: boolean;
  calculatorNotAllowed: boolean;
  completedQuestion: boolean;
  uncompletedQuestion: boolean;
  bookmarkedQuestion: boolean;
  pinnedQuestion: boolean;
  verified: boolean;
  topicChanged: boolean;
  /** What is searched for. */
  q: string | null;
  sortBy: string;
  sortOrder: string;
  pageSize: string | null;
}

type NamesOf<Value> = { [Name in keyof Filters]: Filters[Name] extends Value ? Name : never }[keyof Filters];
/** Filters that are chosen from a list. */
export type ListFilter = NamesOf<readonly string[]>;
/** Filters that are on or off. */
export type Switch = NamesOf<boolean>;

/** Each filter where an address says nothing of it. */
export const DEFAULT_FILTERS: Readonly<Filters> = {
  ...{ subject: null, topic: null, subTopic: null, subSubTopic: null },
  ...{ difficulty: [], paper: [], year: [], timezone: [], level: [], month: [] },
  ...{ calculatorAllowed: false, calculatorNotAllowed: false },
  ...{ completedQuestion: false, uncompletedQuestion: false, bookmarkedQuestion: false, pinnedQuestion: false },
  ...{ verified: false, topicChanged: false },
  ...{ q: null, sortBy: 'question_number', sortOrder: 'asc', pageSize: null },
};

/** Switches by a learner's own marks: a guest has none. */
export const OWN_MARKS: readonly Switch[] = ['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion', 'pinnedQuestion'];
/** Switches for staff alone. */
export const STAFF_ONLY: readonly Switch[] = ['verified', 'topicChanged'];

/** The parameter of an address that holds a filter. Specification part 2, section 2. */
const parameterOf = (name: string) => (name === 'subTopic' || name === 'subSubTopic' ? name.toLowerCase() : name);

const PLACE = ['subject', 'topic', 'subtopic', 'subsubtopic'];
const ORDER = ['sortBy', 'sortOrder'];
/** Everything that narrows or orders the list; not the page. */
const FILTERS = Object.keys(DEFAULT_FILTERS)
  .map(parameterOf)
  .filter((name) => name !== 'pageSize');

/** The filters that an address holds. */
export function filtersIn(search: URLSearchParams): Filters {
  const read = ([name, atRest]: [string, unknown]) => {
    const value = search.get(parameterOf(name));
    if (typeof atRest === 'boolean') return [name, value === 'true'];
    return [name, value ? (Array.isArray(atRest) ? value.split(',') : value) : atRest];
  };
  return Object.fromEntries(Object.entries(DEFAULT_FILTERS).map(read)) as Filters;
}

/** The address after another choice: any change of the list starts at its first page. What is as by default is left out. */
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

/** The part of an address that says which list is meant: unknown parameters and the page fall away. */
export function listSearch(search: URLSearchParams): URLSearchParams {
  return pick(search, FILTERS);
}

/** The address's list and page as the query of the call. The server judges the values: it owns the rules. */
export function listQuery(search: URLSearchParams): ListQuery {
  return Object.fromEntries(pick(search, [...FILTERS, 'page', 'pageSize'])) as ListQuery;
}

/** The entries that have a value. */
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

/** The address without its filters: the whole list of the place, in the same order. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return pick(search, [...PLACE, ...ORDER, 'pageSize']);
}

/** Whether an address shows questions rather than the topics of a subject: it names a topic or a filter. */
export function showsQuestions(search: URLSearchParams): boolean {
  return search.has('topic') || filterCount(search) > 0;
}
