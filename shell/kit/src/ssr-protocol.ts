import type { NamedPaths } from './addresses.ts';
import type { PageHead } from './page-head.ts';
import type { PageRedirect } from './server-rendering.ts';
import type { Sharing } from './sharing/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** The gateway's request to render a page. */
export interface SsrRequest {
  /** Name of the module. */
  module: string;
  pathname: string;
  /** Includes the question mark; empty if none. */
  search: string;
  brand: string;
  site: SiteFacts;
  /** Paths of pages, by name. */
  paths: NamedPaths;
  /** API responses so far. */
  answers: readonly ApiAnswer[];
}

/** A call that the page waits for. The gateway makes it as a guest. */
export interface SsrCall {
  name: string;
  request: unknown;
  address: string;
}

/** The response to such a call. */
export interface ApiAnswer extends SsrCall {
  status: number;
  body: string;
}

/** Collected styles, for an element with `data-emotion`, which Emotion adopts in the browser. */
export interface SsrStyles {
  /** The attribute's value. */
  names: string;
  css: string;
}

/** A page rendered with the responses so far. */
export interface SsrContent {
  /** Calls it still waits for; render again with their responses. Empty: done. */
  wanted: SsrCall[];
  /** The page's head; null if it declares none. */
  head: PageHead | null;
  /** Sharing metadata. Absent from modules of a kit before 2.14. */
  sharing?: Sharing;
  /** A redirect; undefined if there is none. */
  redirect?: PageRedirect;
  html: string;
  styles: SsrStyles[];
  /** Indexes of rendered code-split pages; see `importRenderedPages`. */
  pages: number[];
  /** `KnownAnswer`s as JSON, for hydration. */
  answers: string;
}

/** What an SSR bundle exports as `firstContent`. */
export type RenderPage = (request: SsrRequest) => Promise<SsrContent>;
