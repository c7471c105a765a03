import { createContext, useContext } from 'react';
import type { RegisteredModule } from './modules/registry.ts';
import type { SiteRoutes, SiteVariant } from './routing/route-tables.ts';

/** Constant while the page lives: routes, modules and edition. */
export interface Site {
  variant: SiteVariant;
  routes: SiteRoutes;
  modules: readonly RegisteredModule[];
  /** The module with server-rendered content, or null. */
  contentOf: string | null;
}

export const SiteContext = createContext<Site | null>(null);

/** Throws outside the shell's root. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is for components inside the shell');
  return site;
}
