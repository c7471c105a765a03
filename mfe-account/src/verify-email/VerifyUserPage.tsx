import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useHost, useRedirect, useRefresh, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, LoadingRegion, Page, Sheet, Skeleton, token } from 'design-system';
import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnAddress } from '../onboard/onboarding-rules.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { useVerificationMail } from './use-verification-mail.ts';

const why = css({ marginBlockStart: token.space[3], color: token.color.ink3 });

/** Verifies by the link's token, even signed out; without one, says to check the mail. Specification part 1, sections 2 and 4. */
export function VerifyUserPage() {
  const token = useSearchParams()[0].get('token');
  return (
    <Page width="text">
      <Sheet>{token ? <Verifying token={token} /> : <AlmostThere />}</Sheet>
    </Page>
  );
}

function Verifying({ token }: { token: string }) {
  const host = useHost();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [reason, setReason] = useState<string>();
  const [asksForPassword, setAsksForPassword] = useState(false);
  // The token works once, but React may run effects twice.
  const sent = useRef<string>(undefined);

  const verify = useCallback(
    async (password?: string) => {
      const answer = await host.request('POST /api/auth/verify-user', {
        body: { token, ...(password !== undefined && { password }) },
      });
      const { message, status } = answer;
      const { user } = host.session.get();
      // A sign-up's link has just signed its account in.
      if (user && !answer.user) {
        // The link may be of another account or a new address: the server knows.
        const me = await host.request('GET /api/me').catch(() => null);
        host.session.updateUser(me?.user ?? { ...user, verified: true });
        void refresh('GET /api/me', 'GET /api/user');
      }
      if (status === 200) host.notify({ tone: 'success', text: message });
      redirect(answer.user ? addressOf('onboarding') : '/');
    },
    [token, host, redirect, refresh],
  );

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    setReason(undefined);
    setAsksForPassword(false);
    verify().catch((error: unknown) => {
      if (isApiError(error) && error.code === 'password_needed') setAsksForPassword(true);
      else setReason(messageOf(error));
    });
  }, [token, verify]);

  if (asksForPassword) return <ChoosePassword choose={verify} />;
  if (reason !== undefined) {
    return (
      <EmptyState headingLevel={1} icon={<MailWarning />} title="Something Went Wrong!" actions={<ResendLink />}>
        <p role="alert">We've encountered an error while verifying your Email. Please Try again</p>
        <p css={why}>{reason}</p>
      </EmptyState>
    );
  }
  return (
    <LoadingRegion label="Verifying your Email">
      <Skeleton shape="block" height="14rem" />
    </LoadingRegion>
  );
}

/** No token: waits for the link, opened in any tab or device. A verified account goes home. */
function AlmostThere() {
  const host = useHost();
  const { user } = useSession();
  const redirect = useRedirect();
  const returnTo = safeReturnAddress((useLocation().state as { returnTo?: unknown } | null)?.returnTo);
  const verified = user?.verified === true;
  // After a corrected address, the link goes to the new one.
  const account = useApi('GET /api/user', undefined, { enabled: user !== null && !verified });
  // The stored session may be outdated: only the server says that the account waits.
  const waited = useRef(false);
  if (account.data?.user.verified === false) waited.current = true;
  const told = useRef(false);
  useEffect(() => {
    if (!verified || told.current) return;
    told.current = true;
    if (waited.current) host.notify({ tone: 'success', text: 'Verified Email Successfully' });
    else host.notify({ tone: 'info', text: 'Your account is already verified' });
    redirect((waited.current && returnTo) || '/');
  }, [verified, returnTo, host, redirect]);
  useVerifiedElsewhere(user !== null && !verified);

  if (verified) return null;
  return (
    <EmptyState
      headingLevel={1}
      icon={<MailCheck />}
      title="Almost There"
      actions={
        <>
          <ResendLink />
          {user && (
            <Button variant="quiet" render={<Link to={returnTo ?? '/'} replace />}>
              Verify later
            </Button>
          )}
        </>
      }
    >
      {user ? (
        <p>
          We’ve sent a link to <strong>{account.data?.pending_email ?? user.email}</strong>. Open it to verify your address. Not
          there after a minute? Check your spam folder.
        </p>
      ) : (
        <p>Open the link in our mail to verify your address, or log in to get a new one.</p>
      )}
    </EmptyState>
  );
}

/** Checks when the page returns to view: the link may be opened on another device. */
function useVerifiedElsewhere(waiting: boolean) {
  const host = useHost();
  useEffect(() => {
    if (!waiting) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const me = await host.request('GET /api/me').catch(() => null);
      if (me?.user.verified) host.session.updateUser(me.user);
    };
    const onChange = () => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [waiting, host]);
}

/** Sends the mail again; a guest logs in first. */
function ResendLink() {
  const host = useHost();
  const { user } = useSession();
  const { send, sending } = useVerificationMail();
  if (!user) {
    return (
      <Button variant="primary" onClick={() => host.openModal('login')}>
        Log in
      </Button>
    );
  }
  return (
    <Button variant="primary" loading={sending} onClick={send}>
      Resend link
    </Button>
  );
}
