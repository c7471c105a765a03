import type { ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Banner, Button, token } from 'design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { agreementToSend, useAgreementDraft } from '../../agreements/agreement-draft.ts';
import { requestApi } from '../../host.ts';
import type { ThirdPartyAnswer } from '../after-sign-in.ts';
import { withCodeIfRequired } from '../second-factor.ts';
import { drawGoogleButton } from './google-identity.ts';
import { SchoolLogIn } from './SchoolLogIn.tsx';

/** Specification part 1, section 8: "Sign-in widget error". */
const WIDGET_FAULT = 'Something went wrong';

const block = css({ display: 'grid', gap: token.space[4], minBlockSize: `calc(${token.size.control} + ${token.space[10]})` });
const divider = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: token.space[3],
  margin: 0,
  fontSize: token.text.small,
  color: token.color.ink3,
  '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${token.color.line}` },
});
const googleButton = css({ display: 'grid', justifyContent: 'center', minBlockSize: token.size.control, colorScheme: 'light' });

/** Signs in or up by a third party or school, if configured. Until that is known, the space is reserved. */
export function ThirdPartySignIn({ onSignedIn }: { onSignedIn: (answer: ThirdPartyAnswer) => void }) {
  const { provider, schools } = useThirdParty();
  useEffect(() => void askForThirdParty(), []);
  if (provider === null && !schools) return null;
  return (
    <div css={block}>
      {provider !== undefined && <p css={divider}>or</p>}
      {provider && <Widget provider={provider} onSignedIn={onSignedIn} />}
      {schools && <SchoolLogIn />}
    </div>
  );
}

/** The agreement in the sign-up form beside the button, for a new account. */
function agreed() {
  const agreement = agreementToSend(useAgreementDraft.getState());
  return agreement && { agreement };
}

/** The provider's button; a nonce binds its token to this form. */
function Widget({ provider, onSignedIn }: { provider: ThirdParty; onSignedIn: (answer: ThirdPartyAnswer) => void }) {
  const [nonce] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const done = useRef(onSignedIn);
  useEffect(() => {
    done.current = onSignedIn;
  });

  const receive = useCallback(
    async (credential: string) => {
      setFault(undefined);
      setBusy(true);
      try {
        const body = { credential, nonce, ...agreed() };
        // Only an existing account asks for a code.
        done.current({ authType: 'login', ...(await withCodeIfRequired(requestApi('POST /api/auth/google-auth', { body }))) });
      } catch (error) {
        setFault(messageOf(error));
      } finally {
        setBusy(false);
      }
    },
    [nonce],
  );
  const fail = useCallback(() => setFault(WIDGET_FAULT), []);

  return (
    <>
      {fault && (
        <Banner tone="error" role="alert">
          {fault}
        </Banner>
      )}
      {provider.provider === 'google' ? (
        <GoogleButton clientId={provider.client_id} nonce={nonce} onCredential={receive} onFault={fail} />
      ) : (
        <SandboxButton address={provider.sign_in_url} nonce={nonce} busy={busy} onCredential={receive} onFault={fail} />
      )}
    </>
  );
}

interface WayProps {
  nonce: string;
  onCredential: (credential: string) => void;
  onFault: () => void;
}

function GoogleButton({ clientId, nonce, onCredential, onFault }: WayProps & { clientId: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = element.current;
    if (parent) drawGoogleButton(parent, { clientId, nonce, onCredential, onFault }).catch(onFault);
  }, [clientId, nonce, onCredential, onFault]);
  return <div ref={element} css={googleButton} />;
}

function SandboxButton({ address, nonce, busy, onCredential, onFault }: WayProps & { address: string | null; busy: boolean }) {
  useEffect(() => onSandboxCredential(onCredential), [onCredential]);
  const open = () => {
    if (!address || !openSandbox(address, nonce)) onFault();
  };
  return (
    <Button block loading={busy} onClick={open}>
      Continue with Google (sandbox)
    </Button>
  );
}

export type ThirdParty = NonNullable<ResponseOf<'GET /api/auth/providers'>['third_party']>;

interface ThirdParties {
  /** Undefined until known, null if there is none. */
  provider: ThirdParty | null | undefined;
  schools: boolean;
}

/** Read once a page. */
export const useThirdParty = create<ThirdParties>()(() => ({ provider: undefined, schools: false }));

let asking: Promise<void> | undefined;

/** Reads the providers. After a failure the password works, and the next form asks again. */
function askForThirdParty(): Promise<void> {
  if (useThirdParty.getState().provider) return Promise.resolve();
  asking ??= requestApi('GET /api/auth/providers')
    .then(
      ({ third_party, schools = false }) => useThirdParty.setState({ provider: third_party, schools }),
      () => useThirdParty.setState({ provider: null }),
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

const WINDOW = 'popup,width=480,height=640';

/** Opens the sandbox's sign-in page; false if the browser forbids it. */
function openSandbox(signInUrl: string, nonce: string): boolean {
  const address = new URL(signInUrl, location.origin);
  address.searchParams.set('nonce', nonce);
  return window.open(address, 'third-party-sign-in', WINDOW) !== null;
}

/** Receives credentials posted by a page of this site. Returns the stop function. */
function onSandboxCredential(receive: (credential: string) => void): () => void {
  const listener = ({ origin, data }: MessageEvent) => {
    if (origin !== location.origin || typeof data !== 'object' || data === null) return;
    const { type, credential } = data as Record<string, unknown>;
    if (type === 'credential' && typeof credential === 'string') receive(credential);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
