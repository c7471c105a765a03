import { formatDate, ownTimeZone } from 'design-system';

/** `21 Nov 2026`, for tables, in the reader's zone as all here. */
export const dayOf = (at: string) => formatDate(at, 'date');

/** `21 Nov, 14:05`, for messages and actions. */
export const momentOf = (at: string) => formatDate(at, 'dayTime');

/** `22 Nov 2026, 14:05`, for logs and scheduled changes. */
export const datedMoment = (at: string) => formatDate(at, 'dateTime');

/** `21 Nov 2026, 14:05:09`, for events that are seconds apart. */
export const secondOf = (at: string) => formatDate(at, 'exactDateTime');

/** `Mon 23 Nov, 15:00`, for due times. */
export const exactMoment = (at: string) => formatDate(at, 'weekdayTime');

/** `Europe/Berlin`. */
export const ownZone = () => ownTimeZone() ?? 'UTC';

/** `12,345`. */
export const { format: grouped } = new Intl.NumberFormat('en-GB');

/** For a field of date and time, in the reader's zone. */
export const fieldOfMoment = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** ISO 8601; null while the field is empty. */
export function momentOfField(value: string): string | null {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Typed dollars as cents: `9`, `$9.50`; null if invalid, e.g. `9.999`. */
export function centsOf(typed: string): number | null {
  const match = /^\s*\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
