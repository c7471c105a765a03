const STYLES = {
  /** `Nov` */
  month: { month: 'short' },
  /** `29 Nov` */
  shortDay: { day: 'numeric', month: 'short' },
  /** `29 November` */
  day: { day: 'numeric', month: 'long' },
  /** `Sunday 29 November` */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Sunday` */
  weekdayName: { weekday: 'long' },
  /** `S` */
  weekdayLetter: { weekday: 'narrow' },
  /** `November 2026` */
  monthAndYear: { month: 'long', year: 'numeric' },
  /** `29 Nov 2026` */
  date: { dateStyle: 'medium' },
  /** `29 November 2026` */
  longDate: { dateStyle: 'long' },
  /** `13:35` */
  time: { timeStyle: 'short' },
  /** `13:35:09` */
  exactTime: { timeStyle: 'medium' },
  /** `29 Nov, 13:35` */
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `Sun 29 Nov, 13:35` */
  weekdayTime: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `29 Nov 2026, 13:35` */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** `29 Nov 2026, 13:35:09` */
  exactDateTime: { dateStyle: 'medium', timeStyle: 'medium' },
  /** `Sunday, 29 November 2026 at 13:35` */
  full: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `dateTime` is `29 Nov 2026, 13:35`. */
export type DateTimeStyle = keyof typeof STYLES;

/** Formatters are slow to make. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment in British English. @param timeZone `UTC` for a calendar day. @throws RangeError for an invalid date. */
export function formatDate(at: string | number | Date, style: DateTimeStyle = 'date', timeZone?: string): string {
  const key = `${style} ${timeZone ?? ''}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...STYLES[style], timeZone });
  formatters.set(key, formatter);
  return formatter.format(new Date(at));
}

/** The browser's zone, e.g. `Europe/Berlin`, if it names one. */
export function ownTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
