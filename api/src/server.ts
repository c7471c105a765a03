/** Command: `node api/src/server.ts`. Serves the API on API_PORT until SIGTERM or SIGINT. */
import { readConfigOrExit } from './config.ts';

const config = readConfigOrExit(process.env);

/** What records is loaded where somebody wants records alone, and then before what it records. */
async function startTracing(): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  return (await import('./tracing/open-telemetry.ts')).startTracing(config);
}

const stopTracing = await startTracing();
const { serve } = await import('./serve.ts');
serve(config, stopTracing);
