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

// On SIGTERM or SIGINT, stops taking requests and ends those under way; with LEAVE_SECONDS, only reports unready first.

/** Each gateway checks for failing canaries, as they share no database; the first one withdraws it for all. */
const WATCH_EVERY_MS = 10_000;
/** How long responses may still take after the server stops accepting connections. */
const DRAIN_MS = 10_000;
const IDLE_MS = 5_000;

// A full disk must not stop responses: log lines beyond a buffer of one megabyte are dropped.
const output = pino.destination({ fd: 1, sync: true, maxLength: 1_048_576 });
output.on('error', () => {});
const log = pino({ name: 'gateway' }, output);

// An error in one response must not end the others.
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
    // Replicas share the site's port and have separate metrics ports.
    .listen({ port: settings.metricsPort ?? 0, host: settings.host, exclusive: true })
    .unref();
  const watch = { store: openStore(process.env, settings.root), api, log };
  setInterval(
    () => void watchCanaries(watch).catch((error) => log.warn({ err: error }, 'canaries not judged')),
    WATCH_EVERY_MS,
  ).unref();
  process.on('SIGINT', () => {
    // Ctrl-C reaches replicas too; their supervisor stops them in turn.
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

function drain(server: Server): void {
  server.keepAliveTimeout = 1;
  server.close(end);
  setTimeout(() => server.closeAllConnections(), DRAIN_MS / 2).unref();
}

/** Allows idle connections one last request: it may be under way. The server's own `close` would cut them off. */
function closeAfterIdle(server: Server): void {
  NetServer.prototype.close.call(server, end);
  server.keepAliveTimeout = 1;
  setTimeout(() => server.closeIdleConnections(), IDLE_MS).unref();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
}

/** Waits until the supervisor knows: it could hand this replica a connection that nobody would answer. */
function end(): void {
  if (!cluster.worker) process.exit(0);
  cluster.worker.once('disconnect', () => process.exit(0)).disconnect();
}
