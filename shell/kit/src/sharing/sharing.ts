import type { Thing, WithContext } from 'schema-dts';

/** A picture of a page, for link previews. */
export interface ShareImage {
  /** On this site. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** A feed of what a page belongs to, for readers of feeds. https://blog.whatwg.org/feed-autodiscovery */
export interface Feed {
  type: 'application/rss+xml' | 'application/atom+xml';
  title: string;
  /** On this site. */
  path: string;
}

/** What a page shares of itself. Plain data: it can be handed from one process to another. */
export interface Sharing {
  /** Open Graph's kind of page; `website` unless told. https://ogp.me/#types */
  kind?: 'article';
  /** When an article came out and was last changed, in ISO 8601. */
  published?: string;
  modified?: string;
  image?: ShareImage;
  feeds?: readonly Feed[];
  /** Its content as schema.org describes it. Addresses of this site are paths: `withOrigin` completes them. */
  data?: readonly WithContext<Thing>[];
}

/** Properties of schema.org that hold addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'contentUrl']);

/** What a page shares with this site's paths as whole addresses: `/blogs` is `https://study.example/blogs`. */
export function withOrigin<T>(data: T, origin: string): T {
  if (Array.isArray(data)) return data.map((item) => withOrigin(item, origin)) as T;
  if (data === null || typeof data !== 'object') return data;
  const completed = Object.entries(data).map(([name, value]) => {
    const isPath = ADDRESSES.has(name) && typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');
    return [name, isPath ? origin + value : withOrigin(value, origin)];
  });
  return Object.fromEntries(completed) as T;
}
