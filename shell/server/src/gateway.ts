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

/** How long an idle connection is kept; longer than the proxies before us keep theirs, as in `api/src/serve.ts`. */
const KEPT_UNUSED_MS = 75_000;

/** When to try again while the releases cannot be read. */
const AWAY_SECONDS = 10;
/** Longest that the headers of a request may take. */
const HEADERS_MS = 20_000;

/** `metrics`: where answers are counted. */
interface GatewayOptions extends Partial<Omit<SiteOptions, 'log'>> {
  metrics?: GatewayMetrics;
}

/** The processes of the API that the settings name; each that comes or goes is a line of the log. */
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

/**
 * Answers the requests of one connection one after the other. Node.js would work on all that a client sends ahead, and keep their answers
 * for one that never reads. A connection with too many of them ends.
 */
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
