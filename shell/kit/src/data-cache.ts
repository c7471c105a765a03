import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

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
