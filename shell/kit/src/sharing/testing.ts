/// <reference path="./structured-data.d.ts" />
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { type Sharing, withOrigin } from './sharing.ts';

/** A page's structured data as a crawler reads it. */
export interface CrawledData {
  types: string[];
  /** Syntax errors and violated requirements. */
  faults: unknown[];
}

/** Reads and validates a page's structured data. */
export async function crawl(html: string): Promise<CrawledData> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  // Other tags of the head, such as the nonce's.
  const unreadable = (extracted.errors ?? []).filter(({ format }) => format !== 'metatags');
  const missing = await new Validator().validate(extracted);
  return { types: Object.keys(extracted.jsonld).toSorted(), faults: [...unreadable, ...missing] };
}

/** A page whose head holds only the sharing metadata. */
export function pageOf({ data = [] }: Sharing, origin = 'https://study.example'): string {
  const blocks = data.map((item) => JSON.stringify(withOrigin(item, origin)).replace(/</g, '\\u003c'));
  return `<html><head>${blocks.map((json) => `<script type="application/ld+json">${json}</script>`).join('')}</head></html>`;
}
