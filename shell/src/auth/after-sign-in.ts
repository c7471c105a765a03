import { navigate } from '../host.ts';

/** Steps that this tab has gone inside the site; the router counts them in the history's state. */
function stepsTaken(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** After the log-in page: back one step if there is one, otherwise `/`. Specification part 1, section 2. */
export function leaveLogInPage(): void {
  if (stepsTaken() >= 1) history.back();
  else navigate('/', { replace: true });
}

/** After the sign-up page: back two steps if there are any, otherwise `/`. Specification part 1, section 2. */
export function leaveSignUpPage(): void {
  if (stepsTaken() >= 2) history.go(-2);
  else navigate('/', { replace: true });
}

/** After the sign-up modal: onboarding, which receives the address that the learner came from. Section 4. */
export function goToOnboarding(): void {
  navigate('/onboarding', { state: { returnTo: location.pathname + location.search } });
}
