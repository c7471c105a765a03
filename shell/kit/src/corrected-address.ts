import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from './api-error.ts';
import type { Toast } from './host.ts';
import { useHost } from './host-context.tsx';
import { useRedirect } from './redirect.tsx';
import { useIsHydrating } from './server-rendering.ts';

const PAGING = ['page', 'pageSize'];
/** The parameters behind error codes that name none. */
const PARAMETERS_OF_CODE: Readonly<Record<string, readonly string[]>> = { page_size_not_allowed: ['pageSize'] };
const LEFT_OUT: Toast = { tone: 'info', text: 'Part of this link is not known here, so it was left out.' };

/** The query without refused parameters or values; null if the error is not about the query. `parametersOfCode` adds codes. */
export function withoutRefused(
  search: URLSearchParams,
  error: unknown,
  parametersOfCode: Readonly<Record<string, readonly string[]>> = {},
): URLSearchParams | null {
  if (!isApiError(error)) return null;
  const meant = { ...PARAMETERS_OF_CODE, ...parametersOfCode }[error.code] ?? [];
  const refused = [...error.issues.map(({ path }) => path.split('.')), ...meant.map((name) => [name])];
  const corrected = new URLSearchParams(search);
  for (const name of new Set(search.keys())) {
    const places = refused.filter(([parameter]) => parameter === name).map(([, place]) => Number(place));
    if (places.length === 0) continue;
    const values = places.some(Number.isNaN) ? [] : (search.get(name) ?? '').split(',');
    const kept = values.filter((_, place) => !places.includes(place));
    if (kept.length > 0) corrected.set(name, kept.join(','));
    else corrected.delete(name);
  }
  return corrected.toString() === search.toString() ? null : corrected;
}

/** The query with the last page in place of one beyond it; null if the page exists. */
export function lastPageInstead(
  search: URLSearchParams,
  list: { page: number; pageSize: number; totalCount: number } | undefined,
): URLSearchParams | null {
  if (!list || list.totalCount === 0) return null;
  const last = Math.ceil(list.totalCount / list.pageSize);
  if (list.page <= last) return null;
  const corrected = new URLSearchParams(search);
  corrected.set('page', String(last));
  return corrected;
}

/** Corrects a refused address once the session is known, with a toast unless only the page changed. Returns whether it will. */
export function useCorrectedAddress(correctedQuery: URLSearchParams | null, notice: Toast = LEFT_OUT): boolean {
  const host = useHost();
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const hydrating = useIsHydrating();
  const next = hydrating ? undefined : correctedQuery?.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that needs correction, whatever is drawn meanwhile.
  useEffect(() => {
    if (next === undefined) return;
    const kept = new URLSearchParams(next);
    const tell = [...search.keys()].some((name) => !PAGING.includes(name) && search.get(name) !== kept.get(name));
    redirect({ search: next });
    if (tell) host.notify(notice);
  }, [next]);
  return correctedQuery !== null;
}
