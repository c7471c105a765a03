/** A day for reading: `21 November 2026`. */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(moment));
}
