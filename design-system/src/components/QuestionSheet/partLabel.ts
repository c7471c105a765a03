/** `a` reads `(a)`, `a.ii` reads `(a) (ii)`; a question without parts has no label. */
export const partLabel = (part = ''): string =>
  part
    .split('.')
    .filter(Boolean)
    .map((piece) => `(${piece})`)
    .join(' ');
