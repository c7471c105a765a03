import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { sendJson, sendText } from './answers.ts';
import { ApiReplicas } from './api-replicas.ts';
import type { GatewayMetrics } from './metrics.ts';
import { ReleasesUnavailable } from './registry.ts';
import type { Settings } from './settings.ts';
import { API_PATHS, createSite, type SiteOptions } from './site.ts';

/** Longer than the proxies before us, as in `api/src/serve.ts`. */
const KEPT_UNUSED_MS = 75_000;

const AWAY_SECONDS = 10;
const HEADERS_MS = 20_000;

/** `metrics`: where responses are counted. */
interface GatewayOptions extends Partial<Omit<SiteOptions, 'log'>> {
  metrics?: GatewayMetrics;
}

/** The API processes in the settings; changes of state are logged. */
export const apiReplicas = ({ apiUrls }: Settings, log: Logger) =>
  new ApiReplicas(apiUrls, ({ url, state }) => log[state === 'ready' ? 'info' : 'warn']({ api: url, state }, 'API'));

/** The one server that browsers see. */
export function createGateway(
  settings: Settings,
  log: Logger,
  { api = apiReplicas(settings, log), holdMs, speed, metrics, leaving }: GatewayOptions = {},
): Server {
  const site = createSite(settings, { api, log, holdMs, speed, leaving });
  const inOrder = createOrder();
  const server = createServer((request, response) => {
    metrics?.time(request, response);
    if (leaving?.aborted) response.setHeader('connection', 'close');
    inOrder(response, () => site.answer(request, response)).catch((error: unknown) => {
      log.error({ err: error, url: request.url, traceparent: request.headers.traceparent }, 'request failed');
      sendFailure(request, response, error);
    });
  });
  server.headersTimeout = HEADERS_MS;
  server.keepAliveTimeout = KEPT_UNUSED_MS;
  server.once('listening', () => {
    api.watch();
    site.warm().catch((error: unknown) => log.warn({ err: error }, 'pages are not loaded ahead'));
  });
  server.once('close', () => {
    api.stop();
    void site.stop();
  });
  return server;
}

/** Responds to a failed request if that is still possible. */
function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else if (API_PATHS.test(request.url ?? ''))
    sendJson(response, 502, { message: 'The server cannot be reached. Try again in a moment.', code: 'offline' });
  else if (error instanceof ReleasesUnavailable) {
    response.setHeader('retry-after', AWAY_SECONDS);
    sendText(response, 503, 'The site cannot be reached. Try again in a moment.');
  } else sendText(response, 500, 'Something went wrong');
}

/** Requests that one connection may send ahead. Browsers send none. */
const MOST_AHEAD = 16;

/** Serves one connection's requests in order: Node.js would buffer responses for a client that never reads. */
function createOrder() {
  const latest = new WeakMap<Socket, { response: ServerResponse; ahead: number }>();

  return async function inOrder(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    const socket = response.req.socket;
    const before = latest.get(socket);
    const isFirst = !before || before.response.closed;
    const mine = { response, ahead: isFirst ? 0 : before.ahead + 1 };
    if (mine.ahead > MOST_AHEAD) {
      socket.destroy();
      return;
    }
    latest.set(socket, mine);
    if (!isFirst) await once(before.response, 'close');
    if (!response.destroyed && !socket.destroyed) await answer();
  };
}
