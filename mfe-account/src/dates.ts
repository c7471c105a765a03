/** A day for reading: `21 November 2026`. In UTC, as mails and receipts name it, so that one fact has one day everywhere. */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
