/** Command: `node api/src/jobs/run-workers.ts`. Sends mails and runs jobs until SIGTERM or SIGINT, beside APIs with WORKERS=off. */
import { createServer } from 'node:http';
import Koa from 'koa';
import { listeningHost, readConfigOrExit } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { systemClock } from '../http/clock.ts';
import { health } from '../http/health.ts';
import type { ApiContext, ApiState } from '../http/services.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics/measure-answers.ts';
import { startWorkers } from './workers.ts';

const config = readConfigOrExit(process.env);
const log = createLog(config);
const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
const services = { config, db, clock: systemClock, log };
const workers = startWorkers(services);

/** Tells those who look after this process how it is: `/healthz`, `/readyz` and `/metrics`. */
function tellState() {
  const app = new Koa<ApiState, ApiContext>();
  app.context.services = services;
  app.use(metrics(services)).use(health());
  return createServer(app.callback());
}

const state = tellState();
if (config.WORKERS_PORT !== undefined) state.listen({ port: config.WORKERS_PORT, host: listeningHost(config) });
state.on('error', (error) => {
  log.fatal({ err: error }, 'cannot tell its state');
  process.exitCode = 1;
  void stop('SIGTERM');
});

let stopping = false;
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  await workers.stop();
  state.close();
  await db.destroy();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

void workers.ready.then(() => log.info('working'));
