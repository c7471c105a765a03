import { parseAddress } from '@shell/kit/addresses';

const KEY = 'came-from';

/** Pages on the way into the site: nobody wants to go back to them. */
const ON_THE_WAY = new Set(['login', 'sign-up', 'forgot-password', 'reset-password', 'onboarding', 'verify-email']);

const isOnTheWay = (pathname: string) => ON_THE_WAY.has(parseAddress(pathname)?.name ?? '');

/** Notes the address in view, in this tab and over reloads, unless it is one on the way in. */
export function noteAddress(pathname: string, search: string): void {
  if (!isOnTheWay(pathname)) sessionStorage.setItem(KEY, pathname + search);
}

/** The address in view, or on the way in the last one before it; `/` when there was none. */
export function cameFrom(): string {
  if (!isOnTheWay(location.pathname)) return location.pathname + location.search;
  return sessionStorage.getItem(KEY) ?? '/';
}

/** A single question's page, whose id is a number. Specification part 1, section 2. */
export function isQuestionPage(pathname: string): boolean {
  const address = parseAddress(pathname);
  return address?.name === 'question' && /^\d+$/.test(address.params.questionId ?? '');
}
