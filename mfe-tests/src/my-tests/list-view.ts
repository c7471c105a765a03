import type { RequestOf, Test } from '@api/contract';
import type { TableSort } from 'design-system';

const PAGE_SIZE = 20;

type Query = NonNullable<RequestOf<'GET /api/test'>['query']>;
type SortKey = NonNullable<Query['sortBy']>;

export interface ListView {
  status: Test['status'] | null;
  subject: string | null;
  sort: TableSort & { key: SortKey };
  /** From 1. */
  page: number;
}

const SORT_KEYS: readonly string[] = [
  'created_at',
  'subject',
  'duration',
  'status',
  'marks',
  'percentage',
] satisfies readonly SortKey[];
const NEWEST_FIRST: ListView['sort'] = { key: 'created_at', order: 'desc' };
const STATUSES: readonly string[] = ['not_started', 'running', 'completed'] satisfies readonly Test['status'][];

/** Ignores unknown parameters. */
export function readListView(search: URLSearchParams): ListView {
  const status = search.get('status');
  const page = Number(search.get('page') ?? 1);
  return {
    status: status !== null && STATUSES.includes(status) ? (status as Test['status']) : null,
    subject: search.get('subject'),
    sort: sortOf(search.get('sortBy'), search.get('sortOrder')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Newest first for unknown columns. */
export function sortOf(key: string | null, order: string | null): ListView['sort'] {
  return key !== null && SORT_KEYS.includes(key)
    ? { key: key as SortKey, order: order === 'desc' ? 'desc' : 'asc' }
    : NEWEST_FIRST;
}

/** Without defaults. */
export function writeListView({ status, subject, sort, page }: ListView): URLSearchParams {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (subject) search.set('subject', subject);
  if (sort.key !== NEWEST_FIRST.key || sort.order !== NEWEST_FIRST.order) {
    search.set('sortBy', sort.key);
    search.set('sortOrder', sort.order);
  }
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The query of the call. */
export function listQuery({ status, subject, sort, page }: ListView): Query {
  return {
    ...(status ? { status } : {}),
    ...(subject ? { subject } : {}),
    sortBy: sort.key,
    sortOrder: sort.order,
    page: String(page),
    pageSize: String(PAGE_SIZE),
  };
}
