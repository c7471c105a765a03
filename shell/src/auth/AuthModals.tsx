import { BRAND } from '@api/contract/brand';
import { CLAIMS } from '@api/contract/claims';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, Dialog, TextLink, TickList, token } from 'design-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { closeModal, host, openModal, useModalStore } from '../host.ts';
import { finishLogIn, finishSignUp, finishThirdParty, type ThirdPartyAnswer } from './after-sign-in.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { ThirdPartySignIn } from './third-party/ThirdPartySignIn.tsx';

/** Specification part 1, section 8. */
const BENEFITS = [
  `${CLAIMS.testsPerMonth} Tests to practice and be IB ready`,
  `Access to ${CLAIMS.questionsPerMonth} questions to ace up your preparation`,
];

const list = css({ marginBlock: token.space[4] });

/** Shown when a monthly allowance is used up; leads to the pricing page, if there is one. */
function UpgradePrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (host.site?.variant === 'restricted') {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title="Uh oh! You have used all free resources."
        description="The count starts again on the first of next month."
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Uh oh! You have used all free resources."
      description="Join our tribe to unlock all benefits"
      footer={
        <Button variant="primary" render={<Link to={addressOf('pricing')} onClick={onClose} />}>
          Unlock premium to start learning more!
        </Button>
      }
    >
      <TickList items={BENEFITS} css={list} />
    </Dialog>
  );
}

/** The modals that any page may open. They lead to each other and keep what follows. */
export function AuthModals() {
  const open = useModalStore((state) => state.open);
  const byThirdParty = (answer: ThirdPartyAnswer) => finishThirdParty(answer, open?.options);

  return (
    <>
      <Dialog open={open?.name === 'login'} onOpenChange={closeModal} title={`Log in to ${BRAND}`}>
        <LogInForm
          onLoggedIn={() => finishLogIn(open?.options)}
          forgotPassword={
            <SwitchButton onClick={() => openModal('forgot-password', open?.options)}>Forgot password?</SwitchButton>
          }
        />
        <ThirdPartySignIn onSignedIn={byThirdParty} />
        <p>
          New here? <SwitchButton onClick={() => openModal('signup', open?.options)}>Sign up</SwitchButton>
        </p>
      </Dialog>
      <Dialog open={open?.name === 'signup'} onOpenChange={closeModal} title="Create your account">
        <SignUpForm withFullName onSignedUp={() => finishSignUp(open?.options)} />
        <ThirdPartySignIn onSignedIn={byThirdParty} />
        <p>
          Already have an account? <SwitchButton onClick={() => openModal('login', open?.options)}>Log in</SwitchButton>
        </p>
      </Dialog>
      <Dialog open={open?.name === 'forgot-password'} onOpenChange={closeModal} title="Forgot password">
        <ForgotPasswordForm />
        <p>
          <SwitchButton onClick={() => openModal('login', open?.options)}>Back to log in</SwitchButton>
        </p>
      </Dialog>
      <UpgradePrompt open={open?.name === 'upgrade'} onClose={closeModal} />
    </>
  );
}

/** Switches forms; looks like the links of the form pages. */
function SwitchButton({ children, onClick }: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) {
  return <TextLink render={<button type="button" onClick={onClick} />}>{children}</TextLink>;
}
