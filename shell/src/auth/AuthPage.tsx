import { BRAND } from '@api/contract/brand';
import { css } from '@emotion/react';
import { media, Sheet, TextLink, token } from 'design-system';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { host } from '../host.ts';
import { leaveLogInPage, leaveSignUpPage } from './after-sign-in.ts';
import { LogInForm } from './LogInForm.tsx';
import { PromotionPanel } from './PromotionPanel.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space[12],
  alignItems: 'center',
  maxInlineSize: token.size.page,
  marginInline: 'auto',
  padding: `${token.space[12]} ${token.space[6]}`,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6], padding: token.space[4] },
});
const frame = css({ display: 'grid', gap: token.space[5], inlineSize: `min(100%, ${token.size.dialog})`, justifySelf: 'center' });
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading1 });

/** The forms as pages of their own, beside what the product offers. Specification part 1, section 2. */
export function AuthPage({ kind }: { kind: 'login' | 'signup' }) {
  const title = kind === 'login' ? 'Log in' : 'Sign up';
  useEffect(() => host.describePage({ title }), [title]);
  return (
    <div css={page}>
      <PromotionPanel />
      <Sheet padding="roomy" css={frame}>
        <h1 css={heading}>{kind === 'login' ? `Log in to ${BRAND}` : 'Create your account'}</h1>
        {kind === 'login' ? (
          <LogInForm onLoggedIn={leaveLogInPage} />
        ) : (
          <SignUpForm withFullName={false} onSignedUp={leaveSignUpPage} />
        )}
        {kind === 'login' ? (
          <p>
            New here? <TextLink render={<Link to="/sign-up" />}>Sign up</TextLink>
          </p>
        ) : (
          <p>
            Already have an account? <TextLink render={<Link to="/login" />}>Log in</TextLink>
          </p>
        )}
      </Sheet>
    </div>
  );
}
