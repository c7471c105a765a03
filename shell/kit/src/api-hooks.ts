import type { EndpointName, RequestOf, ResponseOf } from '@api/contract';
import {
  keepPreviousData,
  type Query,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { GUEST } from './data-cache.ts';
import { useHost, useSession } from './host-context.tsx';

export interface ApiOptions {
  /** False: waits, e.g. until something is chosen. */
  enabled?: boolean;
  /** Keeps the previous page in view while the next loads. */
  keepPrevious?: boolean;
  /** Milliseconds for which data is fresh; 30 seconds by default. */
  staleTime?: number;
}

/** Reads from the API: cached by call and by who is signed in, cancelled when no longer wanted. */
export function useApi<Name extends EndpointName>(
  name: Name,
  request?: RequestOf<Name>,
  { enabled = true, keepPrevious = false, staleTime = 30_000 }: ApiOptions = {},
): UseQueryResult<ResponseOf<Name>> {
  const host = useHost();
  const { user } = useSession();
  const queryKey = [name, request ?? null, user?.id ?? GUEST];
  return useQuery<ResponseOf<Name>>({
    queryKey,
    queryFn: ({ signal }) => host.request(name, request, signal),
    enabled,
    staleTime,
    placeholderData: (keepPrevious ? keepPreviousData : keepPublic(queryKey)) as never,
  });
}

/** Public data stays in view until it has been read again for a user just recognised. */
function keepPublic([name, request]: QueryKey) {
  const call = JSON.stringify([name, request]);
  return (data: unknown, before: Query | undefined) => {
    const [formerName, formerRequest, reader] = before?.queryKey ?? [];
    return reader === GUEST && JSON.stringify([formerName, formerRequest]) === call ? data : undefined;
  };
}

/** Writes to the API. `invalidates` names the reads that the write makes stale. */
export function useApiMutation<Name extends EndpointName>(
  name: Name,
  { invalidates = [] }: { invalidates?: readonly EndpointName[] } = {},
): UseMutationResult<ResponseOf<Name>, Error, RequestOf<Name>> {
  const host = useHost();
  const refresh = useRefresh();
  return useMutation<ResponseOf<Name>, Error, RequestOf<Name>>({
    // Offline it fails at once, rather than being sent unseen later.
    networkMode: 'always',
    mutationFn: (request) => host.request(name, request),
    onSuccess: () => refresh(...invalidates),
  });
}

/** Reads the named calls again. A read under way is cancelled: its response would be older than the change. */
export function useRefresh(): (...names: readonly EndpointName[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...names) => {
      await Promise.all(
        names.map(async (name) => {
          await client.cancelQueries({ queryKey: [name] });
          await client.invalidateQueries({ queryKey: [name] });
        }),
      );
    },
    [client],
  );
}
