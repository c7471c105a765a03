import type { User } from '@api/contract';
import { useIsHydrating } from '@shell/kit';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '../session/session-store.ts';
import { useSite } from '../site.ts';
import { type Destination, resolve, type Visitor } from './route-tables.ts';

export function visitorOf({ token, user }: { token: string | null; user: User | null }): Visitor {
  return { role_id: user?.role_id ?? null, signedIn: token !== null };
}

export function useVisitor(): Visitor {
  const token = useSessionStore((state) => state.token);
  const user = useSessionStore((state) => state.user);
  return visitorOf({ token, user });
}

/** The token stays in the browser, so the gateway renders every page that exists for anyone. */
export const ANYONE: Visitor = { role_id: 1, signedIn: true };

/** What the address in view is for the visitor. */
export function useDestination(): Destination {
  const { pathname, search } = useLocation();
  const { variant, routes } = useSite();
  const visitor = useVisitor();
  return resolve(pathname, search, useIsHydrating() ? ANYONE : visitor, variant, routes);
}
