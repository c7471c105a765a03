/** Command: `node api/src/jobs/run-workers.ts`. Sends mails and runs jobs until SIGTERM or SIGINT, beside APIs with WORKERS=off. */
import { readConfigOrExit } from '../config.ts';
import { startTracing } from '../tracing/start-tracing.ts';

const config = readConfigOrExit(process.env);
const stopTracing = await startTracing(config);
const { work } = await import('./work.ts');
work(config, stopTracing);
