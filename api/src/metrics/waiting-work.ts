import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { type Backlog, readBacklog } from '../domains/operations/staff-dashboard/index.ts';
import type { Services } from '../http/services.ts';

/** A scrape does not wait longer for the database than this, in milliseconds: its other figures are wanted just then. */
const MOST_MS = 3_000;

/**
 * Metrics of waiting work, for people and for jobs. Returns the function that reads it from the database before each
 * scrape. Every replica reports the same values: alert rules take the maximum.
 */
export function addWaitingWork(registry: Registry, { db, clock, log, config }: Services): () => Promise<void> {
  const gauge = (name: string, help: string, label: 'queue' | 'job') =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const waiting = gauge('queue_waiting_items', 'Items that wait for somebody or something to work on them', 'queue');
  const age = gauge('queue_oldest_item_age_seconds', 'How long the oldest of them has waited', 'queue');
  const jobsWaiting = gauge('job_waiting_runs', 'Runs of a background job whose time has come', 'job');
  const jobsFailed = gauge('job_failures_last_day', 'Runs of a background job that failed within a day', 'job');

  const show = ({ queues, jobs }: Backlog) => {
    for (const { queue, count, oldest } of queues) {
      waiting.set({ queue }, count);
      age.set({ queue }, oldest === null ? 0 : Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1_000));
    }
    for (const { name, waiting: runs, failed_today } of jobs) {
      jobsWaiting.set({ job: name }, runs);
      jobsFailed.set({ job: name }, failed_today);
    }
  };
  const readable = new Gauge({
    name: 'backlog_readable',
    help: 'Whether the figures of waiting work could be read from the database: 1 or 0; the others then stand as they were',
    registers: [registry],
  });
  return async () => {
    const late = setTimeout(MOST_MS, null, { ref: false });
    const reading = readBacklog(db, clock.now(), config).catch((error: unknown) => {
      log.warn({ err: error }, 'backlog not read');
      return null;
    });
    const backlog = await Promise.race([reading, late]);
    if (backlog) show(backlog);
    readable.set(backlog ? 1 : 0);
  };
}
