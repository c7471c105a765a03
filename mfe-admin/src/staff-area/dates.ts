// Dates and times are those of the reader's zone.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const dated = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
});

/** `21 Nov 2026`, for tables. */
export const dayOf = (iso: string) => day.format(new Date(iso));

/** `21 Nov, 14:05`, for what was said or done. */
export const momentOf = (iso: string) => moment.format(new Date(iso));

/** `22 Nov 2026, 14:05`, for what is to come. */
export const datedMoment = (iso: string) => dated.format(new Date(iso));
