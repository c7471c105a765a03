import { once } from 'node:events';
import { pino } from 'pino';
import { createGateway } from './src/gateway.ts';
import { readSettings } from './src/settings.ts';

/** Starts the gateway; stops taking requests and ends those under way on SIGTERM or SIGINT. */
const log = pino({ name: 'gateway', level: process.env.LOG_LEVEL ?? 'info' });

try {
  const settings = readSettings(process.env);
  const server = createGateway(settings, log);
  server.listen(settings.port);
  await once(server, 'listening');
  log.info({ port: settings.port }, 'gateway listening');
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
