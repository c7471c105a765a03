import type { SiteLinks } from '@shell/kit';
import type { ModuleRoutes } from '@shell/kit/routes';
import type { SiteVariant } from '../routing/route-tables.ts';

/** Version of an overridden module (`overrides.ts`). */
export const OVERRIDE = 'override';

export interface RegisteredModule {
  name: string;
  version: string;
  /** Absolute, in an immutable folder. */
  entry: string;
  /** Required by `federation/integrity.ts`; empty only in development. */
  integrity: string;
  /** There is a canary: all pages report health. */
  watched?: boolean;
  /** How to load the entry; missing for development servers. */
  federation?: { name: string; global: string; type: 'global' | 'module'; checked?: boolean } | undefined;
  /** Integrity by address, for builds that do not name it themselves. */
  hashes?: Readonly<Record<string, string>>;
  preview?: boolean;
  routes: ModuleRoutes;
  /** Files of all pages (`first`) and of each; only from `/modules.json`. */
  files?: { first: readonly string[]; pages: Readonly<Record<string, readonly string[]>> };
  commit?: string | null;
}

export interface Registry {
  variant: SiteVariant;
  links: SiteLinks;
  /** Whether the product's figures are shown; missing from former gateways. */
  figures?: boolean;
  /** Development servers change modules under their address. */
  development: boolean;
  /** A canary needs to know who is signed in. */
  pass?: boolean;
  /** Developers may override modules (`overrides.ts`). */
  overrides?: boolean;
  shell?: { version: string; commit: string | null };
  /** Caches for reading offline. */
  offline?: boolean;
  modules: readonly RegisteredModule[];
}

/** The registry in the page, or a fresh one. */
export async function readRegistry(): Promise<Registry> {
  const embedded = document.getElementById('registry')?.textContent;
  return embedded ? (JSON.parse(embedded) as Registry) : fetchRegistry();
}

export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/modules.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The module registry answered ${response.status}`);
  return (await response.json()) as Registry;
}
