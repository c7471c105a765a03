import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { type Config, listeningHost } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { systemClock } from '../http/clock.ts';
import { health } from '../http/health.ts';
import type { ApiContext, ApiState } from '../http/services.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics/measure-answers.ts';
import { startWorkers, type WorkerServices } from './workers.ts';

/** `/healthz`, `/readyz` and `/metrics`. */
function serveState(services: WorkerServices): Server {
  const app = new Koa<ApiState, ApiContext>();
  app.context.services = services;
  app.use(metrics(services)).use(health());
  return createServer(app.callback());
}

/** Sends mails and runs jobs until SIGTERM or SIGINT; `stopTracing` is called at the end. */
export function work(config: Config, stopTracing: () => Promise<void>): void {
  const log = createLog(config);
  const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
  const services = { config, db, clock: systemClock, log };
  const workers = startWorkers(services);
  const state = serveState(services);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await workers.stop();
    state.close();
    await db.destroy();
    await stopTracing();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  state.on('error', (error) => {
    log.fatal({ err: error }, 'cannot tell its state');
    process.exitCode = 1;
    void stop('SIGTERM');
  });
  if (config.WORKERS_PORT !== undefined) state.listen({ port: config.WORKERS_PORT, host: listeningHost(config) });
  void workers.ready.then(() => log.info({ port: (state.address() as AddressInfo | null)?.port }, 'working'));
}
