import type { RequestOf } from '@api/contract';
import type { TableSort } from 'design-system';

/** Rows on a page: enough to scan, few enough to stay quick. */
export const PAGE_SIZE = 25;

type Query = NonNullable<RequestOf<'GET /api/questions'>['query']>;
type SortKey = NonNullable<Query['sortBy']>;

const SORT_KEYS: readonly SortKey[] = ['question_number', 'year', 'difficulty', 'marks', 'priority', 'updated_at'];

/** The order that the address names; last edited first where it names none. */
export function sortOf(search: URLSearchParams): TableSort {
  const key = SORT_KEYS.find((candidate) => candidate === search.get('sortBy')) ?? 'updated_at';
  const fallback = search.has('sortBy') ? 'asc' : 'desc';
  const order = search.get('sortOrder');
  return { key, order: order === 'asc' || order === 'desc' ? order : fallback };
}

/** The address's table as the query of the list call. */
export function tableQuery(search: URLSearchParams): Query {
  const { key, order } = sortOf(search);
  const q = search.get('q')?.trim();
  const subject = search.get('subject');
  return {
    page: search.get('page') ?? '1',
    pageSize: String(PAGE_SIZE),
    sortBy: key as SortKey,
    sortOrder: order,
    ...(q ? { q } : {}),
    ...(subject ? { subject } : {}),
    ...(tableState(search) === 'broken' ? { brokenTex: 'true' as const } : {}),
  };
}

/** What the table shows: what is in the bank, what of it has formulae that cannot be set, or what was deleted from it. */
export const TABLE_STATES = [
  { value: 'bank', label: 'In the bank' },
  { value: 'broken', label: 'Broken formulae' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** Which of them the address asks for; the bank where it names none. */
export function tableState(search: URLSearchParams): (typeof TABLE_STATES)[number]['value'] {
  return TABLE_STATES.find(({ value }) => value === search.get('state'))?.value ?? 'bank';
}
