/** The visitor's time zone, sent to the server; undefined if the browser has none. */
export const ownTimeZone = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;

/** A calendar day, `2026-11-22`, in words; it has no time zone, so it is not converted. */
export function dayInWords(
  day: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
) {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment as the visitor's calendar shows it: `19 November`. */
export const dayOfMoment = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(moment));

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

/** The greeting at an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < MORNING || hour >= EVENING) return 'Good evening';
  return hour < AFTERNOON ? 'Good morning' : 'Good afternoon';
}
