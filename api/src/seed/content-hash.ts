import { createHash } from 'node:crypto';

/** JSON with its keys in order, so that the same content has the same text however it was stored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, nested]) => nested !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, nested]) => `${JSON.stringify(key)}:${canonical(nested)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * Fingerprint of what the seed writes into a row. It is stored with the row: when the row's present content has another one,
 * staff have edited it and the seed leaves it alone.
 */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32);
}

/** What the seed does with a row: `current` is the content now in the database, `seedHash` what was stored at seeding. */
export function decide(
  wanted: string,
  stored: { seedHash: string | null; current: string } | undefined,
): 'insert' | 'update' | 'keep' {
  if (!stored) return 'insert';
  const edited = stored.seedHash !== stored.current;
  return edited || stored.seedHash === wanted ? 'keep' : 'update';
}
