import { isApiError } from '@shell/kit';
import { Navigate, useSearchParams } from 'react-router-dom';

/** Whether a list was refused for an address that names a page or a page size: asking for the same again would not help. */
export function refusedPage(error: Error | null, search: URLSearchParams): boolean {
  return isApiError(error) && error.status === 422 && (search.has('page') || search.has('pageSize'));
}

/** Leads to the first page of the same list, of the usual size. */
export function FirstPageInstead() {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('pageSize');
  return <Navigate replace to={`?${next}`} />;
}
