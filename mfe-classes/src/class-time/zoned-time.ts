/** As in `<input type="datetime-local">`: `2026-11-30T09:00`. */
export type WallTime = string;

const PARTS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** What a clock in `zone` shows at `moment`. */
export function wallTimeAt(moment: Date | string, zone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone: zone }).formatToParts(new Date(moment));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The moment when a clock in `zone` shows `wall`: the first of two, or after a skipped hour. Null for an invalid time. */
export function momentOf(wall: WallTime, zone: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${wallTimeAt(new Date(time), zone)}:00Z`) - time;
  // Only the offsets a day before and after can apply.
  const day = 86_400_000;
  const candidates = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset);
  const exact = candidates.filter((time) => wallTimeAt(new Date(time), zone) === wall);
  const time = exact.length > 0 ? Math.min(...exact) : candidates[0];
  return time === undefined ? null : new Date(time).toISOString();
}

/** `Mon 30 Nov, 09:00` on the class's clock, with the year if it isn't this one. */
export function timeInWords(moment: string, zone: string, now = new Date()): string {
  const sameYear = wallTimeAt(moment, zone).slice(0, 4) === wallTimeAt(now, zone).slice(0, 4);
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(moment));
}

/** `30 November 2026` on the class's clock. */
export const dayInWords = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(moment));

/** UTC if the browser names none. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** All zones of the browser, and `own`. */
export function zoneNames(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}
