/** Milliseconds without a key after which a new word begins, as browsers have it. */
const PAUSE_MS = 1_000;

/** Without accents and in small letters: `Côte` is found by `cote`, and `Å` by `a`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/**
 * Typing into a closed list where the platform finds nothing because it compares accents: finds the option whose name
 * begins so without its accents. Returns null if the platform finds one itself, or there is none.
 */
export function createTyping() {
  let word = '';
  let last = 0;
  return function typed<Option extends { label: string; disabled?: boolean }>(
    { key, at, held }: { key: string; at: number; held: boolean },
    options: readonly Option[],
  ): Option | null {
    if (held || [...key].length !== 1) return null;
    word = at - last > PAUSE_MS ? key : word + key;
    last = at;
    const wanted = plain(word);
    if (wanted.trim() === '') return null;
    const open = options.filter(({ disabled }) => !disabled);
    if (open.some(({ label }) => label.toLowerCase().startsWith(word.toLowerCase()))) return null;
    return open.find(({ label }) => plain(label).startsWith(wanted)) ?? null;
  };
}
