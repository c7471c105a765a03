import { ApiError, useHost, useSession } from '@shell/kit';
import type { ReleaseConsole, ReleaseConsoleCall } from '@shell/kit/release-console';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Milliseconds between polls: a canary may withdraw itself. */
const LOOK_EVERY = 15_000;
const LIST = 'GET /releases';

/** Every module with its live version, canary and releases. */
export function useReleasedModules() {
  const { requestReleaseDesk } = useHost();
  const { user } = useSession();
  return useQuery<ReleaseConsole[typeof LIST]['response']>({
    queryKey: [LIST, user?.id ?? 'guest'],
    queryFn: ({ signal }) => {
      if (!requestReleaseDesk)
        throw new ApiError(0, 'older-shell', 'This page is newer than the site around it. Load it again in a moment.');
      return requestReleaseDesk(LIST, undefined, signal);
    },
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
  });
}

/** Changes a version, then reads the list again whatever the result. */
export function useConsoleCall<Name extends Exclude<ReleaseConsoleCall, typeof LIST>>(name: Name) {
  const { requestReleaseDesk } = useHost();
  const client = useQueryClient();
  return useMutation<ReleaseConsole[Name]['response'], Error, ReleaseConsole[Name]['request']>({
    networkMode: 'always',
    mutationFn: (request) => {
      if (!requestReleaseDesk)
        throw new ApiError(0, 'older-shell', 'This page is newer than the site around it. Load it again in a moment.');
      return requestReleaseDesk(name, request);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}
