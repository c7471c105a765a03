import type { LtiLaunch } from '@api/contract';
import { useApi } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';

/** The launch of this browser, which the server knows by a cookie. */
export function useLaunch(): UseQueryResult<LtiLaunch> {
  return useApi('GET /api/lti/launches/mine', {}, { staleTime: 0 });
}
