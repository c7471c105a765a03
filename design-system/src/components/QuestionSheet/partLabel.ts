/** `(a)` for `a`, `(a) (ii)` for `a.ii`; empty for a question without parts. */
export const partLabel = (part = ''): string =>
  part
    .split('.')
    .filter(Boolean)
    .map((piece) => `(${piece})`)
    .join(' ');
