import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { useLocation } from 'react-router-dom';

/** The invitation of a challenge's link, if any. Its token is in the hash. */
export function Invitation() {
  const { hash } = useLocation();
  return hash.length > 1 ? <Asking linkToken={hash.slice(1)} /> : null;
}

/** Accepting shows each other's results. */
function Asking({ linkToken }: { linkToken: string }) {
  const host = useHost();
  const body = { token: linkToken };
  const look = useApi('POST /api/challenges/look', { body }, { staleTime: 0 });
  const accept = useApiMutation('POST /api/challenges/accept', {
    invalidates: ['POST /api/challenges/look', 'GET /api/mock-papers/:code/challenges'],
  });
  if (look.isLoadingError) return <Banner tone="error" title={messageOf(look.error)} />;
  if (!look.data) return null;
  const { name, state } = look.data;
  if (state === 'taken')
    return <Banner title={`Someone else has accepted ${name}’s challenge`}>Ask for a link of your own.</Banner>;
  if (state !== 'open') return null;
  return (
    <Banner
      title={`${name} challenges you to this paper`}
      action={
        <Button
          variant="primary"
          size="small"
          loading={accept.isPending}
          onClick={() => accept.mutate({ body }, { onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }) })}
        >
          Accept
        </Button>
      }
    >
      If you accept, you’ll see each other’s name and result once you’ve both finished. Either of you can end it.
    </Banner>
  );
}
