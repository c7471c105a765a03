import { formatDate } from 'design-system';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const midnightOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
/** Local calendar days; clock changes make days of 23 hours. */
const daysBetween = (then: Date, now: Date) => Math.round((midnightOf(now) - midnightOf(then)) / DAY);

/** Today, or later if the reader's clock is slow. */
export const isToday = (moment: string, now: Date): boolean => daysBetween(new Date(moment), now) <= 0;

/** `5 minutes ago`, `yesterday`, `3 weeks ago`, and the date after two months. */
export function inWords(moment: string, now: Date): string {
  const then = new Date(moment);
  const past = Math.max(0, now.getTime() - then.getTime());
  const days = daysBetween(then, now);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  if (days <= 0) return ago.format(-Math.floor(past / HOUR), 'hour');
  if (days < 7) return ago.format(-days, 'day');
  if (days < 60) return ago.format(-Math.floor(days / 7), 'week');
  return formatDate(then, 'longDate');
}
