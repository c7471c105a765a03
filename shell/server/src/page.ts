import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FirstContent } from '@shell/kit/first-content-request';
import { faqSharing } from '@shell/kit/sharing';
import { type Release, type ReleaseStore, SHELL, type Visitor } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import { collectRoutes, type Destination, pathsOf, resolve } from '../../src/routing/route-tables.ts';
import { isIndexed, NOT_INDEXED, originOf } from './discovery/indexing.ts';
import type { createMovedAddresses } from './discovery/moved-addresses.ts';
import type { DrawnPage, FirstContents } from './first-content/first-content.ts';
import { answersBlock, framed, styleTags } from './first-content/first-content-tags.ts';
import { headTags, jsonBlock } from './page-head/head.ts';
import { type KnownAnswer, movedPost, sharingOf } from './page-head/page-sharing.ts';
import { createPreloads, fontTags } from './preloads.ts';
import type { LiveModule, ModuleRegistry } from './registry.ts';
import { createNonce, setSecurityHeaders } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';
import type { Settings } from './settings.ts';

/** The gateway does not know who asks (the token stays in the browser), so it serves every page that exists for anyone. */
const ANYONE = { role_id: 1, signedIn: true } as const;

/**
 * Where a page takes the nonce of its style elements. A shell that was rolled back to a release without it gets a policy that needs none.
 * The nonce belongs to one answer: pages must never be answered with 304 or kept by a cache.
 */
const STYLE_NONCE = '<!--style-nonce-->';

/**
 * Answers with the page of an address: its head, its status, its content as far as it can be drawn here, preloads for the module that it
 * belongs to, and the registry.
 */
export function createPages(
  settings: Settings,
  store: ReleaseStore,
  registry: ModuleRegistry,
  firstContents: FirstContents,
  movedTo: ReturnType<typeof createMovedAddresses>,
) {
  const template = settings.development
    ? builtTemplate(join(settings.root, 'shell/dist/index.html'))
    : releasedTemplate(store, registry);

  const preloadTags = createPreloads(store);

  return async function servePage(request: IncomingMessage, response: ServerResponse, url: URL, visitor: Visitor): Promise<void> {
    const [modules, shell] = await Promise.all([registry.modules(visitor), registry.shell(visitor)]);
    const routes = collectRoutes(modules);
    const destination = resolve(url.pathname, url.search, ANYONE, settings.variant, routes);
    if (destination.kind === 'redirect') {
      response.writeHead(302, { location: destination.to, 'cache-control': 'no-cache' }).end();
      return;
    }
    const instead = await movedTo(destination, url);
    if (instead !== null) {
      // For good, but asked again each time: staff may give a topic its former name back.
      response.writeHead(301, { location: instead, 'cache-control': 'no-cache' }).end();
      return;
    }
    const live = destination.kind === 'page' ? modules.find(({ name }) => name === destination.entry.module) : undefined;
    const preloads = await preloadTags(live, destination.kind === 'page' ? destination.entry.path : undefined);
    const forEveryone = destination.kind === 'page' && destination.entry.audience === 'everyone';
    const asks = await registry.asks();
    const document = registryDocument(settings, modules, { asks, shell });
    const { frame, content, absent } = await firstContents.draw({
      pathname: url.pathname,
      search: url.search,
      shell,
      module: forEveryone ? live : undefined,
      registry: document,
      paths: pathsOf(routes),
      something: forEveryone ? somethingOf(destination) : undefined,
    });
    const moved = content && movedPost(knownAnswers(content), url);
    if (moved !== undefined) {
      response.writeHead(301, { location: moved + url.search, 'cache-control': 'no-cache' }).end();
      return;
    }
    const { status, index, head } = headOf(destination, { content, absent }, url, settings, request.headers.host ?? 'localhost');
    if (!index) response.setHeader('x-robots-tag', NOT_INDEXED);
    const { page, inlineScripts } = await template(visitor);
    const nonce = createNonce();
    setSecurityHeaders(response, settings, { inlineScripts, styleNonce: page.includes(STYLE_NONCE) ? nonce : 'none-yet' });
    const html = page
      .replace(STYLE_NONCE, () => `<meta name="style-nonce" nonce="${nonce}" />`)
      .replace('<!--page-head-->', () => head)
      .replace(
        '<!--module-preloads-->',
        () => fontTags(shell, content?.html ?? '') + preloads + (frame ? styleTags([frame, content], nonce) : ''),
      )
      .replace('<!--registry-->', () => jsonBlock('registry', document))
      .replace('<!--shell-content-->', () => (frame ? framed(frame.html, content && live && { ...content, module: live }) : ''))
      .replace('<!--first-content-->', () => (frame && content && live ? answersBlock(live, url, content) : ''));
    await sendCompressed(request, response, { status, type: 'text/html', text: html, caching: cachingFor(visitor, asks) });
  };
}

