/**
 * Edit distance with swaps: letters to insert, delete, replace or swap with their neighbour. Of the maintained
 * libraries, `leven` and `fastest-levenshtein` count a swap as two errors, and short words may have one: `mena` would
 * no longer find `mean`. `cmpstr` 3.3.0 gets half of all pairs wrong, as it reuses one buffer.
 */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j += 1) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped);
    }
  }
  return at(a.length, b.length);
}

/** How many letters may be wrong in a word of this length. */
const allowedErrors = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** The candidates most likely meant: those with the fewest errors, at most three. */
export function correctWord(word: string, candidates: readonly string[]): string[] {
  const errors = candidates.map((candidate) => {
    // An unfinished word may have an error as well.
    const started = candidate.slice(0, word.length);
    return { candidate, count: Math.min(editDistance(word, candidate), editDistance(word, started) + 0.5) };
  });
  const fewest = Math.min(allowedErrors(word.length), ...errors.map(({ count }) => count));
  return errors
    .filter(({ count }) => count <= fewest)
    .map(({ candidate }) => candidate)
    .slice(0, 3);
}
