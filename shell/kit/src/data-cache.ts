import { QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from './api-error.ts';

export function createDataCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: true } } });
}

/** Retries only calls that got no response, and none that timed out (`too_slow`). */
function retry(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && error.status === 0 && error.code !== 'too_slow';
}

/** A guest's API response: its data, or its error. */
export interface KnownAnswer {
  /** The name in `useApi`. */
  name: string;
  request: unknown;
  data?: unknown;
  error?: { status: number; code: string; message: string; issues?: ApiError['issues'] };
}

export const GUEST = 'guest';

/** Fills a data cache with responses, so that rendering needs no call. */
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
