import { createHash } from 'node:crypto';
import type { AnswerKey } from '@api/contract';
import type { QuestionContent } from './questions.queries.ts';

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
 * Fingerprint of what an import writes into a row. It is stored with the row: when the row's present content has another one,
 * staff have edited it and imports leave it alone.
 */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32);
}

/**
 * What an import does with a row: `current` is the content in the database, `seedHash` the fingerprint of the last
 * import.
 */
export function decide(
  wanted: string,
  stored: { seedHash: string | null; current: string } | undefined,
): 'insert' | 'update' | 'keep' {
  if (!stored) return 'insert';
  const edited = stored.seedHash !== stored.current;
  return edited || stored.seedHash === wanted ? 'keep' : 'update';
}

/** A key as it was written down before there were other kinds. */
function oldShape(key: AnswerKey): unknown {
  const { kind, part, ...rest } = key;
  const plain = kind === 'number' && Object.keys(rest).every((name) => ['value', 'tolerance', 'unit'].includes(name));
  return plain ? { ...rest, ...(part && { part }) } : key;
}

/**
 * The fingerprint of a question. Keys count in the shape and under the name of the time when the first databases were filled, so that
 * what has not changed since is not taken for edited.
 */
export function questionFingerprint({ answer_keys, images, ...content }: QuestionContent): string {
  // Images count where there are any, for the same reason.
  return contentHash({ ...content, ...(images.length > 0 && { images }), numeric_answers: answer_keys.map(oldShape) });
}
