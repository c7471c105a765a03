/** Where a stored drawing is served, with its text alternative; null where there is none. */
export function imageLink(name: string | null, alt: string | null): { url: string; alt: string } | null {
  return name === null ? null : { url: `/api/images/${name}`, alt: alt ?? '' };
}
