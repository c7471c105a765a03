import type { Knex } from 'knex';
import { countSearchChanges } from '../../../adapters/search/index.ts';
import type { Config } from '../../../config.ts';
import { countDueMails } from '../../../mail-outbox/unsent-mails.queries.ts';
import { countOpenReports } from '../../bank/reports/index.ts';
import { countOpenRefunds } from '../../billing/plans-and-payments/index.ts';
import { countWaitingGradings } from '../../grading/grading/index.ts';
import { countOpenMessages } from '../../support/contact/index.ts';
import { countWaitingDoubts } from '../../support/doubts/index.ts';
import { type JobKind, listJobs, withStatementTimeout } from './jobs.queries.ts';

/** All that waits: for staff, for the mail server, for the search engine, for background jobs. */
export interface Backlog {
  queues: { queue: string; count: number; oldest: Date | null }[];
  jobs: JobKind[];
}

/**
 * Waiting work, for monitoring. One statement after the other, so that it takes one connection.
 * @throws if the database does not answer.
 */
export async function readBacklog(db: Knex, now: Date, { MEILI_URL }: Pick<Config, 'MEILI_URL'>): Promise<Backlog> {
  return withStatementTimeout(db, async (inner) => {
    const mails = await countDueMails(inner, now);
    const gradings = await countWaitingGradings(inner, now);
    const search = MEILI_URL ? (await countSearchChanges(inner)).waiting : 0;
    return {
      queues: [
        { queue: 'gradings', ...gradings },
        { queue: 'gradings_overdue', count: gradings.overdue, oldest: null },
        { queue: 'doubts', ...(await countWaitingDoubts(inner)) },
        { queue: 'reports', ...(await countOpenReports(inner)) },
        { queue: 'messages', ...(await countOpenMessages(inner)) },
        { queue: 'failed_refunds', ...(await countOpenRefunds(inner)) },
        { queue: 'mails', ...mails },
        { queue: 'mails_failing', count: mails.failing, oldest: null },
        { queue: 'search_changes', count: search, oldest: null },
      ],
      jobs: (await listJobs(inner, now)).jobs,
    };
  });
}
