import { setTimeout } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pageSpeedOf } from '../domains/operations/module-health/index.ts';
import { type Backlog, readBacklog } from '../domains/operations/staff-dashboard/index.ts';
import type { Services } from '../http/services.ts';
import { outsideServicesOf } from '../outside-services/index.ts';

/** Milliseconds; the other figures are wanted just when the database is slow. */
const MAX_MS = 3_000;

/**
 * Metrics of waiting work, for people and for jobs. Returns the function that reads it from the database before each
 * scrape. Every replica reports the same values: alert rules take the maximum.
 */
function addWaitingWork(registry: Registry, { db, clock, log, config }: Services): () => Promise<void> {
  const gauge = (name: string, help: string, label: 'queue' | 'job') =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const waiting = gauge('queue_waiting_items', 'Items that wait to be worked on', 'queue');
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
    const late = setTimeout(MAX_MS, null, { ref: false });
    const reading = readBacklog(db, clock.now(), config).catch((error: unknown) => {
      log.warn({ err: error }, 'backlog not read');
      return null;
    });
    const backlog = await Promise.race([reading, late]);
    if (backlog) show(backlog);
    readable.set(backlog ? 1 : 0);
  };
}

/** The state of the circuit breakers of this process, for the services used so far. */
function addOutsideServices(registry: Registry, { config }: Pick<Services, 'config'>): void {
  const services = outsideServicesOf(config);
  new Gauge({
    name: 'outside_service_away',
    help: '1 while a service is left alone because it failed several times in a row, until a call gets through; else 0',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const [service, { isOpen }] of services) this.set({ service }, isOpen ? 1 : 0);
    },
  });
  new Counter({
    name: 'outside_service_failed_calls_total',
    help: 'Calls to a service that failed since the start of the process',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [service, { failures }] of services) this.inc({ service }, failures);
    },
  });
}

/**
 * Upper bounds of response times, in seconds: around the product's budgets (search 25 ms, a page 400 ms) and background
 * work.
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 1, 2.5, 5, 15];

/** A counted response. `route` is the pattern of the address, so that ids create no series of their own. */
interface CountedAnswer {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

interface Metrics {
  count(answer: CountedAnswer): void;
  read(): Promise<{ text: string; type: string }>;
}

/** The pool's connections by state, and how many requests wait for one. */
function addPool(registry: Registry, { client }: Services['db']): void {
  const { pool } = client;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by state; waiting: requests that have none yet',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  });
}

/**
 * Metrics of one process. The process itself (event loop, memory, garbage) is measured from the first scrape on, so
 * that it costs nothing without Prometheus.
 */
export function createMetrics(services: Services): Metrics {
  const registry = new Registry();
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  addPool(registry, services.db);
  addOutsideServices(registry, services);
  pageSpeedOf(services.config).registerIn(registry);
  const readWaitingWork = addWaitingWork(registry, services);
  let watched = false;
  return {
    count: ({ seconds, ...labels }) => answers.observe(labels, seconds),
    async read() {
      if (!watched) collectDefaultMetrics({ register: registry });
      watched = true;
      await readWaitingWork();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
