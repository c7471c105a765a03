import type { Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createFileStore, type FileStore } from '../adapters/files/index.ts';
import { createLtiTool, type LtiTool } from '../adapters/lti/index.ts';
import { createMailer } from '../adapters/mail/index.ts';
import { createIndexUpdate } from '../adapters/search/index.ts';
import type { Config } from '../config.ts';
import type { Job } from '../context.ts';
import { jobs, mailComposers, polls } from '../contexts.ts';
import type { Clock } from '../http/clock.ts';
import { deliverDueMails } from '../mail-outbox/deliver-mail.ts';

export interface WorkerServices {
  readonly config: Config;
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Logger;
}

type JobServices = WorkerServices & { readonly files: FileStore; readonly lti: LtiTool };

/** People wait for most mails, so the outbox is polled this often. */
const MAIL_EVERY_MS = 1_000;
/** How late an outside search engine may learn of an edit. */
const INDEX_EVERY_MS = 2_000;
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
 * is still running or whose process was killed, so work continues without detecting a crash. (With `stately` each process
 * would skip the queue for minutes after it saw a job running there.)
 */
async function serveJob(
  boss: PgBoss,
  { config, db, clock, log, files, lti }: JobServices,
  { name, cron, run }: Job,
): Promise<void> {
  const options = { retryLimit: 3, retryDelay: 60, retryBackoff: true };
  await boss.createQueue(name, { policy: 'short', ...options });
  // A queue that was there keeps the options of its day otherwise.
  await boss.updateQueue(name, options);
  await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
    try {
      const done = await run({ db, now: clock.now(), log, config, files, lti });
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
  const lti = createLtiTool(config);
  const leaving = new AbortController();
  const stopPolls = polls.map(({ name, everyMs, run }) =>
    repeat(
      everyMs,
      () => run({ db, files, lti, config, log, now: clock.now(), clock: () => clock.now(), stopping: leaving.signal }),
      (error) => log.warn({ err: error, poll: name }, 'poll failed'),
    ),
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
      boss = await startQueue({ ...services, files, lti });
      ready.resolve();
    },
    (error) => log.warn({ err: error }, 'jobs cannot start yet'),
  );
  return {
    ready: ready.promise,
    async stop() {
      leaving.abort();
      await Promise.all([stopMail(), ...stopPolls.map((stopPoll) => stopPoll()), stopIndexing?.(), stopStarting()]);
      await boss?.stop({ graceful: true, timeout: 10_000 });
      await mailer.close();
    },
  };
}
