import type { Settings } from '../settings.ts';

type Known = Pick<Settings, 'productionHost'>;

/** The robots header of a response that must not be indexed. */
export const NOT_INDEXED = 'noindex, nofollow';

/** Whether search engines may index what this host answers. Specification part 1, section 2. */
export function isIndexed({ productionHost }: Known, host: string | undefined): boolean {
  return productionHost !== undefined && host?.toLowerCase().replace(/:(?:80|443)$/, '') === productionHost.toLowerCase();
}

/** Scheme and host of the site's canonical addresses: the production host if there is one. */
export function originOf({ productionHost }: Known, host: string): string {
  return productionHost ? `https://${productionHost}` : `http://${host}`;
}

/** API responses that may be indexed: pictures of questions, and share images. */
const FINDABLE = /^\/api\/(?:images|share-images)\//;

/**
 * The robots header of a response other than a page, files included; undefined if it may be indexed. API data is never
 * a useful search result; hosts other than production are not indexed at all.
 */
export function robotsHeader(settings: Known, host: string | undefined, pathname: string): string | undefined {
  if (!isIndexed(settings, host)) return NOT_INDEXED;
  return /^\/(?:api|content|dev)\//.test(pathname) && !FINDABLE.test(pathname) ? NOT_INDEXED : undefined;
}

/** Parameters that make other views of the same list: thousands of addresses with nothing new in them. */
const VIEWS = [
  ...['difficulty', 'level', 'paper', 'month', 'year', 'timezone', 'calculatorAllowed', 'calculatorNotAllowed'],
  ...['completedQuestion', 'uncompletedQuestion', 'bookmarkedQuestion', 'sortBy', 'sortOrder', 'pageSize', 'q'],
];

/**
 * The rules for crawlers. Content that must not be indexed says so by tag and header, and is not disallowed here: a
 * crawler that may not read a page cannot read its noindex either, and lists it by its links alone. So a host that is
 * not indexed also admits crawlers.
 */
export function robotsRules(settings: Known, host: string): string {
  if (!isIndexed(settings, host)) return 'User-agent: *\nDisallow:\n';
  const views = VIEWS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  // Pages render API responses, so crawlers may read them.
  return ['User-agent: *', 'Allow: /api/', ...views, '', `Sitemap: ${originOf(settings, host)}/sitemap.xml`, ''].join('\n');
}
