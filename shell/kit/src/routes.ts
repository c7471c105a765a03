/** The shape of `src/routes.json`: pages as data for route tables, navigation and heads. */
export interface ModuleRoutes {
  pages: readonly PageRoute[];
  /** Query parameters that make another page on the server; all by default. */
  query?: readonly string[];
  redirects?: readonly Redirect[];
  navigation?: readonly NavigationEntry[];
}

/** Specification part 1, section 2. */
export type Audience = 'everyone' | 'signed-in' | 'staff';

export interface PageRoute {
  /** For `addressOf`. Unique among modules; pages of one module may share it if they show more or less of one thing. */
  name?: string;
  /** `/blogs/:slug`. The first match wins: list the more specific first. */
  path: string;
  audience: Audience;
  title: string;
  description?: string;
  /** The canonical address; its own path by default. */
  canonical?: string;
  /** False: noindex even on the production host. */
  index?: boolean;
  /** Full screen, without navbar, footer and scroll-to-top. */
  chrome?: 'none';
  /** The code-split file below `src`, preloaded with the page. */
  code?: string;
  /** The call whose 404 or empty list makes the page a 404, even if server rendering timed out. */
  shows?: string;
}

/** Redirects an old or short address; keeps the query. */
export interface Redirect {
  /** For `addressOf` the redirect itself. */
  name?: string;
  from: string;
  to: string;
}

export interface NavigationEntry {
  label: string;
  to: string;
  place: 'navbar' | 'account-menu' | 'footer-ib' | 'footer-general' | 'footer-other';
  /** `learners`: signed-in users except staff. Does not restrict the page. */
  audience: Audience | 'learners';
  /** Ascending within its place. */
  order: number;
}
