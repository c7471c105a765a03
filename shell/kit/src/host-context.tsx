import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Host, PageHead, Session } from './host.ts';
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
  return useSyncExternalStore(session.subscribe, session.get);
}

/** What a shell of version 1, which says nothing of it, stands for. */
const SITE_BEFORE_VERSION_2: SiteFacts = {
  variant: 'full',
  links: { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null },
};

/** The edition of the product and its configured addresses. */
export function useSite(): SiteFacts {
  return useHost().site ?? SITE_BEFORE_VERSION_2;
}

/** Sets the tab's title and description while the page is in view. */
export function usePageHead({ title, description }: PageHead): void {
  const host = useHost();
  useEffect(() => {
    host.describePage(description === undefined ? { title } : { title, description });
  }, [host, title, description]);
}
