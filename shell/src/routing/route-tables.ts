import { EXCLUDED_PATHS, HIDDEN_FROM_NAVIGATION } from '@api/contract/restricted-variant';
import type { NamedPaths } from '@shell/kit/addresses';
import type { ModuleRoutes, NavigationEntry, PageRoute, Redirect } from '@shell/kit/routes';
import { matchPath } from 'react-router-dom';
import shellRoutes from './shell-routes.json' with { type: 'json' };

/** Which edition of the product this is; see `restricted-variant.ts` of the contract. */
export type SiteVariant = 'full' | 'restricted';

/** The three tables of the specification (part 1, section 2). */
export type TableName = 'anonymous' | 'signed-in' | 'admin';

/** Who asks, as far as route selection cares. */
export interface Visitor {
  role_id: number | null;
  signedIn: boolean;
}

/** A page with the module that shows it; the shell shows its own. */
export interface TableEntry extends PageRoute {
  module: string;
}

/** All that route selection knows: pages in order, redirects, navigation. Read from the registry at run time. */
export interface SiteRoutes {
  pages: readonly TableEntry[];
  redirects: readonly Redirect[];
  navigation: readonly NavigationEntry[];
}

/** What an address leads to. */
export type Destination =
  | { kind: 'page'; entry: TableEntry; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'redirect'; to: string }
  /** `logInMayHelp`: the visitor is a guest, and the address a page for who is signed in. */
  | { kind: 'not-found'; logInMayHelp: boolean };

/** The module name under which the shell's own pages stand in the tables. */
export const SHELL = 'shell';

const AUDIENCES: Readonly<Record<TableName, readonly NavigationEntry['audience'][]>> = {
  anonymous: ['everyone'],
  'signed-in': ['everyone', 'signed-in', 'learners'],
  admin: ['everyone', 'signed-in', 'staff'],
};

/** Joins the shell's pages with those that the modules describe. The shell's own stand first. */
export function collectRoutes(modules: readonly { name: string; routes: ModuleRoutes }[]): SiteRoutes {
  const all = [{ name: SHELL, routes: shellRoutes as ModuleRoutes }, ...modules];
  return {
    pages: all.flatMap(({ name, routes }) => routes.pages.map((page) => ({ ...page, module: name }))),
    redirects: all.flatMap(({ routes }) => routes.redirects ?? []),
    navigation: all.flatMap(({ routes }) => routes.navigation ?? []).toSorted((a, b) => a.order - b.order),
  };
}

/** Where the named pages are. A name that two modules use, which a release is refused for, is that of the first. */
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

/** Role first, then whether a token exists. Specification part 2, section 2, "Route selection". */
export function tableFor({ role_id, signedIn }: Visitor): TableName {
  if (signedIn && (role_id === 1 || role_id === 2)) return 'admin';
  return signedIn ? 'signed-in' : 'anonymous';
}

/** Resolves an address for a visitor. Pure: gateway and browser ask the same function. */
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
    // To learners a staff page is not there; a guest may be staff.
    return { kind: 'not-found', logInMayHelp: table === 'anonymous' };
  }
  return { kind: 'not-found', logInMayHelp: false };
}

/** The entries of one place in the navigation that a visitor sees, in order. */
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

/** Whether navigation leaves an address out: what the edition does not have it does not lead to either. */
function isHidden(pathname: string, variant: SiteVariant): boolean {
  return variant === 'restricted' && (HIDDEN_FROM_NAVIGATION.includes(pathname) || isExcluded(pathname, variant));
}

function isExcluded(pathname: string, variant: SiteVariant): boolean {
  return variant === 'restricted' && EXCLUDED_PATHS.some((path) => matchPath({ path, end: false }, pathname));
}
