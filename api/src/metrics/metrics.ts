import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pageSpeedOf } from '../domains/operations/module-health/index.ts';
import type { Services } from '../http/services.ts';
import { addOutsideServices } from './outside-services.ts';
import { addWaitingWork } from './waiting-work.ts';

/**
 * Upper bounds of response times, in seconds: around the product's budgets (search 25 ms, a page 400 ms) and background
 * work.
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 1, 2.5, 5, 15];

/** A counted response. `route` is the pattern of the address, so that ids create no series of their own. */
export interface CountedAnswer {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** The metrics of this process for Prometheus. */
export interface Metrics {
  count(answer: CountedAnswer): void;
  /** The text of a scrape, and its content type. */
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
