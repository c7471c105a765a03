import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Release, type ReleaseStore, SHELL, type Visitor } from '@shell/releases';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { collectRoutes, type Destination, resolve } from '../../src/routing/route-tables.ts';
import { isIndexed, NOT_INDEXED, originOf } from './found/indexing.ts';
import { describe } from './page-head/describe.ts';
import { headTags, jsonForScript } from './page-head/head.ts';
import { createPreloads } from './preloads.ts';
import type { LiveModule, ModuleRegistry } from './registry.ts';
import { createNonce, setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

const compress = promisify(brotliCompress);

/** The gateway does not know who asks (the token stays in the browser), so it serves every page that exists for anyone. */
const ANYONE = { role_id: 1, signedIn: true } as const;

/**
 * Where a page takes the nonce of its style elements. A shell that was rolled back to a release without it gets a policy that needs none.
 * The nonce belongs to one answer: pages must never be answered with 304 or kept by a cache.
 */
const STYLE_NONCE = '<!--style-nonce-->';

/** Answers with the page of an address: its head, its status, preloads for the module it belongs to, and the registry. */
export function createPages(settings: Settings, store: ReleaseStore, registry: ModuleRegistry) {
  const template = settings.development
    ? builtTemplate(join(settings.root, 'shell/dist/index.html'))
    : releasedTemplate(store, registry);

  const preloadTags = createPreloads(store);

  return async function servePage(request: IncomingMessage, response: ServerResponse, url: URL, visitor: Visitor): Promise<void> {
    const [modules, shell] = await Promise.all([registry.modules(visitor), registry.shell(visitor)]);
    const destination = resolve(url.pathname, url.search, ANYONE, settings.variant, collectRoutes(modules));
    if (destination.kind === 'redirect') {
      response.writeHead(302, { location: destination.to, 'cache-control': 'no-cache' }).end();
      return;
    }
    const { status, index, head } = await headOf(destination, url, settings, request.headers.host ?? 'localhost');
    if (!index) response.setHeader('x-robots-tag', NOT_INDEXED);
    const live = destination.kind === 'page' ? modules.find(({ name }) => name === destination.entry.module) : undefined;
    const preloads = await preloadTags(live, destination.kind === 'page' ? destination.entry.path : undefined);
    const { page, inlineScripts } = await template(visitor);
    const asks = await registry.asks();
    const document = registryDocument(settings, modules, { asks, shell });
    const nonce = createNonce();
    setSecurityHeaders(response, settings, { inlineScripts, styleNonce: page.includes(STYLE_NONCE) ? nonce : 'none-yet' });
    const html = page
      .replace(STYLE_NONCE, () => `<meta name="style-nonce" nonce="${nonce}" />`)
      .replace('<!--page-head-->', () => head)
      .replace('<!--module-preloads-->', () => preloads)
      .replace('<!--registry-->', () => `<script type="application/json" id="registry">${jsonForScript(document)}</script>`);
    await send(request, response, status, html, cachingFor(visitor, asks));
  };
}

/**
 * The answer of `/modules.json`, and what is written into each page. From which commits the builds come is for developers, where the
 * deployment lets them in.
 */
export function registryDocument(
  { variant, links, development, moduleOverrides: overrides }: Settings,
  modules: readonly LiveModule[],
  { asks: { pass }, shell }: { asks: { pass: boolean }; shell: Release | undefined },
) {
  const live = modules.map((module) => (overrides ? { ...asRegistered(module), commit: module.commit } : asRegistered(module)));
  const document = { variant, links, development, pass, modules: live };
  if (!overrides) return document;
  return { ...document, overrides, ...(shell && { shell: { version: shell.version, commit: shell.origin.commit } }) };
}

/** What the shell needs to know of a module; where its files are is the gateway's to know. */
function asRegistered({ preload: _preload, pages: _pages, commit: _commit, routes, ...module }: LiveModule) {
  return { ...module, routes: { ...routes, pages: routes.pages.map(({ code: _code, ...page }) => page) } };
}

async function headOf(destination: Destination, url: URL, settings: Settings, host: string) {
  const origin = originOf(settings, host);
  const notFound = {
    status: 404,
    index: false,
    head: headTags({ title: 'Page not found', origin, canonical: null, index: false }),
  };
  if (destination.kind !== 'page') return notFound;

  const { entry, params } = destination;
  const described = await describe(entry, params, url.searchParams, settings.apiUrl);
  if (described === 'missing') return notFound;
  const index = isIndexed(settings, host) && entry.audience === 'everyone' && entry.index !== false;
  const canonical = described.canonical ?? entry.canonical ?? url.pathname;
  return { status: 200, index, head: headTags({ ...described, origin, canonical, index }) };
}

interface Caching {
  'cache-control': string;
  vary?: string;
}

/** Where visitors get different versions, nobody keeps an answer for others. */
export function cachingFor(visitor: Visitor, { number, pass }: { number: boolean; pass: boolean }): Caching {
  const differs = number || pass || Object.keys(visitor.previews).length > 0;
  return differs ? { 'cache-control': 'private, no-cache', vary: 'cookie' } : { 'cache-control': 'no-cache' };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
  caching: Caching,
): Promise<void> {
  const vary = ['accept-encoding', caching.vary].filter(Boolean).join(', ');
  const headers = { 'content-type': 'text/html; charset=utf-8', ...caching, vary };
  const acceptsBrotli = accepts(request).encoding(['br']) === 'br';
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

/** The page of the shell's live release. */
function releasedTemplate(store: ReleaseStore, registry: ModuleRegistry): (visitor: Visitor) => Promise<Template> {
  const known = new LRUCache<string, Template>({ max: 10 });
  return async (visitor) => {
    const live = await registry.shell(visitor);
    if (!live) throw new Error('No release of the shell is live');
    const found = known.get(live.version);
    if (found) return found;
    const page = await store.read(SHELL, live.version, 'index.html');
    const template = templateOf(withIntegrity(page.toString('utf8'), live.files));
    known.set(live.version, template);
    return template;
  };
}

/** The page that the shell's development server writes, read again when it has changed. */
function builtTemplate(file: string): () => Promise<Template> {
  let known: (Template & { changed: number }) | undefined;
  return async () => {
    const { mtimeMs: changed } = await stat(file);
    if (known?.changed !== changed) known = { changed, ...templateOf(await readFile(file, 'utf8')) };
    return known;
  };
}

/** The page with the hash of each of the shell's own scripts and styles beside its address. */
function withIntegrity(page: string, files: Readonly<Record<string, string>>): string {
  return page.replace(/(?:src|href)="\/shell\/([^"]+)"/g, (address, file: string) => {
    const integrity = files[file];
    if (!integrity) throw new Error(`The shell's release has no hash for ${file}`);
    return `${address} integrity="${integrity}" crossorigin="anonymous"`;
  });
}

function templateOf(page: string): Template {
  return { page, inlineScripts: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script as string) };
}
