import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Histogram bounds in seconds; a page waits 400 ms for its content. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.4, 1, 2.5, 5, 15];

/** Pages have too many addresses to count each. */
function kindOf(url: string): 'api' | 'file' | 'release' | 'page' {
  if (/^\/(?:api|content|dev)(?:\/|$|\?)/.test(url)) return 'api';
  if (/^\/(?:shell|modules)\//.test(url)) return 'file';
  return /^\/releases(?:\/|$|\?)/.test(url) ? 'release' : 'page';
}

export interface GatewayMetrics {
  /** Times a response to its last byte; one that its reader broke off counts as 499. */
  time(request: IncomingMessage, response: ServerResponse): void;
  /** Serves `GET /metrics` on a port of its own, as the gateway's is public. */
  server(log: Logger): Server;
}

/** Metrics of one gateway, and of the process from now on. */
export function createMetrics(): GatewayMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by what was asked for',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    time(request, response) {
      const startedAt = performance.now();
      const kind = kindOf(request.url ?? '/');
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 499;
        answers.observe({ kind, status }, (performance.now() - startedAt) / 1_000);
      });
    },
    server: (log) =>
      createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
          (error: unknown) => {
            log.warn({ err: error }, 'metrics not read');
            response.writeHead(500).end();
          },
        );
      }),
  };
}
