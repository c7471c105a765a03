/** The assignee in the address: the reader, none, or a colleague by id; null for all. */
export function assignedOf(search: URLSearchParams): string | null {
  const assigned = search.get('assigned') ?? '';
  return /^(?:me|nobody|[1-9]\d{0,8})$/.test(assigned) ? assigned : null;
}
