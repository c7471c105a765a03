/** `2026-11-22`, the day that a calendar shows at a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

const HOUR_MS = 3_600_000;

/** How far a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second'));
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The first moment of a day in a time zone. Clocks that are put forward at midnight begin it when they show it. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset of the moment that is looked for may differ from the one of the first guess.
  const guess = new Date(midnight - offsetAt(new Date(midnight), timeZone));
  const moment = new Date(midnight - offsetAt(guess, timeZone));
  return dayAt(moment, timeZone) === day ? moment : new Date(moment.getTime() + HOUR_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

export function daysFrom(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / (24 * HOUR_MS));
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
