import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { developmentPort } from '@shell/build/module-folders';
import { BucketStore, FolderStore, type ReleaseStore } from '@shell/releases';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { sendCompressed, sendText } from './answers.ts';
import { createApiProxy } from './api-proxy/api-proxy.ts';
import type { LeastSpeed } from './api-proxy/least-speed.ts';
import type { ApiReplicas } from './api-replicas.ts';
import { robotsHeader, robotsRules } from './discovery/indexing.ts';
import { createInstallable } from './discovery/installable.ts';
import { createMovedAddresses } from './discovery/moved-addresses.ts';
import { createSitemap } from './discovery/sitemap.ts';
import { createPages } from './page.ts';
import { createRegistry, ReleasesUnavailable } from './registry.ts';
import { cachingFor, registryDocument } from './registry-document.ts';
import { createReleaseConsole } from './release-console/console.ts';
import { createPreviews } from './release-console/previews.ts';
import { setLeastHeaders, setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createSsr } from './ssr/ssr.ts';
import { createStaticFiles } from './static-files.ts';
import { createVisitors } from './visitors/visitors.ts';

/** Addresses that the API answers, without its `/metrics` and its own port's paths. `/dev` is 404 in production. */
export const API_PATHS = /^\/(?:api|content|dev)(?:\/|$)/;

/** `holdMs`: wait for an unreachable API. `speed`: minimum of clients. `leaving`: aborted before the gateway stops. */
export interface SiteOptions {
  api: ApiReplicas;
  log: Logger;
  holdMs?: number | undefined;
  speed?: LeastSpeed | undefined;
  leaving?: AbortSignal | undefined;
}

/** `warm` and `stop` are for the server. */
interface Site {
  /** @throws any error before the response has started. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Warms up, so that the first visitor does not wait. */
  warm(): Promise<void>;
  stop(): Promise<void>;
}

/** Routes in order: API, release console, files, crawlers' files, registry, pages. */
export function createSite(settings: Settings, { api, log, holdMs, speed, leaving }: SiteOptions): Site {
  const store = settings.releasesBucket ? new BucketStore(settings.releasesBucket) : new FolderStore(settings.releasesDir);
  const registry = createRegistry(settings, store, log);
  const key = keyOf(settings, store);
  const visitors = createVisitors(key);
  const ssr = createSsr(settings, { api, store, log });
  const passToApi = createApiProxy(api, { holdMs, speed });
  const previews = createPreviews(store, visitors, key);
  const answerConsole = createReleaseConsole({ store, registry, visitors, previews, api, log, ssrOfTeams: settings.ssrOfTeams });
  const serveInstallable = createInstallable(settings, store, registry);
  const serveFile = createStaticFiles(store, registry, log);
  const serveSitemap = createSitemap(settings, { api, registry, log });
  const servePage = createPages(settings, { store, registry, ssr, movedTo: createMovedAddresses(api, log) });
  const developmentProxy = createProxyServer();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = setForwardedFor(request, settings.trustedProxies);
    setLeastHeaders(response);
    const url = addressOfRequest(request);
    if (!url) return sendText(response, 400, 'This address cannot be read');
    const { pathname } = url;
    setSiteHeaders(response, settings, { host: request.headers.host, pathname });
    if (API_PATHS.test(pathname)) return passToApi(request, response, client);
    if (pathname === '/healthz') return sendText(response, 200, 'ok');
    if (pathname === '/readyz') return leaving?.aborted ? sendText(response, 503, 'leaving') : sendText(response, 200, 'ok');
    if (/^\/releases(?:\/|$)/.test(pathname)) {
      setSecurityHeaders(response, settings);
      return answerConsole(request, response, pathname, await visitors.of(request));
    }
    if (request.method === 'GET' || request.method === 'HEAD') return answerReader(request, response, url, client);
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }

  async function answerReader(request: IncomingMessage, response: ServerResponse, url: URL, client: string): Promise<void> {
    const { pathname } = url;
    if (await serveInstallable(request, response, pathname)) return;
    if (await serveFile(request, response, pathname)) return;
    setSecurityHeaders(response, settings);
    if (pathname === '/robots.txt') return sendText(response, 200, robotsRules(settings, request.headers.host ?? 'localhost'));
    if (await serveSitemap(request, response, pathname)) return;
    if (pathname === '/modules.json') return serveRegistry(request, response);
    if (settings.development && pathname.startsWith('/shell/')) {
      const target = `http://127.0.0.1:${developmentPort(join(settings.root, 'shell'))}`;
      return developmentProxy.web(request, response, { target });
    }
    if (/^\/(?:shell|modules)\//.test(pathname)) {
      if (registry.isAway()) throw new ReleasesUnavailable('The release store cannot be read');
      return sendText(response, 404, 'Not found');
    }
    const { visitor } = await visitorOf(request, response);
    return servePage(request, response, url, visitor, client);
  }

  async function serveRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { visitor, asks } = await visitorOf(request, response);
    const [modules, shell] = await Promise.all([registry.modules(visitor), registry.shell(visitor)]);
    const text = JSON.stringify(registryDocument(settings, modules, { asks, shell, files: true }));
    const caching = cachingFor(visitor, asks);
    return sendCompressed(request, response, { status: 200, type: 'application/json', text, caching });
  }

  /** The visitor, with a new number if a canary needs one. */
  async function visitorOf(request: IncomingMessage, response: ServerResponse) {
    const [visitor, asks] = await Promise.all([visitors.of(request), registry.asks()]);
    return { visitor: asks.number ? visitors.number(visitor, request, response) : visitor, asks };
  }

  return {
    answer,
    warm: async () => ssr.warm(await registry.modules()),
    stop: () => ssr.stop(),
  };
}

/** The requested address; null if malformed, such as `//`. */
function addressOfRequest({ url = '/' }: IncomingMessage): URL | null {
  return url.startsWith('/') && URL.canParse(url, 'http://site') ? new URL(url, 'http://site') : null;
}

/** Signs passes and previews on all replicas. */
function keyOf({ releasesKey }: Settings, store: ReleaseStore): () => Promise<string> {
  let key = releasesKey ?? undefined;
  return async () => {
    key ??= await store.key();
    return key;
  };
}

const INVENTED = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];

/** Sets `X-Forwarded-For` after `trustedProxies`: invented addresses must evade no limit. Returns the client. */
function setForwardedFor(request: IncomingMessage, trustedProxies: number): string {
  const { headers, socket } = request;
  const before = Math.max(0, trustedProxies - 1);
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const believed = said.map((address) => address.trim()).filter(Boolean);
  const kept = before === 0 ? [] : believed.slice(-before);
  const known = [...kept, socket.remoteAddress ?? []].flat();
  headers['x-forwarded-for'] = known.join(', ');
  for (const name of before === 0 ? [...INVENTED, ...OF_PROXIES] : INVENTED) delete headers[name];
  return known[0]?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
}

/** For a year. */
const HSTS = `max-age=${365 * 86_400}`;

function setSiteHeaders(
  response: ServerResponse,
  settings: Settings,
  { host, pathname }: { host?: string | undefined; pathname: string },
): void {
  // RFC 6797: counts over https only, which the proxy before us speaks.
  if (settings.https)
    response.setHeader('strict-transport-security', settings.hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS);
  const robots = robotsHeader(settings, host, pathname);
  if (robots) response.setHeader('x-robots-tag', robots);
}
