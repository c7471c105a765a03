import { isApiError, messageOf, useHost } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState, LoadingRegion, Skeleton } from 'design-system';
import School from 'lucide-react/icons/school';
import { DidNotOpen } from './DidNotOpen.tsx';

/** Logs in by the school account if it is connected; else asks the guest to log in once, and come back here. */
export function GuestLaunch() {
  const { openModal, request } = useHost();
  const signIn = useQuery({
    queryKey: ['POST /api/lti/launches/sign-in'],
    queryFn: ({ signal }) => request('POST /api/lti/launches/sign-in', {}, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (!signIn.isError) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="8rem" />
      </LoadingRegion>
    );
  }
  // Logging in cannot bring back a launch that is over.
  if (isApiError(signIn.error) && signIn.error.status === 404) {
    return <DidNotOpen>{signIn.error.message}.</DidNotOpen>;
  }
  const returnTo = addressOf('launch');
  return (
    <EmptyState
      icon={<School />}
      title="Log in to continue"
      actions={
        <>
          <Button variant="primary" onClick={() => openModal('login', { returnTo })}>
            Log in
          </Button>
          <Button onClick={() => openModal('signup', { returnTo })}>Sign up</Button>
        </>
      }
    >
      {messageOf(signIn.error)}.
    </EmptyState>
  );
}
