/** The address of a stored drawing, with its text alternative; null if there is none. */
export function imageLink(name: string | null, alt: string | null): { url: string; alt: string } | null {
  return name === null ? null : { url: `/api/images/${name}`, alt: alt ?? '' };
}
