import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstDrawing } from './first-drawing.ts';
import type { Host, Session } from './host.ts';
import type { PageHead } from './page-head.ts';
import type { SiteFacts } from './site-facts.ts';

/** Filled by `defineModule`, and by `renderWithHost` in tests. */
export const HostContext = createContext<Host | null>(null);

/** The shell's services. Throws outside a module. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is for components inside a module');
  return host;
}

/** Who is signed in, followed as it changes, in this tab or another. */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get, () => guestSession(session.get()));
}

const GUEST_SESSION: Session = { user: null, cameFromQuestion: false };
/** What the gateway sends is the same for everybody; who is signed in takes over from it. */
const guestSession = (now: Session) => (now.user === null && !now.cameFromQuestion ? now : GUEST_SESSION);

/** What a shell of version 1, which says nothing of it, stands for. */
const SITE_BEFORE_VERSION_2: SiteFacts = {
  variant: 'full',
  links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
};

/** The edition of the product, its configured addresses, and whether its figures are shown: they are where nothing is said of them. */
export function useSite(): Required<SiteFacts> {
  return { figures: true, ...(useHost().site ?? SITE_BEFORE_VERSION_2) };
}

/**
 * Describes the page in view more closely than its route does, for as long as it is in view: its subject, its own address. A page
 * that its route describes well enough says nothing. Of several pages inside each other the innermost alone says it.
 */
export function usePageHead(head: PageHead): void {
  const { title, description, canonical } = head;
  const host = useHost();
  // On the server it is said at once, and with all that is for search engines and the gateway alone.
  useFirstDrawing()?.describe(head);
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
