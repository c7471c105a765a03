import { BRAND } from '@api/contract/brand';
import { Dialog, TextLink } from 'design-system';
import type { ComponentProps } from 'react';
import { closeModal, openModal, useModalStore } from '../host.ts';
import { finishLogIn, finishSignUp, finishThirdParty } from './after-sign-in.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { type ThirdPartyAnswer, ThirdPartySignIn } from './third-party/ThirdPartySignIn.tsx';
import { UpgradePrompt } from './UpgradePrompt.tsx';

/** The modals that any page may open. Log-in, sign-up and forgotten password lead to each other and keep what was to happen afterwards. */
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

/** Leads from one form to the other; it reads like the links of the pages that are these forms. */
function SwitchButton({ children, onClick }: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) {
  return <TextLink render={<button type="button" onClick={onClick} />}>{children}</TextLink>;
}
