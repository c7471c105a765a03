/** The assignee filters of a list, besides all and a colleague. */
export const ASSIGNED = [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Unassigned' },
] as const;

/** The assignee in the address: the reader, none, or a colleague by id; null for all. */
export function assignedOf(search: URLSearchParams): string | null {
  const assigned = search.get('assigned') ?? '';
  return ASSIGNED.some(({ value }) => value === assigned) || /^[1-9]\d{0,8}$/.test(assigned) ? assigned : null;
}
