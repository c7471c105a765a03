/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answersOf, FILES, outdated, PAGES, PICTURES } from './caches.ts';
import { isPicture, isReadable, isReadablePage, isReleasedFile, isTestPage, pageOfTestRead } from './kept-addresses.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type KeptPage, offlinePage, titleOf } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY = 86_400;
const ok = () => new CacheableResponsePlugin({ statuses: [200] });
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const KEPT_AT = 'x-kept-at';

/** Dates cached responses, and tells pages when they read one. */
const dated: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT, new Date().toISOString());
    return new Response(await response.blob(), { status: 200, headers });
  },
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    // A page being opened has its own id; the one that it is opened from has nothing to do with it.
    if (cachedResponse && event instanceof FetchEvent) {
      void tell(event.resultingClientId || event.clientId, cachedResponse.headers.get(KEPT_AT));
    }
    return cachedResponse ?? null;
  },
};

/** When the responses read by each page were cached. */
const readBy = new Map<string, string | null>();

async function tell(clientId: string, at: string | null): Promise<void> {
  readBy.set(clientId, at);
  const client = await self.clients.get(clientId);
  client?.postMessage({ kind: 'read-kept', at } satisfies FromWorker);
}

// Immediately: pages come from the network first and files carry a hash, so open pages miss nothing.
void self.skipWaiting();
clientsClaim();

const files = new CacheFirst({ cacheName: FILES, plugins: [ok(), bounded(300, 30)] });
const pictures = new CacheFirst({ cacheName: PICTURES, plugins: [ok(), bounded(200, 30)] });
// A page with content makes no call that would tell its age.
const pages = new NetworkFirst({ cacheName: PAGES, plugins: [dated, bounded(60, 14)] });
// The player tells what is stored, so nothing is said about the page.
const testPages = new NetworkFirst({
  cacheName: PAGES,
  plugins: [ok(), { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') }, bounded(60, 14)],
});
const pageStrategy = (url: URL) => (isTestPage(url) ? testPages : pages);

const answers = new Map<string, NetworkFirst>();
/** Caches of accounts that left since this worker started. */
const left = new Set<string>();
/** One strategy for each account, so that none reads another's cache. */
async function answersFor(authorization: string | null): Promise<NetworkFirst> {
  const cacheName = await answersOf(authorization);
  const known = answers.get(cacheName) ?? new NetworkFirst({ cacheName, plugins: [dated, bounded(150, 14)] });
  answers.set(cacheName, known);
  return known;
}

registerRoute(({ url, sameOrigin }) => sameOrigin && isReleasedFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/modules.json', pages);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isReadable(url),
  async (options) => {
    const strategy = await answersFor(options.request.headers.get('authorization'));
    const [response, kept] = strategy.handleAll(options);
    // A late response would recreate the cache of an account that left.
    const end = async () => void (left.has(strategy.cacheName) && (await caches.delete(strategy.cacheName)));
    options.event.waitUntil(kept.then(end, end));
    return response;
  },
);
// A running test was opened from another page: a reload offline needs its own.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && pageOfTestRead(url) !== null,
  ({ url, request, event }) => {
    const page = new Request(new URL(pageOfTestRead(url) ?? '/', url));
    event.waitUntil(testPages.handle({ event, request: page }).catch(() => undefined));
    return fetch(request);
  },
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !/^\/(?:api|content|dev)\//.test(url.pathname),
  (options) => pageStrategy(options.url).handle(options),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  return offlinePage((url ?? new URL(request.url)).href, await keptPages());
});

/** Cached questions, lists and posts, newest first. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const found: KeptPage[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const address = new URL(request.url);
    if (!isReadablePage(address) || found.length === 20) continue;
    found.push({ path: address.pathname + address.search, title: titleOf((await (await cache.match(request))?.text()) ?? '') });
  }
  return found;
}

/** Removes outdated caches; returns whether there were any. */
async function forget(own?: string): Promise<boolean> {
  const names = outdated(await caches.keys(), own);
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length > 0;
}

self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => undefined)));

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  const client = event.source instanceof Client ? event.source : null;
  if (message.kind === 'account') event.waitUntil(serveAccount(message.authorization, client));
  if (message.kind === 'keep') event.waitUntil(keep(message, event));
});

/** Removes other visitors' caches, with pages. A page older than its listener then hears what it read. */
async function serveAccount(authorization: string | null, client: Client | null): Promise<void> {
  const own = await answersOf(authorization);
  for (const name of answers.keys()) left.add(name);
  left.delete(own);
  if (await forget(own)) await forgetPages(client?.url.replace(/#.*/, ''));
  const at = client ? readBy.get(client.id) : undefined;
  if (client && at !== undefined) await tell(client.id, at);
}

async function forgetPages(except?: string): Promise<void> {
  const cache = await caches.open(PAGES);
  const others = (await cache.keys()).filter(({ url }) => url !== except);
  await Promise.all(others.map((request) => cache.delete(request)));
}

async function keep(
  { authorization, page, files: scripts }: Extract<ToWorker, { kind: 'keep' }>,
  event: ExtendableEvent,
): Promise<void> {
  await forget(await answersOf(authorization));
  const own = (address: string) => new URL(address).origin === self.location.origin;
  await Promise.allSettled([
    pageStrategy(new URL(page)).handle({ event, request: new Request(page) }),
    ...scripts
      .filter((address) => own(address) && isReleasedFile(new URL(address)))
      .map((address) => files.handle({ event, request: new Request(address) })),
  ]);
}
