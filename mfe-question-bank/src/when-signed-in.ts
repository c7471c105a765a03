import { useHost } from '@shell/kit';

/**
 * For what only a learner can do: a guest gets the log-in modal, and after log-in or sign-up what they were about to do is done.
 * `wasGuest` tells the action that what is on the screen was loaded for a guest. `returnTo`: for what only a page in view can do,
 * the address that does it after onboarding.
 */
export function useWhenSignedIn(): (action: (wasGuest: boolean) => void, returnTo?: string) => void {
  const host = useHost();
  return (action, returnTo) => {
    if (host.session.get().user) action(false);
    else host.openModal('login', { afterSignIn: () => action(true), ...(returnTo === undefined ? {} : { returnTo }) });
  };
}
