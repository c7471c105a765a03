/** `22 November 2026` of `2026-11-22`, the same wherever it is read. */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
