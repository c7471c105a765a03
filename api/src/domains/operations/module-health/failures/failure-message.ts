import { createHash } from 'node:crypto';
import { KEPT_OF_FAILURE } from '@api/contract/limits';

const ADDRESS = /[^\s@"'`<>]{1,64}@[^\s@"'`<>]{1,100}/g;
const QUERY = /[?#][^\s"'`)]*/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** Names of code: `reading 'length'`, `"./Page.tsx"`. */
const NAME = /^.[\w.$\-/:[\]@]{0,40}.$/;
/** Ids, tokens, typed numbers. */
const LONG = /[A-Za-z0-9_-]*\d[A-Za-z0-9_-]{2,}/g;

/**
 * An error message without possible personal data: browsers put values into their messages, mostly in quotation marks.
 * One line, `KEPT_OF_FAILURE` characters at most.
 */
export function withoutPersonalData(message: string): string {
  return message
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replace(ADDRESS, '(address)')
    .replace(QUERY, '')
    .replace(QUOTED, (quoted) => (NAME.test(quoted) ? quoted : '"…"'))
    .replace(LONG, (word) => (/\d{3}/.test(word) || word.length > 20 ? '#' : word))
    .slice(0, KEPT_OF_FAILURE)
    .toWellFormed();
}

/** The same for messages that differ in numbers alone. */
export function fingerprintOf(message: string): string {
  return createHash('sha256').update(message.replace(/\d+/g, '#')).digest('hex').slice(0, 16);
}
