/** Whose work a list shows, besides all of it. */
export const ASSIGNED = [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
] as const;

/** Whose work the address asks for; null for everybody's. */
export const assignedOf = (search: URLSearchParams) =>
  ASSIGNED.find(({ value }) => value === search.get('assigned'))?.value ?? null;
