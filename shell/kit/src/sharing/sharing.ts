import type { EndpointName, ResponseOf } from '@api/contract';
import { BRAND } from '@api/contract/brand';
import type { BreadcrumbList, FAQPage, Organization, Thing, WithContext } from 'schema-dts';
import type { KnownAnswer } from '../data-cache.ts';

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

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** What the answer to each call lets the page at an address share. What a page is about comes before what it needs besides. */
export type SharingByCall = {
  [Name in EndpointName]?: (data: ResponseOf<Name>, address: Address) => Sharing;
};

/** What the page at an address shares, by the API's answers that it shows: of the first call of `byCall` that shares anything. */
export function sharingOf(byCall: SharingByCall, answers: readonly KnownAnswer[], address: Address): Sharing {
  for (const [call, share] of Object.entries(byCall)) {
    const answer = answers.find(({ name, data }) => name === call && data !== undefined);
    const shared = answer ? (share as (data: unknown, address: Address) => Sharing)(answer.data, address) : {};
    // What is read for a page that is about something else shares nothing.
    if (Object.keys(shared).length > 0) return shared;
  }
  return {};
}

/** What a page shares of the questions that it answers itself. https://schema.org/FAQPage */
export function faqSharing(faqs: readonly { question: string; answer: string }[]): Sharing {
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
  return { data: [page] };
}

/** A step on the way to a page; the page itself needs no address. */
export interface Step {
  name: string;
  path?: string;
}

/** The way from the home page to a page, the page last. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbData(steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(path !== undefined && { item: path }),
    })),
  };
}

/** The organisation behind the site, as schema.org data. */
export const PROVIDER = { '@type': 'Organization', name: BRAND, url: '/' } satisfies Organization;
