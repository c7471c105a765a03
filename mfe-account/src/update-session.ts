import type { User } from '@api/contract';
import type { Host } from '@shell/kit';

/** Updates the session, unless its user has signed out meanwhile. */
export function updateSession(session: Host['session'], user: User): void {
  if (session.get().user?.id === user.id) session.updateUser(user);
}
