import { QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from './api-error.ts';

/** The data cache of a module. */
export function createDataCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: true } } });
}

/**
 * Answers that come from the server are final; only a call that got none is worth another try, and none that was waited for to the end
 * (`too_slow`): three times as long nobody waits.
 */
function retry(failures: number, error: unknown): boolean {
  return failures < 2 && isApiError(error) && error.status === 0 && error.code !== 'too_slow';
}

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
