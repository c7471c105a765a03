import type { SiteLinks } from '@shell/kit';
import type { ModuleRoutes } from '@shell/kit/routes';
import type { SiteVariant } from '../routing/route-tables.ts';

/** What a module has as its version while a developer's own build is in its place (`overrides.ts`). */
export const OVERRIDE = 'override';

/** One live module: where its entry is and what pages it brings. */
export interface RegisteredModule {
  name: string;
  version: string;
  /** Absolute path or URL of `remoteEntry.js`, inside its immutable folder. */
  entry: string;
  /** Required: a module without it is not loaded, see `federation/integrity.ts`. Empty only in development. */
  integrity: string;
  /** A version of it is tried out by some visitors: all pages tell how it does. */
  watched?: boolean;
  /** How Module Federation loads its entry; missing for a development server, whose module is built by `@shell/build`. */
  federation?: { name: string; global: string; type: 'global' | 'module'; checked?: boolean } | undefined;
  /** Integrity of each script and style by address, of a build that does not name them itself. */
  hashes?: Readonly<Record<string, string>>;
  /** This browser looks at it before it is live. */
  preview?: boolean;
  routes: ModuleRoutes;
  /** Addresses of what its pages need: `first` of all, and each page besides, by its path. In the answer of `/modules.json` alone. */
  files?: { first: readonly string[]; pages: Readonly<Record<string, readonly string[]>> };
  /** From which commit it was built; told to developers alone. */
  commit?: string | null;
}

/** The answer of `/modules.json`: which version of each module is live. */
export interface Registry {
  variant: SiteVariant;
  links: SiteLinks;
  /** Whether the product's figures are shown; a gateway of before says nothing of it. */
  figures?: boolean;
  /** Allows modules that change under their address, from development servers. */
  development: boolean;
  /** A version of some module is tried out by staff or by some accounts: the gateway asks who is signed in. */
  pass?: boolean;
  /** Lets developers put a module of their own machine in place of a live one, in their tab (`overrides.ts`). Missing: no. */
  overrides?: boolean;
  /** Which release of the shell this is; told to developers alone. */
  shell?: { version: string; commit: string | null };
  /** Keeps what is read on the device, for reading offline. Missing, from a gateway of before: no. */
  offline?: boolean;
  modules: readonly RegisteredModule[];
}

/** The registry that the gateway wrote into the page, else a fresh one from `/modules.json`. */
export async function readRegistry(): Promise<Registry> {
  const embedded = document.getElementById('registry')?.textContent;
  return embedded ? (JSON.parse(embedded) as Registry) : fetchRegistry();
}

/** What is live by now. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/modules.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The module registry answered ${response.status}`);
  return (await response.json()) as Registry;
}
