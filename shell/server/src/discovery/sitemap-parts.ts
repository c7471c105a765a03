/** The contents of the sitemap: its parts, and the addresses of each, from the API and the modules' routes. */
import type { ResponseOf } from '@api/contract';
import { addressOf, questionPlace } from '@api/contract/addresses';
import { collectRoutes, resolve, type SiteRoutes } from '../../../src/routing/route-tables.ts';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import type { Settings } from '../settings.ts';

/** Longest that one answer of the API may take, in milliseconds. */
const ANSWER_MS = 20_000;

/** Pages of modules and shell at fixed addresses. */
const PAGES = 'pages';
/** An address of each kind of part, to see whether this edition of the product has such pages at all. */
const SAMPLES: Readonly<Record<string, string>> = {
  questions: addressOf('question', questionPlace('subject', ['topic'], 1)),
  topics: addressOf('question-list'),
  syllabus: addressOf('syllabus'),
  posts: addressOf('blog-post', { slug: 'slug' }),
};

const GUEST = { role_id: null, signedIn: false };

export type SitemapPart = ResponseOf<'GET /api/sitemap'>['parts'][number];

/** A page for crawlers; `url` with the site's origin. */
export interface Address {
  url: string;
  lastmod?: string;
}

/** Reads parts and addresses without a cache. @throws Error if the API does not respond. */
export function createSitemapParts(
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
