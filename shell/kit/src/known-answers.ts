import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** What the API has said to one call of a guest: its data, or the error that it answered. */
export interface KnownAnswer {
  /** The call as `useApi` names it. */
  name: string;
  request: unknown;
  data?: unknown;
  error?: { status: number; code: string; message: string; issues?: ApiError['issues'] };
}

/** Who reads where nobody is signed in, as the keys of the data cache say it. */
export const GUEST = 'guest';

/** Puts answers into a data cache, as if it had just asked for them: what is drawn from it needs no call. */
export function fillCache(client: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const { name, request, data, error } of answers) {
    const queryKey = [name, request ?? null, GUEST];
    if (!error) {
      client.setQueryData(queryKey, data);
      continue;
    }
    const { status, code, message, issues } = error;
    const query = client.getQueryCache().build(client, { queryKey });
    const failed = new ApiError(status, code, message, issues);
    query.setState({ status: 'error', error: failed, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: 'idle' });
  }
}
