import type { ShortGrade } from '@api/contract';

/** "5, between 4 and 6"; where the range is one grade that grade alone. */
export function gradeInWords({ grade, low, high }: ShortGrade): string {
  return low === high ? String(grade) : `${grade}, between ${low} and ${high}`;
}

/** A code as it was read off a board: in any case, with spaces, an o for a 0 and an l for a 1; also a whole address. */
export function readCode(typed: string): string {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const code = last
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  const end = code.lastIndexOf('-') + 1;
  return code.slice(0, end) + code.slice(end).replaceAll('o', '0').replace(/[il]/g, '1').replaceAll('u', 'v');
}

/** As many papers can be drawn as a code can name. */
const SEEDS = 2 ** 30;

/** A seed by chance. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
