/** `a` reads `(a)`, `a.ii` reads `(a) (ii)`; the empty part of a question without parts reads as nothing. */
export const partLabel = (part: string): string =>
  part
    .split('.')
    .filter(Boolean)
    .map((piece) => `(${piece})`)
    .join(' ');
