const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** `21 Nov 2026`, for tables. */
export const dayOf = (iso: string) => day.format(new Date(iso));

/** `21 Nov, 14:05` where the reader is, for what was said or done. */
export const momentOf = (iso: string) => moment.format(new Date(iso));

const inUtc = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});

/** `22 Nov 2026, 14:05 UTC`. */
export const utcMoment = (iso: string) => `${inUtc.format(new Date(iso))} UTC`;
