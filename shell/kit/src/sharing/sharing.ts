import type { EndpointName, ResponseOf } from '@api/contract';
import { BRAND } from '@api/contract/brand';
import type { BreadcrumbList, FAQPage, Organization, Thing, WithContext } from 'schema-dts';
import type { KnownAnswer } from '../data-cache.ts';

export interface ShareImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** https://blog.whatwg.org/feed-autodiscovery */
export interface Feed {
  type: 'application/rss+xml' | 'application/atom+xml';
  title: string;
  path: string;
}

export interface Sharing {
  /** `website` by default. https://ogp.me/#types */
  kind?: 'article';
  /** ISO 8601. */
  published?: string;
  modified?: string;
  image?: ShareImage;
  feeds?: readonly Feed[];
  /** schema.org data. Addresses are paths: `withOrigin` completes them. */
  data?: readonly WithContext<Thing>[];
}

/** schema.org properties that hold addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'contentUrl']);

/** Completes addresses: `/blogs` becomes `https://study.example/blogs`. */
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

/** A page's metadata from each call's response, its main call first. */
export type SharingByCall = {
  [Name in EndpointName]?: (data: ResponseOf<Name>, address: Address) => Sharing;
};

/** The metadata of the first call that yields any. */
export function sharingOf(byCall: SharingByCall, answers: readonly KnownAnswer[], address: Address): Sharing {
  for (const [call, share] of Object.entries(byCall)) {
    const answer = answers.find(({ name, data }) => name === call && data !== undefined);
    const shared = answer ? (share as (data: unknown, address: Address) => Sharing)(answer.data, address) : {};
    if (Object.keys(shared).length > 0) return shared;
  }
  return {};
}

/** A page's questions and answers. https://schema.org/FAQPage */
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

/** The page itself needs no address. */
export interface Step {
  name: string;
  path?: string;
}

/** Breadcrumbs. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
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

export const PROVIDER = { '@type': 'Organization', name: BRAND, url: '/' } satisfies Organization;
