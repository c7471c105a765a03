/** `a` reads `(a)`, `a.ii` reads `(a) (ii)`; a question without parts has none. */
export function partLabel(part: string): string {
  return part === ''
    ? ''
    : part
        .split('.')
        .map((piece) => `(${piece})`)
        .join(' ');
}
