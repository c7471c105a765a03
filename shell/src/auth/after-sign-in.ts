import type { ResponseOf } from '@api/contract';
import type { ModalOptions } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { closeModal, navigate } from '../host.ts';
import { cameFrom } from '../routing/came-from.ts';
import { useSessionStore } from '../session/session-store.ts';
import { storeToastsForReload } from './sign-in-toasts.ts';

/** What a third-party sign-in answers. */
export type ThirdPartyAnswer = ResponseOf<'POST /api/auth/google-auth'>;

/** Steps that this tab has gone inside the site; the router counts them in the history's state. */
function stepsTaken(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Whether the form is still in view: anyone who has gone elsewhere while the server was asked stays there. */
function isAtForm(): boolean {
  return [addressOf('login'), addressOf('sign-up')].includes(location.pathname);
}

/** After the log-in page: back one step if there is one, otherwise `/`. Specification part 1, section 2. */
export function leaveLogInPage(): void {
  if (!isAtForm()) return;
  if (stepsTaken() >= 1) history.back();
  else navigate('/', { replace: true });
}

/** After the sign-up page: back two steps if there are any, otherwise `/`. Specification part 1, section 2. */
export function leaveSignUpPage(): void {
  if (!isAtForm()) return;
  if (stepsTaken() >= 2) history.go(-2);
  else navigate('/', { replace: true });
}

/** Onboarding, which receives the address that the learner came from. Specification part 1, section 2. */
export function goToOnboarding(returnTo: string = cameFrom()): void {
  navigate(addressOf('onboarding'), { state: { returnTo } });
}

/** After the log-in modal: what a guest was about to do. */
export function finishLogIn({ afterSignIn }: ModalOptions = {}): void {
  closeModal();
  afterSignIn?.();
}

/**
 * After the sign-up modal: onboarding. What a guest was about to do is done first; where only the page itself can carry on with
 * it, onboarding leads back to that page instead.
 */
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
  // Carrying on with something is carrying on with this page; data are read again for the new user either way.
  if (!fromQuestion || options.afterSignIn) return;
  storeToastsForReload(answer);
  location.reload();
}

/** After a third party on the log-in or sign-up page. */
export function leaveByThirdParty({ authType }: ThirdPartyAnswer, page: 'login' | 'signup'): void {
  if (authType !== 'login') goToOnboarding();
  else if (page === 'login') leaveLogInPage();
  else leaveSignUpPage();
}
