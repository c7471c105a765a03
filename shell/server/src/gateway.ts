import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { developmentPort } from '@shell/build/module-folders';
import { FolderStore } from '@shell/releases';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { createApiProxy } from './api-proxy.ts';
import { robotsHeader, robotsRules } from './found/indexing.ts';
import { createSitemap } from './found/sitemap.ts';
import { createPages, registryDocument } from './page.ts';
import { createRegistry } from './registry.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createStaticFiles } from './static-files.ts';

/**
 * Addresses that the API answers. Its `/metrics`, and the literal paths on its own port, are not among them. Below `/dev` it has
 * the mailbox and the pages of sandboxes; in production it answers 404 there.
 */
const API_PATHS = /^\/(?:api|content|dev)(?:\/|$)/;

/** The one server that browsers see. In order: the API, what crawlers ask for, the registry, released files, pages. `holdMs`: how long requests wait for an API that is away. */
export function createGateway(settings: Settings, log: Logger, { holdMs }: { holdMs?: number } = {}): Server {
  const store = new FolderStore(settings.releasesDir);
  const registry = createRegistry(settings, store, log);
  const serveFile = createStaticFiles(store, registry, log);
  const servePage = createPages(settings, store, registry);
  const serveSitemap = createSitemap(settings, registry, log);
  const passToApi = createApiProxy(settings.apiUrl, holdMs === undefined ? {} : { holdMs });
  const developmentProxy = createProxyServer({ xfwd: true });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://site');
    const robots = robotsHeader(settings, request.headers.host, url.pathname);
    if (robots) response.setHeader('x-robots-tag', robots);
    if (API_PATHS.test(url.pathname)) return passToApi(request, response);
    if (url.pathname === '/healthz') return sendText(response, 200, 'ok');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    setSecurityHeaders(response, settings);
    if (url.pathname === '/robots.txt')
      return sendText(response, 200, robotsRules(settings, request.headers.host ?? 'localhost'));
    if (await serveSitemap(request, response, url.pathname)) return;
    if (url.pathname === '/modules.json') {
      response.setHeader('cache-control', 'no-cache');
      return sendJson(response, 200, registryDocument(settings, await registry.modules()));
    }
    if (settings.development && url.pathname.startsWith('/shell/')) {
      const target = `http://127.0.0.1:${developmentPort(join(settings.root, 'shell'))}`;
      return developmentProxy.web(request, response, { target });
    }
    if (await serveFile(request, response, url.pathname)) return;
    if (/^\/(?:shell|modules)\//.test(url.pathname)) return sendText(response, 404, 'Not found');
    return servePage(request, response, url);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'request failed');
      if (response.headersSent || response.destroyed) return response.destroy();
      if (API_PATHS.test(request.url ?? '')) {
        return sendJson(response, 502, { message: 'The server cannot be reached. Try again in a moment.', code: 'offline' });
      }
      return sendText(response, 500, 'Something went wrong');
    });
  });
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
