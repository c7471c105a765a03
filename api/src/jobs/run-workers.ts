/** Command: `node api/src/jobs/run-workers.ts`. Sends mails and runs jobs until SIGTERM or SIGINT, beside APIs with WORKERS=off. */
import { readConfigOrExit } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { systemClock } from '../http/clock.ts';
import { createLog } from '../log.ts';
import { startWorkers } from './workers.ts';

const config = readConfigOrExit(process.env);
const log = createLog(config);
const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
const workers = startWorkers({ config, db, clock: systemClock, log });
await workers.ready;
log.info('working');

let stopping = false;
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  await workers.stop();
  await db.destroy();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
