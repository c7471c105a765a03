import { BRAND } from '@api/contract/brand';
import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { Redirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { media, pageFrame, Sheet, TextLink, token } from 'design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSessionStore } from '../session/session-store.ts';
import { goToOnboarding, leaveByThirdParty, leaveLogInPage } from './after-sign-in.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { ThirdPartySignIn } from './third-party/ThirdPartySignIn.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space[12],
  alignItems: 'center',
  paddingBlock: token.space[12],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6], paddingBlock: token.space[4] },
});
const frame = css({
  display: 'grid',
  gap: token.space[5],
  inlineSize: `min(100%, ${token.size.dialog})`,
  justifySelf: 'start',
  [media.belowDesktop]: { justifySelf: 'center' },
});
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading1 });

/** The forms that are pages of their own. */
export type AuthPageKind = 'login' | 'signup' | 'forgot-password' | 'reset-password';

const HEADINGS: Record<AuthPageKind, string> = {
  login: `Log in to ${BRAND}`,
  signup: 'Create your account',
  'forgot-password': 'Forgot password',
  'reset-password': 'Choose a new password',
};

/** The forms as pages. Specification part 1, section 2. */
export function AuthPage({ kind }: { kind: AuthPageKind }) {
  const page = <FormPage kind={kind} />;
  return kind === 'login' || kind === 'signup' ? <ForGuests key={kind}>{page}</ForGuests> : page;
}

/** Redirects users already signed in; the form redirects those who just did. */
function ForGuests({ children }: { children: ReactNode }) {
  const [signedIn] = useState(() => useSessionStore.getState().token !== null);
  useEffect(() => {
    if (signedIn) leaveLogInPage();
  }, [signedIn]);
  return signedIn ? null : children;
}

function FormPage({ kind }: { kind: AuthPageKind }) {
  return (
    <div css={[pageFrame, columns]}>
      <PromotionPanel />
      <Sheet padding="roomy" css={frame}>
        <h1 css={heading}>{HEADINGS[kind]}</h1>
        {kind === 'login' && <LogIn />}
        {kind === 'signup' && <SignUp />}
        {kind === 'forgot-password' && <ForgotPassword />}
        {kind === 'reset-password' && <ResetPassword />}
      </Sheet>
    </div>
  );
}

// No history entries between log-in and forgotten password, so that logging in returns to where it began.
function LogIn() {
  return (
    <>
      <LogInForm
        onLoggedIn={leaveLogInPage}
        forgotPassword={<TextLink render={<Link to={addressOf('forgot-password')} replace />}>Forgot password?</TextLink>}
      />
      <ThirdPartySignIn onSignedIn={(answer) => leaveByThirdParty(answer, 'login')} />
      <p>
        New here? <TextLink render={<Link to={addressOf('sign-up')} />}>Sign up</TextLink>
      </p>
    </>
  );
}

function SignUp() {
  return (
    <>
      <SignUpForm withFullName={false} onSignedUp={() => goToOnboarding()} />
      <ThirdPartySignIn onSignedIn={(answer) => leaveByThirdParty(answer, 'signup')} />
      <p>
        Already have an account? <TextLink render={<Link to={addressOf('login')} />}>Log in</TextLink>
      </p>
    </>
  );
}

function ForgotPassword() {
  return (
    <>
      <ForgotPasswordForm />
      <p>
        <TextLink render={<Link to={addressOf('login')} replace />}>Back to log in</TextLink>
      </p>
    </>
  );
}

/** Redirects home without a token. Specification part 2, section 2. */
function ResetPassword() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return token ? <ResetPasswordForm token={token} /> : <Redirect to="/" />;
}

const panel = css({ display: 'grid', gap: token.space[6], [media.belowDesktop]: { display: 'none' } });
const promotionHeading = css({
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  lineHeight: token.leading.tight,
  textWrap: 'balance',
});
const lead = css({ fontSize: token.text.lead, color: token.color.ink2, maxInlineSize: token.measure });

function PromotionPanel() {
  return (
    <div css={panel}>
      <p css={promotionHeading}>Practise as if it’s the exam. Check every line against the mark scheme.</p>
      <p css={lead}>
        A question bank chosen by teachers, by topic and level, with worked solutions, timed tests, and answers to your doubts,{' '}
        {CLAIMS.doubtAnswered}.
      </p>
    </div>
  );
}
