import { formatDate } from 'design-system';

const DAY_MS = 86_400_000;
const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** When a question is asked again, by the visitor's own days: "back tomorrow", "back in 4 days", "back on 3 January". */
export function comesBack(moment: string, now = new Date()): string {
  const days = Math.max(0, Math.round((startOfDay(new Date(moment)) - startOfDay(now)) / DAY_MS));
  if (days < 2) return days === 0 ? 'back today' : 'back tomorrow';
  return days < 14 ? `back in ${days} days` : `back on ${formatDate(moment, 'day')}`;
}

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

/** The greeting at an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < MORNING || hour >= EVENING) return 'Good evening';
  return hour < AFTERNOON ? 'Good morning' : 'Good afternoon';
}
