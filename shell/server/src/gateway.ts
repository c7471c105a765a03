import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { developmentPort } from '@shell/build/module-folders';
import { BucketStore, FolderStore, type ReleaseStore } from '@shell/releases';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { createApiProxy } from './api-proxy.ts';
import { ApiReplicas } from './api-replicas.ts';
import { robotsHeader, robotsRules } from './discovery/indexing.ts';
import { createInstallable } from './discovery/installable.ts';
import { createMovedAddresses } from './discovery/moved-addresses.ts';
import { createSitemap } from './discovery/sitemap.ts';
import { createFirstContents } from './first-content/first-content.ts';
import { setForwardedFor } from './forwarded.ts';
import type { GatewayMetrics } from './metrics.ts';
import { cachingFor, createPages, registryDocument } from './page.ts';
import { createRegistry } from './registry.ts';
import { createReleaseDesk } from './release-desk/desk.ts';
import { createPreviews } from './release-desk/previews.ts';
import { setLeastHeaders, setSecurityHeaders } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';
import type { Settings } from './settings.ts';
import { createStaticFiles } from './static-files.ts';
import { createVisitors } from './visitors/visitors.ts';

/**
 * Addresses that the API answers. Its `/metrics`, and the literal paths on its own port, are not among them. Below `/dev` it has
 * the mailbox and the pages of sandboxes; in production it answers 404 there.
 */
const API_PATHS = /^\/(?:api|content|dev)(?:\/|$)/;

/** How long a connection is kept that nobody uses; longer than the proxies before us keep theirs, as in `api/src/serve.ts`. */
const KEPT_UNUSED_MS = 75_000;
/** For a year. */
const HSTS = `max-age=${365 * 86_400}`;

/** `holdMs`: how long requests wait for an API that is away; `metrics`: where answers are counted; `leaving`: aborted once the gateway is about to stop. */
interface GatewayOptions {
  api?: ApiReplicas;
  holdMs?: number;
  metrics?: GatewayMetrics;
  leaving?: AbortSignal;
}

/** The processes of the API that the settings name; each that comes or goes is a line of the log. */
export const apiReplicas = ({ apiUrls }: Settings, log: Logger) =>
  new ApiReplicas(apiUrls, ({ url, state }) => log[state === 'ready' ? 'info' : 'warn']({ api: url, state }, 'API'));

