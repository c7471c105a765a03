import type { FailureReport, ModuleFailure } from '@api/contract';
import type { Call } from '../../../../http/route.ts';
import { mayStoreNewRow } from '../new-row-limit.ts';
import { fingerprintOf, withoutPersonalData } from './failure-message.ts';
import { countKnownFailure, type FailureRow, insertFailure, listFailures, type NewFailure } from './failures.queries.ts';

const DEFAULT_PAGE_SIZE = 20;

/** Counts failures that pages report. New ones beyond the limit are dropped silently. */
export async function reportFailures({ db, body, address, now }: Call<'POST /api/module-failures'>) {
  for (const failure of grouped(body.failures)) {
    if (await countKnownFailure(db, failure, now)) continue;
    if (await mayStoreNewRow(db, address, now)) await insertFailure(db, failure, now);
  }
}

/** Failures of modules, a page at a time. */
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
