import type { Config } from '../config.ts';

/**
 * Starts tracing if a collector is set; call it before the traced modules are loaded. Otherwise the tracing code is not
 * loaded. Returns the function that flushes the rest on exit.
 */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  return (await import('./open-telemetry.ts')).startOpenTelemetry(config);
}
