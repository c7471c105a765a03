/**
 * Sketches of texts (MinHash with bands, Broder 1997): whatever their length, similar texts share a band, and others
 * hardly ever do. Of pairs with four fifths of their trigrams in common one in 3,000 is missed; of pairs with a third
 * in common, one in 12 is compared in vain.
 */
const BANDS = 20;
const ROWS = 5;

/** Numbers that follow from their place, so that sketches are the same everywhere. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
const SEEDS = Array.from({ length: BANDS * ROWS }, (_, place) => mixed(place + 1));

/** The trigrams of a text as PostgreSQL's pg_trgm has them, as numbers: of words in lower case with two blanks before and one behind. */
function trigramsOf(text: string): Set<number> {
  const trigrams = new Set<number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1)
      trigrams.add(
        mixed(
          Math.imul(padded.charCodeAt(at), 31 * 31) + Math.imul(padded.charCodeAt(at + 1), 31 ** 4) + padded.charCodeAt(at + 2),
        ),
      );
  }
  return trigrams;
}

/** The bands of a text: numbers of 32 bits, one of which near texts share. */
export function bandsOf(text: string): number[] {
  const trigrams = trigramsOf(text);
  const least = SEEDS.map((seed) => {
    let found = 0xffffffff;
    for (const trigram of trigrams) {
      const hash = mixed(trigram ^ seed);
      if (hash < found) found = hash;
    }
    return found;
  });
  return Array.from({ length: BANDS }, (_, band) =>
    least.slice(band * ROWS, (band + 1) * ROWS).reduce((hash, value) => mixed(hash ^ value) | 0, mixed(band + 1_000)),
  ).map((band) => band | 0);
}
