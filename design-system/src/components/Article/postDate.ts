const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `November 3rd 2026`, in UTC. Specification part 1, section 9. */
export function postDate(moment: string): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  return `${MONTHS[date.getUTCMonth()]} ${day}${ordinalEnding(day)} ${date.getUTCFullYear()}`;
}

function ordinalEnding(day: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day);
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule];
}
