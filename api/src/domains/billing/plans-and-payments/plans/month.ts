/** A calendar month in UTC: what allowances are counted by. */
export interface Month {
  /** Its first moment. */
  readonly start: Date;
  /** The first moment after it. */
  readonly end: Date;
}

/** The month that a moment lies in. */
export function monthOf(moment: Date): Month {
  const year = moment.getUTCFullYear();
  const month = moment.getUTCMonth();
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

/** The month's first day as `YYYY-MM-DD`, as the database keys it. */
export function monthKey({ start }: Month): string {
  return start.toISOString().slice(0, 10);
}
