import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { openStore } from '@shell/releases';
import { pino } from 'pino';
import { watchCanaries } from './src/canary-watch.ts';
import { apiReplicas, createGateway } from './src/gateway.ts';
import { createMetrics } from './src/metrics.ts';
import { readSettings } from './src/settings.ts';

// Starts the gateway; stops taking requests and ends those under way on SIGTERM or SIGINT. One that is asked to leave slowly
// (`LEAVE_SECONDS`) first says so for that time and goes on, so that nobody is sent to a closed door.

/** How late a canary that fails is withdrawn. Each gateway looks: it has no database to take turns by, and one withdraws it for all. */
const WATCH_EVERY_MS = 10_000;
/** Longest that answers under way may take once no new connection is taken. */
const DRAIN_MS = 10_000;
/** How long a connection that is idle by then may still bring a request. */
const IDLE_MS = 5_000;

// Whether the disk takes the log's lines is no reason to answer nobody: what cannot be written is given up, beyond a megabyte that waits.
const output = pino.destination({ fd: 1, sync: true, maxLength: 1_048_576 });
output.on('error', () => {});
const log = pino({ name: 'gateway' }, output);

// A fault in one answer is no reason to end all others.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

try {
  const settings = readSettings(process.env);
  log.level = settings.logLevel;
  const metrics = settings.metricsPort === null ? undefined : createMetrics();
  const leaving = new AbortController();
  const api = apiReplicas(settings, log);
  const server = createGateway(settings, log, { api, leaving: leaving.signal, ...(metrics && { metrics }) });
  server.listen({ port: settings.port, host: settings.host });
  await once(server, 'listening');
  log.info({ port: settings.port }, 'gateway listening');
  metrics
    ?.server(log)
    // Replicas that share the port of the site have each their own for metrics.
    .listen({ port: settings.metricsPort ?? 0, host: settings.host, exclusive: true })
    .unref();
  const watch = { store: openStore(process.env, settings.root), api, log };
  setInterval(
    () => void watchCanaries(watch).catch((error) => log.warn({ err: error }, 'canaries not judged')),
    WATCH_EVERY_MS,
  ).unref();
  process.on('SIGINT', () => {
    // Ctrl-C reaches replicas too; the program that started them tells each when to go.
    if (!cluster.isWorker) drain(server);
  });
  process.once('SIGTERM', () => {
    leaving.abort();
    if (settings.leaveMs === 0) drain(server);
    else setTimeout(() => closeAfterIdle(server), settings.leaveMs);
  });
} catch (error) {
  log.fatal(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Ends what is idle at once. */
function drain(server: Server): void {
  server.keepAliveTimeout = 1;
  server.close(end);
  setTimeout(() => server.closeAllConnections(), DRAIN_MS / 2).unref();
}

/**
 * Gives idle connections `IDLE_MS` to be used once more, announced as the last time: on one that is closed at once a request may be on
 * its way. It is the server's own `close` that would close them.
 */
function closeAfterIdle(server: Server): void {
  NetServer.prototype.close.call(server, end);
  server.keepAliveTimeout = 1;
  setTimeout(() => server.closeIdleConnections(), IDLE_MS).unref();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
}

/**
 * Ends the process. One of several has to hear first that no connection is on its way to it: until the program that hands them out knows that this
 * one takes none, it may send one, which nobody would ever answer. What is sent meanwhile goes on to the next replica.
 */
function end(): void {
  if (!cluster.worker) process.exit(0);
  cluster.worker.once('disconnect', () => process.exit(0)).disconnect();
}
