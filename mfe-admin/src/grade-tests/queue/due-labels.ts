import { counted } from '@shell/kit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 5 hours", "3 hours late". */
export function dueWords(due: string, now: number): string {
  const left = Date.parse(due) - now;
  const amount = spanWords(Math.abs(left));
  return left >= 0 ? `in ${amount}` : `${amount} late`;
}

/** Minutes, hours up to two days, then days; rounded down, so that no more time is promised than there is. */
function spanWords(span: number): string {
  if (span < MINUTE) return 'less than a minute';
  if (span < HOUR) return counted(Math.floor(span / MINUTE), 'minute');
  if (span < 2 * DAY) return counted(Math.floor(span / HOUR), 'hour');
  return counted(Math.floor(span / DAY), 'day');
}
