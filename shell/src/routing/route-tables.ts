import { EXCLUDED_PATHS, HIDDEN_FROM_NAVIGATION } from '@api/contract/restricted-variant';
import type { NamedPaths } from '@shell/kit/addresses';
import type { ModuleRoutes, NavigationEntry, PageRoute, Redirect } from '@shell/kit/routes';
import { matchPath } from 'react-router-dom';
import shellRoutes from './shell-routes.json' with { type: 'json' };

/** See `restricted-variant.ts` of the contract. */
export type SiteVariant = 'full' | 'restricted';

/** Specification part 1, section 2. */
export type TableName = 'anonymous' | 'signed-in' | 'admin';

export interface Visitor {
  role_id: number | null;
  signedIn: boolean;
}

/** A page with its module; the shell shows its own. */
export interface TableEntry extends PageRoute {
  module: string;
}

/** Pages in order, redirects and navigation from the registry. */
export interface SiteRoutes {
  pages: readonly TableEntry[];
  redirects: readonly Redirect[];
  navigation: readonly NavigationEntry[];
}

/** What an address leads to. */
export type Destination =
  | { kind: 'page'; entry: TableEntry; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'redirect'; to: string }
  /** `logInMayHelp`: a guest at a page for signed-in users. */
  | { kind: 'not-found'; logInMayHelp: boolean };

/** The module name of the shell's own pages. */
export const SHELL = 'shell';

const AUDIENCES: Readonly<Record<TableName, readonly NavigationEntry['audience'][]>> = {
  anonymous: ['everyone'],
  'signed-in': ['everyone', 'signed-in', 'learners'],
  admin: ['everyone', 'signed-in', 'staff'],
};

/** Joins the pages of shell, first, and modules. */
export function collectRoutes(modules: readonly { name: string; routes: ModuleRoutes }[]): SiteRoutes {
  const all = [{ name: SHELL, routes: shellRoutes as ModuleRoutes }, ...modules];
  return {
    pages: all.flatMap(({ name, routes }) => routes.pages.map((page) => ({ ...page, module: name }))),
    redirects: all.flatMap(({ routes }) => routes.redirects ?? []),
    navigation: all.flatMap(({ routes }) => routes.navigation ?? []).toSorted((a, b) => a.order - b.order),
  };
}

/** Paths by page name. Of a duplicate, which releases refuse, the first. */
export function pathsOf({ pages }: SiteRoutes): NamedPaths {
  const owners = new Map<string, string>();
  const paths: Record<string, string[]> = {};
  for (const { name, path, module } of pages) {
    if (name === undefined || (owners.get(name) ?? module) !== module) continue;
    owners.set(name, module);
    paths[name] = [...(paths[name] ?? []), path];
  }
  return paths;
}

/** Role first, then token. Specification part 2, section 2, "Route selection". */
export function tableFor({ role_id, signedIn }: Visitor): TableName {
  if (signedIn && (role_id === 1 || role_id === 2)) return 'admin';
  return signedIn ? 'signed-in' : 'anonymous';
}

/** Resolves an address for a visitor. Pure: used by gateway and browser. */
export function resolve(
  pathname: string,
  search: string,
  visitor: Visitor,
  variant: SiteVariant,
  routes: SiteRoutes,
): Destination {
  const redirect = routes.redirects.find(({ from }) => matchPath(from, pathname));
  if (redirect) return { kind: 'redirect', to: redirect.to + search };
  if (isExcluded(pathname, variant)) return { kind: 'not-found', logInMayHelp: false };

  const table = tableFor(visitor);
  for (const entry of routes.pages) {
    const match = matchPath(entry.path, pathname);
    if (!match) continue;
    if (AUDIENCES[table].includes(entry.audience)) return { kind: 'page', entry, params: match.params };
    // To learners a staff page does not exist; a guest may be staff.
    return { kind: 'not-found', logInMayHelp: table === 'anonymous' };
  }
  return { kind: 'not-found', logInMayHelp: false };
}

/** A visitor's navigation entries at one place, in order. */
export function navigationFor(
  place: NavigationEntry['place'],
  visitor: Visitor,
  variant: SiteVariant,
  { navigation }: SiteRoutes,
): NavigationEntry[] {
  const audiences = AUDIENCES[tableFor(visitor)];
  return navigation.filter(
    (entry) =>
      entry.place === place &&
      audiences.includes(entry.audience) &&
      !isHidden(new URL(entry.to, 'http://site').pathname, variant),
  );
}

/** Leaves out what the edition does not have. */
function isHidden(pathname: string, variant: SiteVariant): boolean {
  return variant === 'restricted' && (HIDDEN_FROM_NAVIGATION.includes(pathname) || isExcluded(pathname, variant));
}

function isExcluded(pathname: string, variant: SiteVariant): boolean {
  return variant === 'restricted' && EXCLUDED_PATHS.some((path) => matchPath({ path, end: false }, pathname));
}
