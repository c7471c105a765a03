import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { collectRoutes, type Destination, resolve } from '../../src/routing/route-tables.ts';
import { describe } from './page-head/describe.ts';
import { headTags, jsonForScript } from './page-head/head.ts';
import type { LiveModule, ModuleRegistry } from './registry.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

const compress = promisify(brotliCompress);

/** The gateway does not know who asks (the token stays in the browser), so it serves every page that exists for anyone. */
const ANYONE = { role_id: 1, signedIn: true } as const;

/** Answers with the page of an address: its head, its status, preloads for the module it belongs to, and the registry. */
export function createPages(settings: Settings, registry: ModuleRegistry) {
  const template = templateReader(join(settings.root, 'shell/dist/index.html'));

  return async function servePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const modules = await registry.modules();
    const destination = resolve(url.pathname, url.search, ANYONE, settings.variant, collectRoutes(modules));
    if (destination.kind === 'redirect') {
      response.writeHead(302, { location: destination.to, 'cache-control': 'no-cache' }).end();
      return;
    }
    const { status, head } = await headOf(destination, url, settings, request.headers.host ?? 'localhost');
    const live = destination.kind === 'page' ? modules.find(({ name }) => name === destination.entry.module) : undefined;
    const { page, inlineScripts } = await template();
    setSecurityHeaders(response, settings, inlineScripts);
    const html = page
      .replace('<!--page-head-->', () => head)
      .replace('<!--module-preloads-->', () => preloadTags(live))
      .replace(
        '<!--registry-->',
        () => `<script type="application/json" id="registry">${jsonForScript(registryDocument(settings, modules))}</script>`,
      );
    await send(request, response, status, html);
  };
}

/** The answer of `/modules.json`, and what is written into each page. */
export function registryDocument({ variant, links, development }: Settings, modules: readonly LiveModule[]) {
  return { variant, links, development, modules: modules.map(({ preload: _preload, ...module }) => module) };
}

async function headOf(destination: Destination, url: URL, settings: Settings, host: string) {
  const origin = settings.productionHost ? `https://${settings.productionHost}` : `http://${host}`;
  const notFound = { status: 404, head: headTags({ title: 'Page not found', canonical: origin + url.pathname, index: false }) };
  if (destination.kind !== 'page') return notFound;

  const { entry, params } = destination;
  const described = await describe(entry, params, url.searchParams, settings.apiUrl);
  if (described === 'missing') return notFound;
  const index = host === settings.productionHost && entry.audience === 'everyone' && entry.index !== false;
  const canonical = origin + (described.canonical ?? entry.canonical ?? url.pathname);
  return { status: 200, head: headTags({ ...described, canonical, index }) };
}

/** The entry is fetched with `crossorigin` because it is checked against its hash; its chunks are plain scripts. */
function preloadTags(live: LiveModule | undefined): string {
  if (!live) return '';
  const files = live.preload.map(
    (href) => `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}" />`,
  );
  return [
    `<link rel="preload" as="script" href="${live.entry}" integrity="${live.integrity}" crossorigin="anonymous" />`,
    ...files,
  ].join('');
}

async function send(request: IncomingMessage, response: ServerResponse, status: number, html: string): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' };
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const body = acceptsBrotli ? await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : Buffer.from(html);
  response.writeHead(status, {
    ...headers,
    'content-length': body.byteLength,
    ...(acceptsBrotli ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface Template {
  page: string;
  /** The scripts that stand in it, which the policy must allow. */
  inlineScripts: string[];
}

/** The shell's built page, read again when a build has replaced it. */
function templateReader(file: string): () => Promise<Template> {
  let known: (Template & { changed: number }) | undefined;
  return async () => {
    const { mtimeMs: changed } = await stat(file);
    if (known?.changed !== changed) {
      const page = await readFile(file, 'utf8');
      known = {
        changed,
        page,
        inlineScripts: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script as string),
      };
    }
    return known;
  };
}
