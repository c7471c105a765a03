import type { RequestOf } from '@api/contract';

export const FAILURES_ON_PAGE = 20;

/** What the address asks of the failures: which page, of which module. */
export function failureQuery(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/module-failures'>['query']> {
  const module = search.get('module');
  return { page: search.get('page') ?? '1', pageSize: String(FAILURES_ON_PAGE), ...(module && { module }) };
}
