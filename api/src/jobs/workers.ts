import type { Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createFileStore, type FileStore } from '../adapters/files/index.ts';
import { createMailer } from '../adapters/mail/index.ts';
import { createIndexUpdate } from '../adapters/search/index.ts';
import type { Config } from '../config.ts';
import { runOpenChanges } from '../domains/bank/questions/index.ts';
import { workOnUploads } from '../domains/bank/uploads/index.ts';
import { makeDueReports } from '../domains/grading/grading/index.ts';
import type { Clock } from '../http/clock.ts';
import { deliverDueMails } from '../mail-outbox/deliver-mail.ts';
import { mailComposers } from './mail-composers.ts';
import { type Job, jobs } from './schedule.ts';

export interface WorkerServices {
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Logger;
}

type JobServices = WorkerServices & { readonly files: FileStore };

// Each process polls urgent work in a loop of its own, beside the job queue: a job each second would write 34,000 rows
// an hour where a poll is one index probe, and a job per order blocks for a minute when its process is killed, where a
// row lock is released at once (docs/decisions/2026-11-23-background-work.md). None of it has to be unique over all
// replicas: what is due is a row that one process locks and the others skip, or, for the search engine, something that
// is idempotent. What may wait for a minute is a job of `schedule.ts`.

/** People wait for most mails, so the outbox is polled this often. */
const MAIL_EVERY_MS = 1_000;
/** How late an outside search engine may learn of an edit. */
const INDEX_EVERY_MS = 2_000;
/** A grader has just finished; the learner's report is made within seconds. */
const REPORTS_EVERY_MS = 3_000;
/** Staff wait on the page for a bulk change of questions. */
const BULK_EVERY_MS = 1_000;
/** Staff wait on the page for an upload. */
const UPLOADS_EVERY_MS = 700;
const RESTART_AFTER_MS = 10_000;

/**
 * Runs `work` repeatedly, never twice at once, `everyMs` after the last run ended. The returned function stops it and
 * waits for the current run.
 */
function repeat(everyMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void>;
  const turn = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMs);
      });
  };
  turn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Queue, worker and timetable of one job. At most one run is queued over all replicas; it may run beside another that
 * is still running or whose process was killed, so work goes on without detecting a death. (With `stately` each process
 * would skip the queue for minutes after it saw a job running there.)
 */
async function serveJob(boss: PgBoss, { config, db, clock, log, files }: JobServices, { name, cron, run }: Job): Promise<void> {
  const options = { retryLimit: 3, retryDelay: 60, retryBackoff: true };
  await boss.createQueue(name, { policy: 'short', ...options });
  // A queue that was there keeps the options of its day otherwise.
  await boss.updateQueue(name, options);
  await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
    try {
      const done = await run({ db, now: clock.now(), log, config, files });
      log.info({ job: name, done }, 'job done');
    } catch (error) {
      log.error({ job: name, err: error }, 'job failed');
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: 'UTC' });
}

async function startQueue(services: JobServices): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: services.config.DATABASE_URL, max: 3, application_name: 'study-platform-jobs' });
  boss.on('error', (error) => services.log.warn({ err: error }, 'job queue'));
  try {
    await boss.start();
    for (const job of jobs) await serveJob(boss, services, job);
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

/**
 * Starts mail and jobs in this process. Any number of processes may do so on one database; while the database is away
 * they keep trying. `stop` waits for the work in progress.
 */
export function startWorkers(services: WorkerServices): { ready: Promise<void>; stop(): Promise<void> } {
  const { config, db, clock, log } = services;
  const mailer = createMailer(config);
  const delivery = { db, config, log, mailer, composers: mailComposers };
  const stopMail = repeat(
    MAIL_EVERY_MS,
    () => deliverDueMails(delivery, clock.now()),
    (error) => log.warn({ err: error }, 'outbox cannot be read'),
  );

  const files = createFileStore(config, () => clock.now());
  const stopReports = repeat(
    REPORTS_EVERY_MS,
    () => makeDueReports({ db, files, now: clock.now(), log }),
    (error) => log.warn({ err: error }, 'reports cannot be made'),
  );

  const stopBulk = repeat(
    BULK_EVERY_MS,
    () => runOpenChanges({ db, now: clock.now(), log }),
    (error) => log.warn({ err: error }, 'bulk changes cannot be read'),
  );

  const leaving = new AbortController();
  const stopUploads = repeat(
    UPLOADS_EVERY_MS,
    () => workOnUploads({ db, files, log, now: () => clock.now(), signal: leaving.signal }),
    (error) => log.warn({ err: error }, 'uploads cannot be worked on'),
  );

  const updateIndex = createIndexUpdate(services);
  const stopIndexing =
    updateIndex && repeat(INDEX_EVERY_MS, updateIndex, (error) => log.warn({ err: error }, 'search index is behind'));

  let boss: PgBoss | undefined;
  const ready = Promise.withResolvers<void>();
  const stopStarting = repeat(
    RESTART_AFTER_MS,
    async () => {
      if (boss) return;
      boss = await startQueue({ ...services, files });
      ready.resolve();
    },
    (error) => log.warn({ err: error }, 'jobs cannot start yet'),
  );
  return {
    ready: ready.promise,
    async stop() {
      leaving.abort();
      await Promise.all([stopMail(), stopUploads(), stopBulk(), stopReports(), stopIndexing?.(), stopStarting()]);
      await boss?.stop({ graceful: true, timeout: 10_000 });
      await mailer.close();
    },
  };
}
