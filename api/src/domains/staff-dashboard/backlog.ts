import type { Knex } from 'knex';
import type { Config } from '../../config.ts';
import {
  countDoubts,
  countGradings,
  countMails,
  countMessages,
  countRefunds,
  countReports,
  countSearchChanges,
  type JobKind,
  listJobs,
} from './dashboard.queries.ts';

/** All that waits: for staff, for the mail server, for the search engine, for background jobs. */
export interface Backlog {
  queues: { queue: string; count: number; oldest: Date | null }[];
  jobs: JobKind[];
}

/**
 * What waits just now, for whoever watches the system. One statement after the other: who watches takes one connection.
 * @throws where the database does not answer.
 */
export async function readBacklog(db: Knex, now: Date, { MEILI_URL }: Pick<Config, 'MEILI_URL'>): Promise<Backlog> {
  const mails = await countMails(db, now);
  const gradings = await countGradings(db, now);
  const search = MEILI_URL ? (await countSearchChanges(db)).waiting : 0;
  return {
    queues: [
      { queue: 'gradings', ...gradings },
      { queue: 'gradings_overdue', count: gradings.overdue, oldest: null },
      { queue: 'doubts', ...(await countDoubts(db)) },
      { queue: 'reports', ...(await countReports(db)) },
      { queue: 'messages', ...(await countMessages(db)) },
      { queue: 'failed_refunds', ...(await countRefunds(db)) },
      { queue: 'mails', ...mails },
      { queue: 'mails_failing', count: mails.failing, oldest: null },
      { queue: 'search_changes', count: search, oldest: null },
    ],
    jobs: (await listJobs(db, now)).jobs,
  };
}
