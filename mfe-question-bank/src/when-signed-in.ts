import { useHost } from '@shell/kit';

/** Runs an action after guests log in. `wasGuest`: shown data are a guest's. `returnTo`: runs it after onboarding. */
export function useWhenSignedIn(): (action: (wasGuest: boolean) => void, returnTo?: string) => void {
  const host = useHost();
  return (action, returnTo) => {
    if (host.session.get().user) action(false);
    else host.openModal('login', { afterSignIn: () => action(true), ...(returnTo === undefined ? {} : { returnTo }) });
  };
}
