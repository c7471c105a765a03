/** `a` reads `(a)`, `a.ii` reads `(a) (ii)`; empty for a question without parts. */
export const partLabel = (part: string): string =>
  part
    .split('.')
    .filter(Boolean)
    .map((piece) => `(${piece})`)
    .join(' ');
