import type { User } from '@api/contract';
import type { Host } from '@shell/kit';

/** Updates the session with the stored user. A user who signed out meanwhile stays signed out. */
export function updateSession(session: Host['session'], user: User): void {
  if (session.get().user?.id === user.id) session.updateUser(user);
}
