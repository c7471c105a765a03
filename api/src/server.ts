/** Command: `node api/src/server.ts`. Serves the API on API_PORT until SIGTERM or SIGINT. */
import { readConfigOrExit } from './config.ts';
import { startTracing } from './tracing/start-tracing.ts';

const config = readConfigOrExit(process.env);
const stopTracing = await startTracing(config);
const { serve } = await import('./serve.ts');
serve(config, stopTracing);
