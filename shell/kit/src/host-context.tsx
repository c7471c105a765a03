import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Host, Session } from './host.ts';
import type { PageHead } from './page-head.ts';
import { useServerRendering } from './server-rendering.ts';
import type { SiteFacts } from './site-facts.ts';

/** Provided by `defineModule`, and by `renderWithHost` in tests. */
export const HostContext = createContext<Host | null>(null);

/** The shell's services. Throws outside a module. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is for components inside a module');
  return host;
}

/** The signed-in user, kept up to date across tabs. */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get, () => guestSession(session.get()));
}

const GUEST_SESSION: Session = { user: null, cameFromQuestion: false };
/** The server renders for guests; hydration must match. */
const guestSession = (now: Session) => (now.user === null && !now.cameFromQuestion ? now : GUEST_SESSION);

/** Defaults under a shell without `site`. */
const SITE_BEFORE_VERSION_2: SiteFacts = {
  variant: 'full',
  links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
};

/** The product's edition, addresses, and whether its figures are shown (default true). */
export function useSite(): Required<SiteFacts> {
  return { figures: true, ...(useHost().site ?? SITE_BEFORE_VERSION_2) };
}

/** Sets the page's head while mounted, where its route says too little. The innermost component wins. */
export function usePageHead(head: PageHead): void {
  const { title, description, canonical } = head;
  const host = useHost();
  // No effects run on the server.
  useServerRendering()?.describe(head);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again at another address, which the shell asks of every page.
  useEffect(
    () =>
      host.describePage({
        title,
        ...(description !== undefined && { description }),
        ...(canonical !== undefined && { canonical }),
      }),
    [host, title, description, canonical, pathname],
  );
}
