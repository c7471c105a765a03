import { useHost } from '@shell/kit';

/**
 * For what only a learner can do: a guest gets the log-in modal, and after log-in what they were about to do is done.
 * `wasGuest` tells the action that what is on the screen was loaded for a guest.
 */
export function useWhenSignedIn(): (action: (wasGuest: boolean) => void) => void {
  const host = useHost();
  return (action) => {
    if (host.session.get().user) action(false);
    else host.openModal('login', { afterSignIn: () => action(true) });
  };
}
