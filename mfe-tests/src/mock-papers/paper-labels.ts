import type { ShortGrade } from '@api/contract';

/** "5, between 4 and 6", or just "5". */
export function gradeInWords({ grade, low, high }: ShortGrade): string {
  return low === high ? String(grade) : `${grade}, between ${low} and ${high}`;
}

/** Normalises a typed code or address: case, spaces, o for 0, l for 1. */
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

/** Seeds that a code can name. */
const SEEDS = 2 ** 30;

export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
