import { addDays, dayAt, mondayOf, startOfDay } from '../study-plan/index.ts';
import type { MailKind } from './subscriptions.queries.ts';

const HOUR_MS = 3_600_000;
/** After school, and before the week's first lesson. */
const REMINDER_HOUR = 16;
const SUMMARY_HOUR = 7;

const at = (day: string, hour: number, timeZone: string) => new Date(startOfDay(day, timeZone).getTime() + hour * HOUR_MS);

/** When the next mail of a kind goes out after `now`: a reminder each day at 16:00, a summary on Mondays at 7:00. */
export function nextMailAt(kind: MailKind, now: Date, timeZone: string): Date {
  const day = dayAt(now, timeZone);
  const daily = kind === 'reminder';
  const first = daily ? at(day, REMINDER_HOUR, timeZone) : at(mondayOf(day), SUMMARY_HOUR, timeZone);
  if (first > now) return first;
  return daily ? at(addDays(day, 1), REMINDER_HOUR, timeZone) : at(addDays(mondayOf(day), 7), SUMMARY_HOUR, timeZone);
}
