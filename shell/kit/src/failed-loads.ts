import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError, messageOf } from './api-error.ts';
import type { Host } from './host.ts';

const FAILED = () => 'Something went wrong';

/** Loads whose failure is also a toast, with its sentence; the page shows its own words and Try again. Specification part 1, section 8. */
const TOLD: Readonly<Record<string, (error: unknown) => string>> = {
  'GET /api/subjects': FAILED,
  'GET /api/topics/:subjectSlug': FAILED,
  'GET /api/test': FAILED,
  'GET /api/plan': FAILED,
  'GET /api/doubts/user': messageOf,
};

/** A refusal is an answer: what is not there, or not for its reader, has not failed to load. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Shows a toast for failed loads. A failed refresh shows none: what was read before stays in view. */
export function useFailedLoadToasts(client: QueryClient, host: Host): void {
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { query, action } = event;
        const told = TOLD[String(query.queryKey[0])];
        if (!told || query.state.data !== undefined || isRefusal(action.error)) return;
        host.notify({ tone: 'error', text: told(action.error) });
      }),
    [client, host],
  );
}
