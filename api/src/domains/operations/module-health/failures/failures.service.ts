import { createHash } from 'node:crypto';
import type { FailureReport, ModuleFailure } from '@api/contract';
import { KEPT_OF_FAILURE } from '@api/contract/limits';
import type { Call } from '../../../../http/route.ts';
import { mayStoreNewRow } from '../limits.ts';
import { countRepeatedFailure, type FailureRow, insertFailure, listFailures, type NewFailure } from './failures.queries.ts';

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
function fingerprintOf(message: string): string {
  return createHash('sha256').update(message.replace(/\d+/g, '#')).digest('hex').slice(0, 16);
}

const DEFAULT_PAGE_SIZE = 20;

/** Counts failures that pages report. New ones beyond the limit are dropped silently. */
export async function reportFailures({ db, body, address, now }: Call<'POST /api/module-failures'>) {
  for (const failure of grouped(body.failures)) {
    if (await countRepeatedFailure(db, failure, now)) continue;
    if (await mayStoreNewRow(db, address, now)) await insertFailure(db, failure, now);
  }
}

export async function getFailures({ db, query }: Call<'GET /api/admin/module-failures'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, module, version } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, totalCount } = await listFailures(db, { module, version }, range);
  return { failures: rows.map(presentFailure), page, pageSize, totalCount };
}

function grouped(reports: readonly FailureReport[]): NewFailure[] {
  const groups = new Map<string, NewFailure>();
  for (const report of reports) {
    const message = withoutPersonalData(report.message) || 'No message';
    const fingerprint = fingerprintOf(message);
    const key = [report.module, report.version, report.kind, fingerprint].join(' ');
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { ...report, message, fingerprint, count: 1 });
  }
  return [...groups.values()];
}

const presentFailure = ({ first_at, last_at, ...row }: FailureRow): ModuleFailure => ({
  ...row,
  first_at: first_at.toISOString(),
  last_at: last_at.toISOString(),
});
