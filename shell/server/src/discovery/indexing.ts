import type { Settings } from '../settings.ts';

type Known = Pick<Settings, 'productionHost'>;

/** What an answer says to search engines that is not for them. */
export const NOT_INDEXED = 'noindex, nofollow';

/** Whether search engines may index what this host answers. Specification part 1, section 2. */
export function isIndexed({ productionHost }: Known, host: string | undefined): boolean {
  return productionHost !== undefined && host?.toLowerCase().replace(/:(?:80|443)$/, '') === productionHost.toLowerCase();
}

/** Scheme and host by which the site's pages name themselves: always the production host where there is one. */
export function originOf({ productionHost }: Known, host: string): string {
  return productionHost ? `https://${productionHost}` : `http://${host}`;
}

/** What of the API's answers may be found by itself: pictures of questions, and those that link previews show. */
const FINDABLE = /^\/api\/(?:images|share-images)\//;

/**
 * What an answer that is no page says to search engines in its header, files included; undefined: nothing against it. Data of the API
 * would be a poor search result anywhere; elsewhere than on the production host nothing is to be found.
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
 * The rules for crawlers. Whatever must not be indexed says so itself, by tag and header, and is not forbidden here: who may not read a page
 * does not read its noindex either, and lists it by its links alone. So a host that is not indexed lets crawlers in, too.
 */
export function robotsRules(settings: Known, host: string): string {
  if (!isIndexed(settings, host)) return 'User-agent: *\nDisallow:\n';
  const views = VIEWS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  // Pages are drawn with what the API answers, so crawlers may read that.
  return ['User-agent: *', 'Allow: /api/', ...views, '', `Sitemap: ${originOf(settings, host)}/sitemap.xml`, ''].join('\n');
}
