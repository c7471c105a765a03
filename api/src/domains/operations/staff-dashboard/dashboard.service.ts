import type { Dashboard, SiteHealth } from '@api/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { countSearchChanges, listSearchChanges } from '../../../adapters/search/index.ts';
import { may } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { countAbandonedMails, countDueMails, listUnsentMails } from '../../../mail-outbox/unsent-mails.queries.ts';
import { countOpenReports } from '../../bank/reports/index.ts';
import { countOpenRefunds, sumRevenue } from '../../billing/plans-and-payments/index.ts';
import { countWaitingGradings } from '../../grading/grading/index.ts';
import { countLockedAccounts } from '../../identity/accounts/index.ts';
import { countOpenMessages } from '../../support/contact/index.ts';
import { countWaitingDoubts } from '../../support/doubts/index.ts';
import { countLearners, countTests } from '../activity/index.ts';
import { countJobs, listJobs, withStatementTimeout } from './jobs.queries.ts';

type Moments<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Reads the parts separately: if one fails, the others still load. */
const partsOf =
  (db: Knex, log: Logger) =>
  async <Row extends object>(name: string, read: (inner: Knex) => Promise<Row>) => {
    try {
      return { state: 'read' as const, ...presented(await withStatementTimeout(db, read)) };
    } catch (error) {
      log.warn({ err: error, part: name }, 'part of the dashboard not read');
      return { state: 'failed' as const };
    }
  };

/** Moments as the contract writes them. */
function presented<Row extends object>(row: Row): Moments<Row> {
  const entries = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(entries) as Moments<Row>;
}

const engineOf = ({ MEILI_URL }: Call<'GET /api/admin/dashboard'>['config']) => (MEILI_URL ? 'meilisearch' : 'postgresql');

/** The parts of the dashboard that the caller may see, read separately: if one fails, the others still load. */
export async function getDashboard({ db, caller, now, config, log }: Call<'GET /api/admin/dashboard'>): Promise<Dashboard> {
  const paid = config.SITE_VARIANT === 'full';
  const supports = may(caller, 'support');
  const seesMoney = paid && may(caller, 'revenue');
  const part = partsOf(db, log);
  // The queues at once, the heavier parts one after the other: a page takes few connections of the pool that learners share.
  const [grading, doubts, reports] = await Promise.all([
    paid && may(caller, 'grading') ? part('grading', (inner) => countWaitingGradings(inner, now)) : null,
    supports ? part('doubts', countWaitingDoubts) : null,
    supports ? part('reports', countOpenReports) : null,
  ]);
  const [messages, refunds, locked] = await Promise.all([
    supports ? part('messages', countOpenMessages) : null,
    seesMoney ? part('refunds', countOpenRefunds) : null,
    may(caller, 'accounts') ? part('locked', countLockedAccounts) : null,
  ]);
  const learners = await part('learners', (inner) => countLearners(inner, now));
  const tests = await part('tests', (inner) => countTests(inner, now));
  const revenue = seesMoney ? await part('revenue', (inner) => sumRevenue(inner, now)) : null;
  const [search, mail, jobs] = await Promise.all([
    part('search', countSearchChanges),
    part('mail', (inner) => countDueMails(inner, now)),
    part('jobs', (inner) => countJobs(inner, now)),
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

/** The figures of search, mail and jobs, each part read by itself. */
export async function getSiteHealth({ db, now, config, log }: Call<'GET /api/admin/site-health'>): Promise<SiteHealth> {
  const engine = engineOf(config);
  const part = partsOf(db, log);
  const readSearch = async (inner: Knex) => {
    const kinds = engine === 'postgresql' ? [] : await listSearchChanges(inner);
    return { engine, kinds, waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0) } as const;
  };
  const readMail = async (inner: Knex) => {
    const { count } = await countDueMails(inner, now);
    const [{ given_up }, mails] = [await countAbandonedMails(inner), await listUnsentMails(inner)];
    return { count, given_up, mails: mails.map(presented) };
  };
  const readJobs = async (inner: Knex) => {
    const { jobs, failures } = await listJobs(inner, now);
    return { jobs: jobs.map(presented), failures: failures.map(presented) };
  };
  return {
    at: now.toISOString(),
    search: await part('search', readSearch),
    mail: await part('mail', readMail),
    jobs: await part('jobs', readJobs),
  };
}
