import { parseAddress } from '@shell/kit/addresses';

const KEY = 'came-from';

/** Pages that nobody wants to return to. */
const ON_THE_WAY = new Set(['login', 'sign-up', 'forgot-password', 'reset-password', 'onboarding', 'verify-email']);

const isOnTheWay = (pathname: string) => ON_THE_WAY.has(parseAddress(pathname)?.name ?? '');

/** Notes the address in this tab's storage, unless on the way in. */
export function noteAddress(pathname: string, search: string): void {
  if (!isOnTheWay(pathname)) sessionStorage.setItem(KEY, pathname + search);
}

/** The address in view, or the last before the way in; `/` without one. */
export function cameFrom(): string {
  if (!isOnTheWay(location.pathname)) return location.pathname + location.search;
  return sessionStorage.getItem(KEY) ?? '/';
}

/** The id is a number. Specification part 1, section 2. */
export function isQuestionPage(pathname: string): boolean {
  const address = parseAddress(pathname);
  return address?.name === 'question' && /^\d+$/.test(address.params.questionId ?? '');
}
