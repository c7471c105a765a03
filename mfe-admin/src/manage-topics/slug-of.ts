import { LONGEST_SLUG } from '@api/contract/limits';

/** Derives a slug from a name: `Sequences & series` becomes `sequences-series`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG);
