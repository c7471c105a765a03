import type { User } from '@api/contract';
import type { Host } from '@shell/kit';

/** Takes over what is stored now of who is signed in. Somebody who has signed out while it was stored stays signed out. */
export function updateSession(session: Host['session'], user: User): void {
  if (session.get().user?.id === user.id) session.updateUser(user);
}
