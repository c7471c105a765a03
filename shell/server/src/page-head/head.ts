import { BRAND } from '@api/contract/brand';
import type { PageHead } from '@shell/kit/page-head';
import { type Feed, type Sharing, withOrigin } from '@shell/kit/sharing';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { Destination } from '../../../src/routing/route-tables.ts';
import { isIndexed, originOf } from '../discovery/indexing.ts';
import type { Settings } from '../settings.ts';

export interface HeadOptions extends Omit<PageHead, 'canonical'>, Sharing {
  origin: string;
  /** Canonical path and query, or null. */
  canonical: string | null;
  index: boolean;
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}" />`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;

/** The tags of a page's head. Specification part 1, section 2: indexed only on the production host. */
export function headTags(head: HeadOptions): string {
  const { title, description, origin, canonical, index, data, feeds } = head;
  return [
    `<title>${escapeHtml(`${title} | ${BRAND}`)}</title>`,
    named('robots', index ? 'index, follow' : 'noindex, nofollow'),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(origin + canonical)}" />`]),
    ...(description ? [named('description', description)] : []),
    ...previewTags(head),
    ...(feeds ?? []).map(feedTag),
    ...(data?.length
      ? [`<script type="application/ld+json">${jsonForScript(withOrigin(data.length === 1 ? data[0] : data, origin))}</script>`]
      : []),
  ].join('\n    ');
}

/** https://ogp.me, https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
function previewTags({ title, description, origin, canonical, kind, image, published, modified }: HeadOptions): string[] {
  return [
    property('og:site_name', BRAND),
    property('og:title', title),
    property('og:type', kind ?? 'website'),
    property('og:locale', 'en_GB'),
    ...(canonical === null ? [] : [property('og:url', origin + canonical)]),
    ...(description ? [property('og:description', description), named('twitter:description', description)] : []),
    ...(published ? [property('article:published_time', published)] : []),
    ...(modified ? [property('article:modified_time', modified)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    ...(image
      ? [
          property('og:image', new URL(image.path, origin).href),
          property('og:image:width', image.width),
          property('og:image:height', image.height),
          property('og:image:alt', image.alt),
          named('twitter:image', new URL(image.path, origin).href),
          named('twitter:image:alt', image.alt),
        ]
      : []),
  ];
}

/** https://blog.whatwg.org/feed-autodiscovery */
const feedTag = ({ type, title, path }: Feed) =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(path)}" />`;

/** Safe inside text and double-quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Data for scripts, by id. `json`: as text. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;
}

/** JSON that cannot end its script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

interface PageToDescribe {
  destination: Destination;
  /** What was rendered in time. */
  content: Pick<SsrContent, 'head' | 'sharing'> | undefined;
  /** The API says that nothing is there. */
  absent?: boolean | undefined;
  pathname: string;
  host: string;
}

interface DescribedPage {
  status: 200 | 404;
  index: boolean;
  tags: string;
}

/** A page's head from its own data, or from its route alone if it was not rendered. */
export function describePage(
  { destination, content, absent, pathname, host }: PageToDescribe,
  settings: Pick<Settings, 'productionHost'>,
): DescribedPage {
  const origin = originOf(settings, host);
  const said = content?.head;
  // A page without its own address does not exist.
  if (destination.kind !== 'page' || said?.canonical === null || absent) {
    const tags = headTags({ title: 'Page not found', origin, canonical: null, index: false });
    return { status: 404, index: false, tags };
  }

  const { title, description, canonical: ofRoute = pathname, audience, index: wanted } = destination.entry;
  const index = isIndexed(settings, host) && audience === 'everyone' && wanted !== false;
  const general = { title, canonical: ofRoute, ...(description !== undefined && { description }) };
  return { status: 200, index, tags: headTags({ ...general, ...said, ...content?.sharing, origin, index }) };
}
