/**
 * The shape of `src/routes.json`: a remote's pages as data, from which route tables, navigation and page heads are made
 * at run time.
 */
export interface ModuleRoutes {
  pages: readonly PageRoute[];
  /** Query parameters that make another page on the server; all by default. */
  query?: readonly string[];
  redirects?: readonly Redirect[];
  navigation?: readonly NavigationEntry[];
}

/** Audiences of a page. Specification part 1, section 2. */
export type Audience = 'everyone' | 'signed-in' | 'staff';

/** A page: its address, audience, title and description. */
export interface PageRoute {
  /**
   * Name for links (`addressOf`), e.g. `question`. Unique among modules; pages of one module may share it if their paths
   * show more or less of the same thing.
   */
  name?: string;
  /** A path pattern: `/blogs/:slug`. The first match wins, so list the more specific first. */
  path: string;
  audience: Audience;
  title: string;
  description?: string;
  /** The canonical address; its own path by default. */
  canonical?: string;
  /** False: noindex, even on the production host. */
  index?: boolean;
  /** `none`: full screen, without navbar, footer and scroll-to-top, e.g. during a test. */
  chrome?: 'none';
  /** The code-split file below `src` (`pageOnDemand`), e.g. `read-blogs/BlogPostPage.tsx`, preloaded with the page. */
  code?: string;
  /**
   * The API call whose 404 or empty list means that the page does not exist, e.g. `/api/questions/:questionId`: the page
   * is then a 404 even if server rendering timed out.
   */
  shows?: string;
}

/** A redirect from an old or short address; keeps the query. */
export interface Redirect {
  /** Name for links to the redirect itself (`addressOf`), e.g. `topic-link`. */
  name?: string;
  from: string;
  to: string;
}

/** A navigation entry. */
export interface NavigationEntry {
  label: string;
  to: string;
  place: 'navbar' | 'account-menu' | 'footer-ib' | 'footer-general' | 'footer-other';
  /** `learners`: signed-in users except staff, who have their own bar. Does not restrict the page. */
  audience: Audience | 'learners';
  /** Ascending order within its place. */
  order: number;
}
