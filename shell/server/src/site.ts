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

/**
 * Addresses that the API answers. Its `/metrics`, and the literal paths on its own port, are not among them. Below `/dev` it has
 * the mailbox and the pages of sandboxes; in production it answers 404 there.
 */
export const API_PATHS = /^\/(?:api|content|dev)(?:\/|$)/;

/** `holdMs`: how long requests wait for an API that is away; `speed`: the least of senders and readers; `leaving`: aborted once the gateway is about to stop. */
export interface SiteOptions {
  api: ApiReplicas;
  log: Logger;
  holdMs?: number | undefined;
  speed?: LeastSpeed | undefined;
  leaving?: AbortSignal | undefined;
}

/** Handles the requests of browsers; `warm` and `stop` are for its server. */
interface Site {
  /** @throws any error before the response has started. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Warms up, so that the first visitor does not wait. */
  warm(): Promise<void>;
  stop(): Promise<void>;
}

/** The routes in their order: API, release console, released files, crawlers' files, registry, pages. */
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

  /** Serves the modules, in the visitor's versions. */
  async function serveRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { visitor, asks } = await visitorOf(request, response);
    const [modules, shell] = await Promise.all([registry.modules(visitor), registry.shell(visitor)]);
    const text = JSON.stringify(registryDocument(settings, modules, { asks, shell, files: true }));
    const caching = cachingFor(visitor, asks);
    return sendCompressed(request, response, { status: 200, type: 'application/json', text, caching });
  }

  /** Who asks, as far as the choice of versions cares; the number that a canary needs is given here. */
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

/** The requested path and query; null for a malformed one, such as `//` or `http://[`. */
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

/** Headers about the client's origin that our proxies never write. */
const INVENTED = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** Headers of a proxy before the gateway about the original request. */
const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];

/**
 * Sets `X-Forwarded-For` to what the gateway saw, so that invented addresses cannot evade limits by network: the
 * client's own address, after the entries of our proxies before the gateway. All other claims of the sender are
 * removed. `trustedProxies` counts them as the API does, the gateway included (1: no other proxy). Returns the client's address.
 */
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

/** Says how search engines and browsers take whatever the site answers at an address. */
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
