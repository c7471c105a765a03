import { createServer, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { watchBank } from './bank-cache/bank-watch.ts';
import { cacheReads } from './bank-cache/cached-reads.ts';
import { type Config, listeningHost } from './config.ts';
import { connectDatabase } from './db/connect.ts';
import { DatabaseWatch } from './db/database-watch.ts';
import { fileProcesses, textProcesses } from './file-processes/index.ts';
import { isLoopback } from './http/client-address.ts';
import { systemClock } from './http/clock.ts';
import { ResponseCache } from './http/response-cache.ts';
import { removeLeftUploads } from './http/upload.ts';
import { startWorkers } from './jobs/workers.ts';
import { createLog } from './log.ts';
import { prepareToPrint } from './print/index.ts';

/** Longest that requests in progress may take after a stop signal, in milliseconds. */
const DRAIN_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * How long a connection is kept that nobody uses: longer than gateways and balancers keep theirs, 60 s at most of them. Who ends one at the
 * moment in which the other sends a request on it has lost that request, and one that writes is not sent twice.
 */
const KEPT_UNUSED_MS = 75_000;
/** Getting ready to print takes a second of processor time, which the first requests have better use for. */
const PRINTING_AFTER_MS = 5_000;

/** Stops accepting, lets running requests finish, and cuts off those that outlast `DRAIN_MS`. */
async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // A connection whose last request ends from now on is kept for no other.
  server.keepAliveTimeout = 1;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

/** Serves the API on API_PORT until SIGTERM or SIGINT; `stopTracing` is called at the end. */
export function serve(config: Config, stopTracing: () => Promise<void>): void {
  const log = createLog(config);
  const watch = new DatabaseWatch(config.DATABASE_URL, {
    tell: (isFrozen) => (isFrozen ? log.error('the database does not answer') : log.info('the database answers again')),
  });
  const db = connectDatabase(config.DATABASE_URL, {
    ...{ statementTimeoutMs: STATEMENT_TIMEOUT_MS, watch },
    onLongStatement: (statement) => log.warn(statement, 'statement runs long'),
  });
  watch.start();
  const bank = watchBank({ url: config.DATABASE_URL, log });
  const responseCache = new ResponseCache(bank);
  cacheReads(db, bank);
  const leaving = new AbortController();
  const services = { config, db, clock: systemClock, log, responseCache, leaving: leaving.signal };
  const server = createServer(createApp(services).callback());
  // A connection that is kept would bring the next request to a closed door.
  server.prependListener('request', (_request, response) => {
    if (leaving.signal.aborted) response.setHeader('connection', 'close');
  });
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = KEPT_UNUSED_MS;
  // An answer sheet of 25 MB on a line of 1 Mbit/s.
  server.requestTimeout = 300_000;

  removeLeftUploads(systemClock.now()).catch((error: unknown) => log.warn({ err: error }, 'former uploads not removed'));

  const workers = config.WORKERS === 'on' ? startWorkers({ config, db, clock: systemClock, log }) : null;

  const printing = setTimeout(() => {
    prepareToPrint();
    // Now and not at the end: who is killed has no end, and is the one that has to start fast.
    flushCompileCache();
  }, PRINTING_AFTER_MS);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    clearTimeout(printing);
    leaving.abort();
    // Ctrl-C does not wait.
    const noticed = signal === 'SIGTERM' ? sleep(config.LEAVE_SECONDS * 1_000) : undefined;
    await Promise.all([noticed?.then(() => drain(server)) ?? drain(server), workers?.stop()]);
    await Promise.all([bank.stop(), fileProcesses.stop(), textProcesses.stop()]);
    watch.stop();
    await db.destroy();
    await stopTracing();
    log.info('stopped');
  }

  // A fault in one answer is no reason to end all others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot serve');
    process.exitCode = 1;
    watch.stop();
    clearTimeout(printing);
    void Promise.all([workers?.stop(), bank.stop()]).then(() => db.destroy());
  });
  const host = listeningHost(config);
  server.listen({ port: config.API_PORT, host }, () => {
    log.info({ port: (server.address() as AddressInfo).port }, 'serving');
    if (config.NODE_ENV === 'production' || isLoopback(host ?? '')) return;
    log.warn({ host }, 'Other machines can reach sandboxes, mailbox and demo accounts: NODE_ENV=production closes them');
  });
}
