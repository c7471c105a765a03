import { createHash } from 'node:crypto';

const ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/;

/**
 * The stable identity of an item: the one from the file, with the format's prefix unless it can be one of ours; without
 * one, a digest of the item's stable content: its category, name and text.
 */
export function identityOf(format: string, given: string | null | undefined, stable: readonly string[]): string {
  const id = given?.trim();
  if (id && ID.test(id)) return id;
  const source = id ? [id] : stable.map((one) => one.replace(/\s+/g, ' ').trim());
  return `${format}:${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 24)}`;
}

/** Gives items that read the same, such as two without a name, ids of their own, the same at each reading of the file. */
export class Identities {
  readonly #seen = new Map<string, number>();

  next(id: string): string {
    const times = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, times);
    return times === 1 ? id : `${id.slice(0, 110)}-${times}`;
  }
}
