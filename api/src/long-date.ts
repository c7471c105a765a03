/** `29 November 2026`, in UTC. */
export const longDate = (moment: Date | string) =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
