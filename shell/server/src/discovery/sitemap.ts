import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ResponseOf } from '@api/contract';
import { addressOf, questionPlace } from '@api/contract/addresses';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { collectRoutes, resolve, type SiteRoutes } from '../../../src/routing/route-tables.ts';
import { sendText } from '../answers.ts';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import type { Settings } from '../settings.ts';
import { originOf } from './indexing.ts';

const ANSWER_MS = 20_000;

/** Pages of modules and shell at fixed addresses. */
const PAGES = 'pages';
/** One address of each kind, to see whether this edition has such pages. */
const SAMPLES: Readonly<Record<string, string>> = {
  questions: addressOf('question', questionPlace('subject', ['topic'], 1)),
  topics: addressOf('question-list'),
  syllabus: addressOf('syllabus'),
  posts: addressOf('blog-post', { slug: 'slug' }),
};

const GUEST = { role_id: null, signedIn: false };

type SitemapPart = ResponseOf<'GET /api/sitemap'>['parts'][number];

interface Address {
  url: string;
  lastmod?: string;
}

/** Reads parts and addresses from the API and the modules' routes. @throws Error if the API does not respond. */
function createSitemapParts(
  settings: Settings,
  { api, registry, origin }: { api: ApiReplicas; registry: ModuleRegistry; origin: string },
) {
  const routes = async () => collectRoutes(await registry.modules());

  async function list(): Promise<SitemapPart[]> {
    const [{ parts: all }, present] = await Promise.all([ask<ResponseOf<'GET /api/sitemap'>>('/api/sitemap'), routes()]);
    const ours = all.filter(({ name }) => isPage(SAMPLES[name.split('-')[0] ?? ''] ?? '', present, settings));
    return [{ name: PAGES, lastmod: null }, ...ours];
  }

  async function* ownPages(): AsyncGenerator<Address> {
    const present = await routes();
    for (const { path, audience, index = true, canonical = path } of present.pages) {
      const own = audience === 'everyone' && index && canonical === path && !path.includes(':');
      if (own && isPage(path, present, settings)) yield { url: origin + path };
    }
  }

  async function* addressesOf(name: string): AsyncGenerator<Address> {
    for (let after: number | null = 0; after !== null; ) {
      const answer: ResponseOf<'GET /api/sitemap/:part'> = await ask(
        `/api/sitemap/${name}${after === 0 ? '' : `?after=${after}`}`,
      );
      for (const { path, lastmod } of answer.addresses) yield { url: origin + path, ...(lastmod && { lastmod }) };
      after = answer.next;
    }
  }

  async function ask<T>(path: string): Promise<T> {
    const response = await api.fetch(path, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  }

  return { list, addresses: (name: string) => (name === PAGES ? ownPages() : addressesOf(name)) };
}

function isPage(path: string, routes: SiteRoutes, { variant }: Settings): boolean {
  return resolve(path, '', GUEST, variant, routes).kind === 'page';
}

/** Milliseconds. */
const KEPT_MS = 10 * 60_000;
/** Posts appear and go at set moments; their list is short. */
const POSTS_KEPT_MS = 1_000;
/** Of compressed lists in memory: a part of 50,000 addresses has some 500 KB. */
const KEPT_BYTES = 24 * 1024 * 1024;
const INDEX = '';

/** No news, videos or pictures are listed. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

/** Serves `/sitemap.xml` and its parts, `/sitemap/<part>.xml`; cached ones while the API is away. https://www.sitemaps.org */
export function createSitemap(
  settings: Settings,
  { api, registry, log }: { api: ApiReplicas; registry: ModuleRegistry; log: Logger },
) {
  const document = createDocuments(settings, api, registry);

  /** False if the address does not belong to the sitemap. */
  return async function serveSitemap(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const name = pathname === '/sitemap.xml' ? INDEX : /^\/sitemap\/(\w+(?:-\d+)?)\.xml$/.exec(pathname)?.[1];
    if (name === undefined) return false;
    const bytes = await document(name).catch((error: unknown) => {
      log.warn({ err: error, part: name }, 'sitemap not written');
      return 'failed' as const;
    });
    if (bytes === undefined) return false;
    if (bytes === 'failed') {
      response.setHeader('retry-after', '60');
      sendText(response, 503, 'The list of pages cannot be written at the moment.');
      return true;
    }
    const compressed = accepts(request).encoding(['gzip']) === 'gzip';
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${isOfPosts(name) ? 0 : KEPT_MS / 1_000}`,
      vary: 'accept-encoding',
      ...(compressed ? { 'content-encoding': 'gzip', 'content-length': bytes.byteLength } : {}),
    });
    if (request.method === 'HEAD' || compressed) response.end(request.method === 'HEAD' ? undefined : bytes);
    else await pipeline(Readable.from([bytes]), createGunzip(), response);
    return true;
  };
}

/** Cached, compressed documents by name; undefined for unknown parts, so that made-up names do not fill the memory. */
function createDocuments(settings: Settings, api: ApiReplicas, registry: ModuleRegistry) {
  const origin = originOf(settings, `localhost:${settings.port}`);
  const { list, addresses } = createSitemapParts(settings, { api, registry, origin });
  const staleWhileRevalidate = {
    ttl: KEPT_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
  };
  const partLists = new LRUCache<'parts', SitemapPart[]>({ ...staleWhileRevalidate, max: 1, fetchMethod: list });
  const documents = new LRUCache<string, Buffer>({
    ...staleWhileRevalidate,
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: (name) => (name === INDEX ? writeIndex() : writePart(name)),
  });

  const parts = async () => known(await partLists.fetch('parts'));

  async function writeIndex(): Promise<Buffer> {
    const entries = (await parts()).map(({ name, lastmod }) => ({
      url: `${origin}/sitemap/${name}.xml`,
      ...(lastmod && { lastmod }),
    }));
    return buffer(Readable.from(entries).pipe(new SitemapIndexStream()).pipe(createGzip()));
  }

  async function writePart(name: string): Promise<Buffer> {
    const [xml, compressed] = [new SitemapStream({ xmlns: PLAIN }), createGzip()];
    const [bytes] = await Promise.all([buffer(compressed), pipeline(Readable.from(addresses(name)), xml, compressed)]);
    return bytes;
  }

  return async (name: string): Promise<Buffer | undefined> => {
    if (name !== INDEX && !(await parts()).some((part) => part.name === name)) return undefined;
    return known(await documents.fetch(name, isOfPosts(name) ? { ttl: POSTS_KEPT_MS, allowStale: false } : {}));
  };
}

const isOfPosts = (name: string) => /^posts-/.test(name);

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The API did not answer');
  return value;
}
