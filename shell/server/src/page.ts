import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { Release, ReleaseStore, Visitor } from '@shell/releases';
import { collectRoutes, type Destination, pathsOf, resolve } from '../../src/routing/route-tables.ts';
import { sendCompressed } from './answers.ts';
import { NOT_INDEXED } from './discovery/indexing.ts';
import type { createMovedAddresses } from './discovery/moved-addresses.ts';
import { describePage, escapeHtml, jsonBlock, jsonForScript } from './page-head/head.ts';
import { builtTemplate, releasedTemplate } from './page-template.ts';
import { createPreloads, fontTags } from './preloads.ts';
import { type LiveModule, type ModuleRegistry, ReleasesUnavailable } from './registry.ts';
import { cachingFor, registryDocument } from './registry-document.ts';
import { createNonce, setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { PageOfSomething } from './ssr/missing-content.ts';
import type { Frame } from './ssr/page-rendering.ts';
import type { RenderedPage, Ssr } from './ssr/ssr.ts';

/** The token stays in the browser, so the gateway serves every page that exists for anyone. */
const ANYONE = { role_id: 1, signedIn: true } as const;

/** Where styles get their nonce; former shells have none. A nonce belongs to one response: no 304, no cache. */
const STYLE_NONCE = '<!--style-nonce-->';

interface PageSources {
  store: ReleaseStore;
  registry: ModuleRegistry;
  ssr: Ssr;
  /** The present address of a moved page, or null. */
  movedTo: ReturnType<typeof createMovedAddresses>;
}

/** Serves pages: head, status, rendered content, preloads and registry, or the redirect of a moved page. */
export function createPages(settings: Settings, { store, registry, ssr, movedTo }: PageSources) {
  const template = settings.development
    ? builtTemplate(join(settings.root, 'shell/dist/index.html'))
    : releasedTemplate(store, registry);
  const preloadTags = createPreloads(store);

  return async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    visitor: Visitor,
    client: string,
  ): Promise<void> {
    const { pathname, search } = url;
    const [modules, shell, asks] = await Promise.all([registry.modules(visitor), registry.shell(visitor), registry.asks()]);
    if (!shell && !settings.development) throw new ReleasesUnavailable('No release of the shell is known');
    const routes = collectRoutes(modules);
    const destination = resolve(pathname, search, ANYONE, settings.variant, routes);
    if (destination.kind === 'redirect') return leadTo(response, { to: destination.to, permanent: false });
    const instead = await movedTo(destination, url);
    if (instead !== null) return leadTo(response, { to: instead, permanent: true });

    const { module, path, shows } = shownBy(destination, modules);
    const document = registryDocument(settings, modules, { asks, shell });
    const { read, unread } = queryOf(url, module);
    const { frame, content, absent } = await ssr.render({
      ...{ pathname, search: read, client, shell, registry: document, paths: pathsOf(routes) },
      ...(isForEveryone(destination) && { module, something: shows }),
    });
    if (content?.redirect) return leadTo(response, { ...content.redirect, to: withQuery(content.redirect.to, unread) });

    const host = request.headers.host ?? 'localhost';
    const { status, index, tags } = describePage({ destination, content, absent, pathname, host }, settings);
    if (!index) response.setHeader('x-robots-tag', NOT_INDEXED);
    const { page, inlineScripts } = await template(visitor);
    const nonce = createNonce();
    setSecurityHeaders(response, settings, { inlineScripts, styleNonce: page.includes(STYLE_NONCE) ? nonce : 'none-yet' });
    const text = filledIn(page, {
      ...{ nonce, url, frame, content, module, shell },
      head: tags,
      preloads: await preloadTags(module, path),
      registry: document,
    });
    await sendCompressed(request, response, { status, type: 'text/html', text, caching: cachingFor(visitor, asks) });
  };
}

