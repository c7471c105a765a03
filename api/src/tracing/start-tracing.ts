import type { Config } from '../config.ts';

/**
 * Records what this process does where a collector is named, to be called before what is recorded is loaded; elsewhere the code for it is not
 * loaded. Answers what sends the rest at the end.
 */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  return (await import('./open-telemetry.ts')).startOpenTelemetry(config);
}
