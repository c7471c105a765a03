import { createHash } from 'node:crypto';
import { readOwnTags } from './own-tags.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/;

export interface ItemIdentity {
  format: 'moodle' | 'gift' | 'qti';
  given: string | null;
  category: readonly string[];
  tags: readonly string[];
  /** Its content, which counts if the file gives it no id. */
  content: readonly string[];
}

/**
 * The stable identity of an item. Our own exports, recognised by their tags, keep our id; another system's id counts within its
 * format and category only, since many files number from 1. Without an id it is a digest of the content.
 */
export function identityOf({ format, given, category, tags, content }: ItemIdentity): string {
  const id = given?.trim() ?? '';
  if (ID.test(id) && readOwnTags(tags).fields.subject !== undefined) return id;
  const source = id === '' ? content.map((one) => one.replace(/\s+/g, ' ').trim()) : ['id', id];
  const digest = createHash('sha256').update(JSON.stringify([category.join('/'), ...source]));
  return `${format}:${digest.digest('hex').slice(0, 24)}`;
}

/** Gives identical items, such as two without a name, distinct ids that are stable between reads. */
export class Identities {
  readonly #seen = new Map<string, number>();

  next(id: string): string {
    const times = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, times);
    return times === 1 ? id : `${id.slice(0, 110)}-${times}`;
  }
}
