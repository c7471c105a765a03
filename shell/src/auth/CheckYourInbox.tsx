import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Banner, Button, token } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useSessionStore } from '../session/session-store.ts';

const stack = css({ display: 'grid', gap: token.space[4] });
const words = css({ margin: 0, overflowWrap: 'anywhere' });
const title = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

interface CheckYourInboxProps {
  email: string;
  onResend: () => Promise<void>;
  onChange: () => void;
  /** The link was opened in another tab of this browser. */
  onSignedUp: () => void;
}

/** A sign-up that continues by email; says the same if the address has an account. */
export function CheckYourInbox({ email, onResend, onChange, onSignedUp }: CheckYourInboxProps) {
  const signedIn = useSessionStore((state) => state.token !== null);
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const done = useRef(onSignedUp);
  useEffect(() => {
    done.current = onSignedUp;
  });
  useEffect(() => {
    if (signedIn) done.current();
  }, [signedIn]);

  const resend = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      await onResend();
      setSaid({ tone: 'success', text: 'We’ve sent another email' });
    } catch (error) {
      setSaid({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div css={stack}>
      <h2 css={title} ref={heading} tabIndex={-1}>
        Check your inbox
      </h2>
      <p css={words}>
        We’ve sent an email to <strong>{email}</strong>. Open the link in it to continue; it works for 24 hours. Not there after a
        minute? Check your spam folder.
      </p>
      {said && (
        <Banner tone={said.tone} role={said.tone === 'error' ? 'alert' : 'status'}>
          {said.text}
        </Banner>
      )}
      <div css={actions}>
        <Button variant="primary" loading={busy} onClick={() => void resend()}>
          Send it again
        </Button>
        <Button onClick={onChange}>Change the address</Button>
      </div>
    </div>
  );
}