/** Revalidated each time: staff may give a topic its former name back. */
function leadTo(response: ServerResponse, { to, permanent }: { to: string; permanent: boolean }): void {
  response.writeHead(permanent ? 301 : 302, { location: to, 'cache-control': 'no-cache' }).end();
}

/** The parameters that a module's pages read; others must not multiply the cached pages. */
function queryOf({ search, searchParams }: URL, module: LiveModule | undefined): { read: string; unread: URLSearchParams } {
  const names = module?.routes.query;
  if (!names || search === '') return { read: search, unread: new URLSearchParams() };
  const [read, unread] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of searchParams) (names.includes(name) ? read : unread).append(name, value);
  // Unchanged if all of it is read.
  return { read: unread.size === 0 ? search : read.size === 0 ? '' : `?${read}`, unread };
}

/** Adds parameters to an address of this site. */
function withQuery(to: string, more: URLSearchParams): string {
  if (more.size === 0) return to;
  const [path = '', hash] = to.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${more}${hash === undefined ? '' : `#${hash}`}`;
}

const isForEveryone = (destination: Destination) => destination.kind === 'page' && destination.entry.audience === 'everyone';

/** The route of an address: module, path, and the entity whose existence the API knows. */
function shownBy(destination: Destination, modules: readonly LiveModule[]): ShownBy {
  if (destination.kind !== 'page') return {};
  const { module: owner, path, shows } = destination.entry;
  const module = modules.find(({ name }) => name === owner);
  return { module, path, ...(shows !== undefined && { shows: { shows, params: destination.params } }) };
}

interface ShownBy {
  module?: LiveModule | undefined;
  path?: string;
  shows?: PageOfSomething;
}

interface PageParts extends Pick<RenderedPage, 'frame' | 'content'> {
  head: string;
  preloads: string;
  registry: ReturnType<typeof registryDocument>;
  nonce: string;
  url: URL;
  module: LiveModule | undefined;
  shell: Release | undefined;
}

function filledIn(page: string, { head, preloads, registry, nonce, url, frame, content, module, shell }: PageParts): string {
  const styles = frame ? styleTags([frame, content], nonce) : '';
  return page
    .replace(STYLE_NONCE, () => `<meta name="style-nonce" nonce="${nonce}" />`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--module-preloads-->', () => fontTags(shell, content?.html ?? '') + preloads + styles)
    .replace('<!--registry-->', () => jsonBlock('registry', registry))
    .replace('<!--shell-content-->', () => (frame ? framed(frame.html, content && module && { ...content, module }) : ''))
    .replace('<!--first-content-->', () => (frame && content && module ? answersBlock(module, url, content) : ''));
}

/** `CONTENT_PLACE` of the shell's outlet. */
const CONTENT_PLACE = '<!--module-content-->';

/** Styles for the one style cache of the page. */
function styleTags(parts: readonly (Frame | undefined)[], nonce: string): string {
  return parts
    .flatMap((part) => part?.styles ?? [])
    .map(({ names, css }) => `<style data-emotion="${escapeHtml(names)}" nonce="${nonce}">${css.replace(/<\//g, '<\\/')}</style>`)
    .join('');
}

/** The page with its content, or an empty place for it. */
function framed(frame: string, content: { html: string; module: LiveModule } | undefined): string {
  if (!content) return frame.replace(CONTENT_PLACE, '');
  const { name } = content.module;
  return frame.replace(CONTENT_PLACE, () => `<div data-first-content="${escapeHtml(name)}">${content.html}</div>`);
}

/** The responses behind the content, for hydration without further calls. */
function answersBlock({ name, version }: LiveModule, url: URL, { answers, pages }: SsrContent): string {
  const about = jsonForScript({ module: name, version, address: url.pathname + url.search, pages });
  // The answers are JSON already.
  return `<script type="application/json" id="first-content">${about.slice(0, -1)},"answers":${answers.replace(/</g, '\\u003c')}}</script>`;
}
