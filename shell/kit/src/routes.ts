/**
 * What a remote says of its pages: the shape of `src/routes.json`. Data only: the shell's route tables, its navigation and
 * the gateway's page heads are all read from it, from the registry, at run time.
 */
export interface ModuleRoutes {
  pages: readonly PageRoute[];
  /** The query parameters that its pages for guests read: others make no other page on the server. All of them unless told. */
  query?: readonly string[];
  redirects?: readonly Redirect[];
  navigation?: readonly NavigationEntry[];
}

/** Who has a page in their route table. Specification part 1, section 2. */
export type Audience = 'everyone' | 'signed-in' | 'staff';

/** One page of a module: its address, who may see it, and its title and description for search engines and the tab. */
export interface PageRoute {
  /**
   * What others call it who link to it (`addressOf` of `@shell/kit/addresses`), e.g. `question`. No other module may use it; several
   * pages of one module may, where the same thing has more or less in its path.
   */
  name?: string;
  /** A path pattern of the router: `/blogs/:slug`. The first match wins, so the more exact comes first. */
  path: string;
  audience: Audience;
  title: string;
  description?: string;
  /** The address that search engines shall know it by; its own path unless told. */
  canonical?: string;
  /** False keeps it out of search engines even on the production host. */
  index?: boolean;
  /** `none` gives the page the whole screen, without navbar, footer and scroll-to-top, e.g. while the clock of a test runs. */
  chrome?: 'none';
  /**
   * The file below `src` that the page loads on demand (`pageOnDemand`), e.g. `read-blogs/BlogPostPage.tsx`: its code then comes with the
   * page instead of after the module.
   */
  code?: string;
  /**
   * The call of the API that answers 404, or an empty list, where the page shows nothing, e.g. `/api/questions/:questionId`, filled in from
   * the path: so the page is a 404 also where the gateway had no time to draw it, which would have said so.
   */
  shows?: string;
}

/** An old or short address; the query is kept. */
export interface Redirect {
  /** What others call it who link to it rather than to where it leads (`addressOf` of `@shell/kit/addresses`), e.g. `topic-link`. */
  name?: string;
  from: string;
  to: string;
}

/** A link that the shell draws in one of its places. */
export interface NavigationEntry {
  label: string;
  to: string;
  place: 'navbar' | 'account-menu' | 'footer-ib' | 'footer-general' | 'footer-other';
  /** `learners`: signed-in users except staff, whose bar is full of their own. The page itself may be open to them. */
  audience: Audience | 'learners';
  /** Position among the entries of its place, ascending. */
  order: number;
}
