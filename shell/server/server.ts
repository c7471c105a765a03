import { once } from 'node:events';
import { openStore } from '@shell/releases';
import { pino } from 'pino';
import { watchCanaries } from './src/canary-watch.ts';
import { createGateway } from './src/gateway.ts';
import { createMetrics } from './src/metrics.ts';
import { readSettings } from './src/settings.ts';

// Starts the gateway; stops taking requests and ends those under way on SIGTERM or SIGINT.

/** How late a canary that fails is withdrawn. */
const WATCH_EVERY_MS = 10_000;

// Whether the disk takes the log's lines is no reason to answer nobody: what cannot be written is given up, beyond a megabyte that waits.
const output = pino.destination({ fd: 1, sync: true, maxLength: 1_048_576 });
output.on('error', () => {});
const log = pino({ name: 'gateway', level: process.env.LOG_LEVEL ?? 'info' }, output);

try {
  const settings = readSettings(process.env);
  const metrics = settings.metricsPort === null ? undefined : createMetrics();
  const server = createGateway(settings, log, metrics ? { metrics } : {});
  server.listen({ port: settings.port, host: settings.host });
  await once(server, 'listening');
  log.info({ port: settings.port }, 'gateway listening');
  metrics
    ?.server(log)
    .listen({ port: settings.metricsPort ?? 0, host: settings.host })
    .unref();
  const watch = { store: openStore(process.env, settings.root), apiUrl: settings.apiUrl, log };
  setInterval(
    () => void watchCanaries(watch).catch((error) => log.warn({ err: error }, 'canaries not judged')),
    WATCH_EVERY_MS,
  ).unref();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 5_000).unref();
    });
  }
} catch (error) {
  log.fatal(error instanceof Error ? error.message : error);
  process.exit(1);
}
