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

/** How often each gateway checks for failing canaries. Gateways share no database, so each checks; the first one withdraws it for all. */
const WATCH_EVERY_MS = 10_000;
/** How long responses may still take after the server stops accepting connections. */
const DRAIN_MS = 10_000;
/** How long an idle connection may still send a request. */
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

/** Closes idle connections immediately. */
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
