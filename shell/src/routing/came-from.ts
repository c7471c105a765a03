const KEY = 'came-from';

/** Pages on the way into the site: nobody wants to go back to them. */
const ON_THE_WAY = new Set(['/login', '/sign-up', '/forgot-password', '/reset-password', '/onboarding', '/verify-user']);

/** Notes the address in view, in this tab and over reloads, unless it is one on the way in. */
export function noteAddress(pathname: string, search: string): void {
  if (!ON_THE_WAY.has(pathname)) sessionStorage.setItem(KEY, pathname + search);
}

/** The address in view, or on the way in the last one before it; `/` when there was none. */
export function cameFrom(): string {
  if (!ON_THE_WAY.has(location.pathname)) return location.pathname + location.search;
  return sessionStorage.getItem(KEY) ?? '/';
}

/** A single question's page: `/math-questions/{subject}/{topic}/…/{question id}`. Specification part 1, section 2. */
export function isQuestionPage(pathname: string): boolean {
  return /^\/math-questions\/[^/]+\/[^/]+\/(?:[^/]+\/){0,2}\d+\/?$/.test(pathname);
}
