import { formatDate } from 'design-system';

/** `21 November 2026` in UTC, so that pages, mails and receipts agree. */
export function longDate(moment: string): string {
  return formatDate(moment, 'longDate', 'UTC');
}
