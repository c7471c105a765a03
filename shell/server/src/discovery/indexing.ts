import type { Settings } from '../settings.ts';

type Known = Pick<Settings, 'productionHost'>;

export const NOT_INDEXED = 'noindex, nofollow';

/** Whether search engines may index this host. Specification part 1, section 2. */
export function isIndexed({ productionHost }: Known, host: string | undefined): boolean {
  return productionHost !== undefined && host?.toLowerCase().replace(/:(?:80|443)$/, '') === productionHost.toLowerCase();
}

/** The origin of canonical addresses: the production host if there is one. */
export function originOf({ productionHost }: Known, host: string): string {
  return productionHost ? `https://${productionHost}` : `http://${host}`;
}

/** Pictures of questions, and share images. */
const FINDABLE = /^\/api\/(?:images|share-images)\//;

/** The robots header of anything but a page; undefined if it may be indexed. API data is no search result. */
export function robotsHeader(settings: Known, host: string | undefined, pathname: string): string | undefined {
  if (!isIndexed(settings, host)) return NOT_INDEXED;
  return /^\/(?:api|content|dev)\//.test(pathname) && !FINDABLE.test(pathname) ? NOT_INDEXED : undefined;
}

/** Other views of the same list: thousands of addresses with nothing new. */
const VIEWS = [
  ...['difficulty', 'level', 'paper', 'month', 'year', 'timezone', 'calculatorAllowed', 'calculatorNotAllowed'],
  ...['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion', 'sortBy', 'sortOrder', 'pageSize', 'q'],
];

/** Nothing is disallowed for being noindex: a crawler that cannot read a page cannot read its noindex either. */
export function robotsRules(settings: Known, host: string): string {
  if (!isIndexed(settings, host)) return 'User-agent: *\nDisallow:\n';
  const views = VIEWS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  // Pages render API responses, so crawlers may read them.
  return ['User-agent: *', 'Allow: /api/', ...views, '', `Sitemap: ${originOf(settings, host)}/sitemap.xml`, ''].join('\n');
}
