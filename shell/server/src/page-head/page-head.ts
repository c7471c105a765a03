import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { Destination } from '../../../src/routing/route-tables.ts';
import { isIndexed, originOf } from '../discovery/indexing.ts';
import type { Settings } from '../settings.ts';
import { headTags } from './head.ts';

/** The data for a page's head. */
export interface PageToDescribe {
  destination: Destination;
  /** The part of it rendered in time. */
  content: Pick<SsrContent, 'head' | 'sharing'> | undefined;
  /** The API says that there is nothing to draw. */
  absent?: boolean | undefined;
  /** Of the address that was asked for. */
  pathname: string;
  /** The host that was asked. */
  host: string;
}

/** A page's description: its status, whether search engines may index it, and the tags of its head. */
export interface DescribedPage {
  status: 200 | 404;
  index: boolean;
  tags: string;
}

/** The head of a page, by what the page says of itself; by its route alone where it could not be drawn. */
export function describePage(
  { destination, content, absent, pathname, host }: PageToDescribe,
  settings: Pick<Settings, 'productionHost'>,
): DescribedPage {
  const origin = originOf(settings, host);
  const said = content?.head;
  // A page without an address of its own does not exist.
  if (destination.kind !== 'page' || said?.canonical === null || absent) {
    const tags = headTags({ title: 'Page not found', origin, canonical: null, index: false });
    return { status: 404, index: false, tags };
  }

  const { title, description, canonical: ofRoute = pathname, audience, index: wanted } = destination.entry;
  const index = isIndexed(settings, host) && audience === 'everyone' && wanted !== false;
  const general = { title, canonical: ofRoute, ...(description !== undefined && { description }) };
  return { status: 200, index, tags: headTags({ ...general, ...said, ...content?.sharing, origin, index }) };
}
