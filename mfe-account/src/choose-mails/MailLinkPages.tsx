import { isApiError, messageOf, useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, LoadingRegion, Page, Sheet, Skeleton } from 'design-system';
import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Ends the mails whose link led here, without logging in. */
export function UnsubscribePage() {
  const { request } = useHost();
  const { user } = useSession();
  const end = useCallback((token: string) => request('POST /api/unsubscribe', { query: { token } }), [request]);
  return (
    <MailLinkPage
      title="You’re unsubscribed"
      failed="Couldn’t unsubscribe you"
      act={end}
      // Readers of shared progress have no account.
      action={user && <Button render={<Link to={addressOf('profile')} />}>Choose your emails</Button>}
    >
      You won’t get these emails any more.
    </MailLinkPage>
  );
}

/** Confirms the address of a reader of shared progress, without an account. */
export function ConfirmSummaryPage() {
  const { request } = useHost();
  const confirm = useCallback(
    (token: string) => request('POST /api/shared-progress/mails/confirm', { body: { token } }),
    [request],
  );
  return (
    <MailLinkPage title="Your address is confirmed" failed="Couldn’t confirm your address" act={confirm}>
      We’ll email you a summary every Monday. Each email has a link to unsubscribe.
    </MailLinkPage>
  );
}

/** Trying again would not help. */
const hasEnded = (error: Error) => isApiError(error) && error.code === 'link_invalid';

interface MailLinkPageProps {
  title: string;
  failed: string;
  /** Uses the token, which is behind `#` so that no log has it. */
  act: (token: string) => Promise<unknown>;
  action?: ReactNode;
  children: ReactNode;
}

function MailLinkPage({ title, failed, act, action, children }: MailLinkPageProps) {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<'busy' | 'done' | 'incomplete' | Error>('busy');
  const sent = useRef<string>(undefined);
  usePageHead({ title: 'Your emails' });
  const send = useCallback(() => {
    setState('busy');
    act(token).then(
      () => setState('done'),
      (error: Error) => setState(error),
    );
  }, [act, token]);
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    if (token === '') setState('incomplete');
    else send();
  }, [token, send]);
  return (
    <Page width="text">
      <Sheet>
        {state === 'busy' && (
          <LoadingRegion label="Saving your choice">
            <Skeleton shape="block" height="14rem" />
          </LoadingRegion>
        )}
        {state === 'done' && (
          <EmptyState headingLevel={1} icon={<MailCheck />} title={title} actions={action}>
            {children}
          </EmptyState>
        )}
        {state === 'incomplete' && (
          <EmptyState headingLevel={1} icon={<MailWarning />} title="This link is incomplete">
            Open it again from the email, or copy its whole address.
          </EmptyState>
        )}
        {state instanceof Error && (
          <EmptyState
            headingLevel={1}
            icon={<MailWarning />}
            title={failed}
            actions={!hasEnded(state) && <Button onClick={send}>Try again</Button>}
          >
            <p role="alert">
              {hasEnded(state)
                ? 'This link has expired. Open the shared progress and ask for the summary again.'
                : messageOf(state)}
            </p>
          </EmptyState>
        )}
      </Sheet>
    </Page>
  );
}
