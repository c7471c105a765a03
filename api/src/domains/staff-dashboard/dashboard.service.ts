import type { Dashboard, SiteHealth } from '@api/contract';
import type { Logger } from 'pino';
import type { Call } from '../../http/route.ts';
import {
  countDoubts,
  countGivenUp,
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
  listJobs,
  listSearchChanges,
  listUnsentMails,
  sumRevenue,
} from './dashboard.queries.ts';

type Moments<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Reads a part by itself: where it fails the others are there all the same. */
async function partOf<Row extends object>(log: Logger, name: string, reading: Promise<Row>) {
  try {
    return { state: 'read' as const, ...presented(await reading) };
  } catch (error) {
    log.warn({ err: error, part: name }, 'part of the dashboard not read');
    return { state: 'failed' as const };
  }
}

/** Moments as the contract writes them. */
function presented<Row extends object>(row: Row): Moments<Row> {
  const entries = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(entries) as Moments<Row>;
}

const engineOf = ({ MEILI_URL }: Call<'GET /api/admin/dashboard'>['config']) => (MEILI_URL ? 'meilisearch' : 'postgresql');

/** All that the dashboard shows, each part read by itself: one that fails leaves the others as they are. */
export async function getDashboard({ db, now, config, log }: Call<'GET /api/admin/dashboard'>): Promise<Dashboard> {
  const paid = config.SITE_VARIANT === 'full';
  const part = <Row extends object>(name: string, reading: Promise<Row>) => partOf(log, name, reading);
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
  const engine = engineOf(config);
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

/** What the figures of search, mail and jobs are made of, each part read by itself. */
export async function getSiteHealth({ db, now, config, log }: Call<'GET /api/admin/site-health'>): Promise<SiteHealth> {
  const engine = engineOf(config);
  const readSearch = async () => {
    const kinds = engine === 'postgresql' ? [] : await listSearchChanges(db);
    return { engine, kinds, waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0) } as const;
  };
  const readMail = async () => {
    const [{ count }, { given_up }, mails] = [await countMails(db, now), await countGivenUp(db), await listUnsentMails(db)];
    return { count, given_up, mails: mails.map(presented) };
  };
  const readJobs = async () => {
    const { jobs, failures } = await listJobs(db, now);
    return { jobs: jobs.map(presented), failures: failures.map(presented) };
  };
  return {
    at: now.toISOString(),
    search: await partOf(log, 'search', readSearch()),
    mail: await partOf(log, 'mail', readMail()),
    jobs: await partOf(log, 'jobs', readJobs()),
  };
}
