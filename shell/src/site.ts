import { createContext, useContext } from 'react';
import type { RegisteredModule } from './modules/registry.ts';
import type { SiteRoutes, SiteVariant } from './routing/route-tables.ts';

/** What stays the same while the page lives: the registry's routes and modules, and the edition of the product. */
export interface Site {
  variant: SiteVariant;
  routes: SiteRoutes;
  modules: readonly RegisteredModule[];
  /** The module whose content the page came with, or is drawn with on the server; null where it is drawn in the browser alone. */
  contentOf: string | null;
}

export const SiteContext = createContext<Site | null>(null);

/** Throws outside the shell's root. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is for components inside the shell');
  return site;
}
