import type { User } from '@api/contract';
import { useSessionStore } from '../session/session-store.ts';
import type { Visitor } from './route-tables.ts';

/** The session as route selection sees it: role, and whether a token exists. */
export function visitorOf({ token, user }: { token: string | null; user: User | null }): Visitor {
  return { role_id: user?.role_id ?? null, signedIn: token !== null };
}

/** The same, followed as it changes. */
export function useVisitor(): Visitor {
  const token = useSessionStore((state) => state.token);
  const user = useSessionStore((state) => state.user);
  return visitorOf({ token, user });
}
