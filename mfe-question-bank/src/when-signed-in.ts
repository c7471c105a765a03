import { useHost } from '@shell/kit';

/**
 * For actions that need an account: guests get the log-in modal, and the action runs after log-in or sign-up.
 * `wasGuest`: the data on screen was loaded for a guest. `returnTo`: for actions of a page, the address that runs it
 * after onboarding.
 */
export function useWhenSignedIn(): (action: (wasGuest: boolean) => void, returnTo?: string) => void {
  const host = useHost();
  return (action, returnTo) => {
    if (host.session.get().user) action(false);
    else host.openModal('login', { afterSignIn: () => action(true), ...(returnTo === undefined ? {} : { returnTo }) });
  };
}
