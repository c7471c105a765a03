/// <reference path="./structured-data.d.ts" />
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { type Sharing, withOrigin } from './sharing.ts';

/** What a crawler makes of a page's structured data. */
export interface CrawledData {
  /** The schema.org types that stand in it. */
  types: string[];
  /** What it cannot read, and what search engines require besides. */
  faults: unknown[];
}

/** Reads a page's structured data as a crawler does, and holds it against what search engines require. */
export async function crawl(html: string): Promise<CrawledData> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  // Other tags of the head, such as that of the nonce, are not for crawlers.
  const unreadable = (extracted.errors ?? []).filter(({ format }) => format !== 'metatags');
  const missing = await new Validator().validate(extracted);
  return { types: Object.keys(extracted.jsonld).toSorted(), faults: [...unreadable, ...missing] };
}

/** A page whose head holds what is shared, and nothing else. */
export function pageOf({ data = [] }: Sharing, origin = 'https://study.example'): string {
  const blocks = data.map((item) => JSON.stringify(withOrigin(item, origin)).replace(/</g, '\\u003c'));
  return `<html><head>${blocks.map((json) => `<script type="application/ld+json">${json}</script>`).join('')}</head></html>`;
}
