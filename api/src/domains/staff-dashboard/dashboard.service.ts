import type { Dashboard } from '@api/contract';
import type { Call } from '../../http/route.ts';
import {
  countDoubts,
  countGradings,
  countJobs,
  countLearners,
  countLocked,
  countMails,
  countMessages,
  countRefunds,
  countReports,
  countSearchChanges,
  countTests,
  sumRevenue,
} from './dashboard.queries.ts';

type Moments<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? string | null : Row[Name] };

/** Moments as the contract writes them. */
function presented<Row extends object>(row: Row): Moments<Row> {
  const entries = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(entries) as Moments<Row>;
}

/** All that the dashboard shows, each part read by itself: one that fails leaves the others as they are. */
export async function getDashboard({ db, now, config, log }: Call<'GET /api/admin/dashboard'>): Promise<Dashboard> {
  const paid = config.SITE_VARIANT === 'full';
  const part = async <Row extends object>(name: string, reading: Promise<Row>) => {
    try {
      return { state: 'read' as const, ...presented(await reading) };
    } catch (error) {
      log.warn({ err: error, part: name }, 'part of the dashboard not read');
      return { state: 'failed' as const };
    }
  };
  // The queues at once, the heavier parts one after the other: a page takes few connections of the pool that learners share.
  const [grading, doubts, reports] = await Promise.all([
    paid ? part('grading', countGradings(db, now)) : null,
    part('doubts', countDoubts(db)),
    part('reports', countReports(db)),
  ]);
  const [messages, refunds, locked] = await Promise.all([
    part('messages', countMessages(db)),
    paid ? part('refunds', countRefunds(db)) : null,
    part('locked', countLocked(db)),
  ]);
  const learners = await part('learners', countLearners(db, now));
  const tests = await part('tests', countTests(db, now));
  const revenue = paid ? await part('revenue', sumRevenue(db, now)) : null;
  const [search, mail, jobs] = await Promise.all([
    part('search', countSearchChanges(db)),
    part('mail', countMails(db, now)),
    part('jobs', countJobs(db, now)),
  ]);
  const engine = config.MEILI_URL ? 'meilisearch' : 'postgresql';
  return {
    at: now.toISOString(),
    queues: { grading, doubts, reports, messages, refunds, locked },
    learners,
    tests,
    revenue: revenue?.state === 'read' ? { ...revenue, currency: 'USD' } : revenue,
    health: {
      search: search.state === 'read' ? { ...search, waiting: engine === 'postgresql' ? 0 : search.waiting, engine } : search,
      mail,
      jobs,
    },
  };
}
