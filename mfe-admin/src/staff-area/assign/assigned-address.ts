/** Whose work a list shows, besides all of it and a colleague's. */
export const ASSIGNED = [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Unassigned' },
] as const;

/** Whose work the address asks for: the reader's, nobody's, or a colleague's by id; null for everybody's. */
export function assignedOf(search: URLSearchParams): string | null {
  const assigned = search.get('assigned') ?? '';
  return ASSIGNED.some(({ value }) => value === assigned) || /^[1-9]\d{0,8}$/.test(assigned) ? assigned : null;
}