/** What a page shows of which the API knows whether it is there. */
function somethingOf(destination: Destination) {
  if (destination.kind !== 'page' || destination.entry.shows === undefined) return undefined;
  return { shows: destination.entry.shows, params: destination.params };
}

/**
 * The answer of `/modules.json`, which also names the `files` of each page, and what is written into each page. From which commits the
 * builds come is for developers, where the deployment lets them in.
 */
export function registryDocument(
  { variant, links, figures, development, offlineReading: offline, moduleOverrides: overrides }: Settings,
  modules: readonly LiveModule[],
  { asks: { pass }, shell, files = false }: { asks: { pass: boolean }; shell: Release | undefined; files?: boolean },
) {
  const live = modules.map((module) => ({
    ...asRegistered(module),
    ...(files && { files: filesOf(module) }),
    ...(overrides && { commit: module.commit }),
  }));
  const document = { variant, links, figures, development, pass, offline, modules: live };
  if (!overrides) return document;
  return { ...document, overrides, ...(shell && { shell: { version: shell.version, commit: shell.origin.commit } }) };
}

/** Addresses of what a module's pages need: first of all, and each page besides. For who fetches them ahead. */
function filesOf({ preload, pages }: LiveModule) {
  const addresses = (files: LiveModule['preload']) => files.map(({ href }) => href);
  return {
    first: addresses(preload),
    pages: Object.fromEntries(Object.entries(pages).map(([path, files]) => [path, addresses(files)])),
  };
}

/** What the shell needs to know of a module to show a page. */
function asRegistered({
  preload: _preload,
  pages: _pages,
  commit: _commit,
  serverEntry: _serverEntry,
  routes,
  ...module
}: LiveModule) {
  return { ...module, routes: { ...routes, pages: routes.pages.map(({ code: _code, shows: _shows, ...page }) => page) } };
}

/** The head of a page, by what the page says of itself and by what it shows; by its route alone where it could not be drawn. */
function headOf(
  destination: Destination,
  { content, absent }: Pick<DrawnPage, 'content' | 'absent'>,
  url: URL,
  settings: Settings,
  host: string,
) {
  const origin = originOf(settings, host);
  const said = content?.head;
  // What has no address of its own is not there.
  if (destination.kind !== 'page' || said?.canonical === null || absent) {
    const head = headTags({ title: 'Page not found', origin, canonical: null, index: false });
    return { status: 404, index: false, head };
  }

  const { title, description, canonical: ofRoute = url.pathname, audience, index: wanted } = destination.entry;
  const index = isIndexed(settings, host) && audience === 'everyone' && wanted !== false;
  const general = { title, canonical: ofRoute, ...(description !== undefined && { description }) };
  const shared = { ...(content && sharingOf(knownAnswers(content), url)), ...(said?.faqs && faqSharing(said.faqs)) };
  return { status: 200, index, head: headTags({ ...general, ...said, ...shared, origin, index }) };
}

/** What the API has answered to the calls of a page, as far as it was data. */
function knownAnswers({ answers }: FirstContent): KnownAnswer[] {
  return (JSON.parse(answers) as KnownAnswer[]).filter(({ data }) => data !== undefined);
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
