/** Douglas Crockford's base 32: no signs that could be confused. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 6;

/** The code of a paper: `math-aa-sl-1-7k3m9q` is the blueprint and its seed. */
export function paperCode(blueprint: string, seed: number): string {
  const signs = Array.from({ length: LENGTH }, (_, index) => SIGNS[Math.floor(seed / 32 ** (LENGTH - 1 - index)) % 32]);
  return `${blueprint}-${signs.join('')}`;
}
