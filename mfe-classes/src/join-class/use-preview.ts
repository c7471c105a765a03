import type { ClassPreview } from '@api/contract';
import { useApi, useHost, useSession } from '@shell/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The way into a class: its code, or the token of an invitation. */
export type JoinBy = { code: string } | { token: string };

/** The class behind a code or an invitation, before joining it. A token travels in a body, so that no log has it. */
export function usePreview(by: JoinBy): UseQueryResult<ClassPreview> {
  const host = useHost();
  const { user } = useSession();
  const byCode = 'code' in by;
  const ofCode = useApi(
    'GET /api/class-codes/:code',
    { params: { code: byCode ? by.code : '' } },
    { enabled: byCode, staleTime: 0 },
  );
  const token = byCode ? '' : by.token;
  const ofInvitation = useQuery({
    queryKey: ['POST /api/class-invitations/read', token, user?.id],
    queryFn: ({ signal }) => host.request('POST /api/class-invitations/read', { body: { token } }, signal),
    enabled: !byCode,
    retry: false,
  });
  return byCode ? ofCode : ofInvitation;
}