/** The one server that browsers see. In order: the API, the release desk, released files, what crawlers ask for, the registry, pages. */
export function createGateway(
  settings: Settings,
  log: Logger,
  { api = apiReplicas(settings, log), holdMs, metrics, leaving }: GatewayOptions = {},
): Server {
  const store = settings.releasesBucket ? new BucketStore(settings.releasesBucket) : new FolderStore(settings.releasesDir);
  const registry = createRegistry(settings, store, log);
  const serveFile = createStaticFiles(store, registry, log);
  const firstContents = createFirstContents(settings, { api, store, log });
  const servePage = createPages(settings, store, registry, firstContents, createMovedAddresses(api, log));
  const serveInstallable = createInstallable(settings, store, registry);
  const serveSitemap = createSitemap(settings, { api, registry, log });
  const key = keyOf(settings, store);
  const visitors = createVisitors(key);
  const previews = createPreviews(store, visitors, key);
  const answerDesk = createReleaseDesk({ store, registry, visitors, previews, api, log });
  const passToApi = createApiProxy(api, holdMs === undefined ? {} : { holdMs });
  const developmentProxy = createProxyServer();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setForwardedFor(request, settings.trustedProxies);
    setLeastHeaders(response);
    const url = addressOfRequest(request);
    if (!url) return sendText(response, 400, 'This address cannot be read');
    setSiteHeaders(response, settings, { host: request.headers.host, pathname: url.pathname });
    if (API_PATHS.test(url.pathname)) return passToApi(request, response);
    if (url.pathname === '/healthz') return sendText(response, 200, 'ok');
    if (url.pathname === '/readyz') return leaving?.aborted ? sendText(response, 503, 'leaving') : sendText(response, 200, 'ok');
    if (/^\/releases(?:\/|$)/.test(url.pathname)) {
      setSecurityHeaders(response, settings);
      return answerDesk(request, response, url.pathname, await visitors.of(request));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    if (await serveInstallable(request, response, url.pathname)) return;
    if (await serveFile(request, response, url.pathname)) return;
    setSecurityHeaders(response, settings);
    if (url.pathname === '/robots.txt')
      return sendText(response, 200, robotsRules(settings, request.headers.host ?? 'localhost'));
    if (await serveSitemap(request, response, url.pathname)) return;
    if (url.pathname === '/modules.json') return serveRegistry(request, response);
    if (settings.development && url.pathname.startsWith('/shell/')) {
      const target = `http://127.0.0.1:${developmentPort(join(settings.root, 'shell'))}`;
      return developmentProxy.web(request, response, { target });
    }
    if (/^\/(?:shell|modules)\//.test(url.pathname)) return sendText(response, 404, 'Not found');
    const { visitor } = await visitorOf(request, response);
    return servePage(request, response, url, visitor);
  }

  /** Which modules there are, in the versions that whoever asks gets. */
  async function serveRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { visitor, asks } = await visitorOf(request, response);
    const [modules, shell] = await Promise.all([registry.modules(visitor), registry.shell(visitor)]);
    const text = JSON.stringify(registryDocument(settings, modules, { asks, shell, files: true }));
    return sendCompressed(request, response, {
      ...{ status: 200, type: 'application/json', text },
      caching: cachingFor(visitor, asks),
    });
  }

  /** Who asks, as far as the choice of versions cares; the number that a canary needs is given here. */
  async function visitorOf(request: IncomingMessage, response: ServerResponse) {
    const [visitor, asks] = await Promise.all([visitors.of(request), registry.asks()]);
    return { visitor: asks.number ? visitors.number(visitor, request, response) : visitor, asks };
  }

  const server = createServer((request, response) => {
    metrics?.time(request, response);
    if (leaving?.aborted) response.setHeader('connection', 'close');
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url, traceparent: request.headers.traceparent }, 'request failed');
      sendFailure(request, response);
    });
  });
  server.keepAliveTimeout = KEPT_UNUSED_MS;
  server.once('listening', () => {
    api.watch();
    void registry.modules().then(firstContents.warm);
  });
  server.once('close', () => {
    api.stop();
    void firstContents.stop();
  });
  return server;
}

/** How search engines and browsers take whatever the site answers. */
function setSiteHeaders(
  response: ServerResponse,
  settings: Settings,
  { host, pathname }: { host?: string | undefined; pathname: string },
): void {
  // RFC 6797; only answers by https count, and the proxy before us speaks it.
  if (settings.https)
    response.setHeader('strict-transport-security', settings.hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS);
  const robots = robotsHeader(settings, host, pathname);
  if (robots) response.setHeader('x-robots-tag', robots);
}

/** The path and query that were asked for; null for what is none, such as `//` or `http://[`. */
function addressOfRequest({ url = '/' }: IncomingMessage): URL | null {
  return url.startsWith('/') && URL.canParse(url, 'http://site') ? new URL(url, 'http://site') : null;
}

/** What passes and previews are signed with: the same for all replicas. */
function keyOf({ releasesKey }: Settings, store: ReleaseStore): () => Promise<string> {
  let key = releasesKey ?? undefined;
  return async () => {
    key ??= await store.key();
    return key;
  };
}

/** Answers a request that failed, as far as it can still be answered. */
function sendFailure(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else if (API_PATHS.test(request.url ?? ''))
    sendJson(response, 502, { message: 'The server cannot be reached. Try again in a moment.', code: 'offline' });
  else sendText(response, 500, 'Something went wrong');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
