import type { RequestOf } from '@api/contract';

export const FAILURES_ON_PAGE = 20;

/** The query in the address of the failures: page and module. */
export function failureQuery(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/module-failures'>['query']> {
  const module = search.get('module');
  return { page: search.get('page') ?? '1', pageSize: String(FAILURES_ON_PAGE), ...(module && { module }) };
}
