import { register } from 'node:module';
import { context, propagation, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { KoaInstrumentation, KoaLayerType } from '@opentelemetry/instrumentation-koa';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import { recordOutsideCallsBy } from './outside-calls.ts';
import { takeIdsFrom } from './request-id.ts';

/**
 * Attributes that identify the caller, or queries of addresses, which can carry tokens.
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans
 */
const PERSONAL = ['url.query', 'client.address', 'network.peer.address', 'network.peer.port', 'user_agent.original'];
/** Polled all the time by monitoring. */
const WATCHED = /^\/(?:healthz|readyz|metrics)$/;

class WithoutPersonalData implements SpanProcessor {
  onStart() {}

  onEnd({ attributes }: ReadableSpan) {
    for (const name of PERSONAL) delete attributes[name];
    const address = attributes['url.full'];
    if (typeof address === 'string') attributes['url.full'] = address.replace(/\?.*$/, '');
  }

  async forceFlush() {}
  async shutdown() {}
}

/**
 * Traces each request (HTTP, routes, statements) to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, which the exporter
 * reads from the environment. Call it before Koa, pg and `node:http` are loaded. Returns the function that flushes the
 * rest on exit.
 */
export function startOpenTelemetry({ OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG }: Config): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  // Browsers say that their traces are recorded; how many are is decided here.
  const share = new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [new WithoutPersonalData(), new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => WATCHED.test(url) }),
      new KoaInstrumentation({ ignoreLayersType: [KoaLayerType.MIDDLEWARE] }),
      // Statements of jobs and of the bank watch are not traced.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  recordOutsideCalls(provider.getTracer('outside-services'));
  takeIdsFrom(() => trace.getActiveSpan()?.spanContext().traceId);
  return () => provider.shutdown();
}

/**
 * A span for each call to an outside service, also for those skipped by an open circuit. What the service said is left
 * out: it may name people.
 */
function recordOutsideCalls(tracer: Tracer): void {
  recordOutsideCallsBy((service, call) =>
    tracer.startActiveSpan(
      `call ${service}`,
      { kind: SpanKind.CLIENT, attributes: { 'service.peer.name': service } },
      async (span) => {
        try {
          return await call();
        } catch (error) {
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    ),
  );
}
