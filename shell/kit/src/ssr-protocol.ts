import type { NamedPaths } from './addresses.ts';
import type { PageRedirect } from './first-drawing.ts';
import type { PageHead } from './page-head.ts';
import type { Sharing } from './sharing/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** What the gateway says of a page that it is about to send. */
export interface SsrRequest {
  /** Name of the module. */
  module: string;
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  brand: string;
  site: SiteFacts;
  /** Where the site's pages are, by name. */
  paths: NamedPaths;
  /** What the API has answered so far. */
  answers: readonly ApiAnswer[];
}

/** A call that a page waits for. The gateway makes it, for a guest, at an address of the API. */
export interface WantedCall {
  name: string;
  request: unknown;
  address: string;
}

/** The answer to a call that was wanted: its status, and its body as it came. */
export interface ApiAnswer extends WantedCall {
  status: number;
  body: string;
}

/** Styles of what was drawn, for an element with `data-emotion`: the browser's own styles go on from them. */
export interface SsrStyles {
  /** What the element is marked with. */
  names: string;
  css: string;
}

/** A page as far as it can be drawn with the answers so far. */
export interface SsrContent {
  /** What it still waits for; the page is asked for again with the answers. Empty: it is finished. */
  wanted: WantedCall[];
  /** The last word of the page on itself; null where it says nothing. */
  head: PageHead | null;
  /** What it shares with link previews and search engines. Modules of a kit before 2.14 say nothing of it. */
  sharing?: Sharing;
  /** Where the page is to be found instead; undefined where it is here. */
  redirect?: PageRedirect;
  html: string;
  styles: SsrStyles[];
  /** The pages that it consists of whose code comes on demand, by their places; see `fetchDrawnPages`. */
  pages: number[];
  /** `KnownAnswer`s as JSON: what the browser begins with, instead of asking once more. */
  answers: string;
}

/** What an SSR bundle exports as `firstContent`. */
export type RenderPage = (request: SsrRequest) => Promise<SsrContent>;
