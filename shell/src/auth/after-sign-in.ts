import type { ResponseOf } from '@api/contract';
import type { ModalOptions } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { closeModal, navigate } from '../host.ts';
import { cameFrom } from '../routing/came-from.ts';
import { useSessionStore } from '../session/session-store.ts';
import { storeToastsForReload } from './sign-in-toasts.ts';

export type ThirdPartyAnswer = ResponseOf<'POST /api/auth/google-auth'>;

/** Steps of this tab on the site, which the router counts in the history's state. */
function stepsTaken(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

function isAtForm(): boolean {
  return [addressOf('login'), addressOf('sign-up')].includes(location.pathname);
}

/** After the log-in page: one step back or `/`. Specification part 1, section 2. */
export function leaveLogInPage(): void {
  if (!isAtForm()) return;
  if (stepsTaken() >= 1) history.back();
  else navigate('/', { replace: true });
}

/** After the sign-up page: two steps back or `/`. Specification part 1, section 2. */
export function leaveSignUpPage(): void {
  if (!isAtForm()) return;
  if (stepsTaken() >= 2) history.go(-2);
  else navigate('/', { replace: true });
}

/** With the learner's former address. Specification part 1, section 2. */
export function goToOnboarding(returnTo: string = cameFrom()): void {
  navigate(addressOf('onboarding'), { state: { returnTo } });
}

/** After the log-in modal: what a guest was about to do. */
export function finishLogIn({ afterSignIn }: ModalOptions = {}): void {
  closeModal();
  afterSignIn?.();
}

/** After the sign-up modal: runs what a guest was about to do, then onboarding, which may return to the page. */
export function finishSignUp({ afterSignIn, returnTo }: ModalOptions = {}): void {
  closeModal();
  if (returnTo === undefined) afterSignIn?.();
  goToOnboarding(returnTo);
}

/** After a third party in a modal. Specification part 1, section 4. */
export function finishThirdParty(answer: ThirdPartyAnswer, options: ModalOptions = {}): void {
  if (answer.authType !== 'login') {
    finishSignUp(options);
    return;
  }
  const session = useSessionStore.getState();
  const fromQuestion = session.cameFromQuestion;
  session.setCameFromQuestion(false);
  finishLogIn(options);
  // The action continues on this page, and data are read again anyway.
  if (!fromQuestion || options.afterSignIn) return;
  storeToastsForReload(answer);
  location.reload();
}

export function leaveByThirdParty({ authType }: ThirdPartyAnswer, page: 'login' | 'signup'): void {
  if (authType !== 'login') goToOnboarding();
  else if (page === 'login') leaveLogInPage();
  else leaveSignUpPage();
}
