import type { NamedPaths } from './addresses.ts';
import type { PageHead } from './page-head.ts';
import type { PageRedirect } from './server-rendering.ts';
import type { Sharing } from './sharing/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** The gateway's request to render a page. */
export interface SsrRequest {
  module: string;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  brand: string;
  site: SiteFacts;
  paths: NamedPaths;
  answers: readonly ApiAnswer[];
}

/** A call that the page waits for. The gateway makes it as a guest. */
export interface SsrCall {
  name: string;
  request: unknown;
  address: string;
}

export interface ApiAnswer extends SsrCall {
  status: number;
  body: string;
}

/** Collected styles, for a `data-emotion` element that Emotion adopts. */
export interface SsrStyles {
  /** The attribute's value. */
  names: string;
  css: string;
}

/** The page as far as responses allow. */
export interface SsrContent {
  /** Calls to answer before rendering again; empty when done. */
  wanted: SsrCall[];
  /** Null if it declares none. */
  head: PageHead | null;
  /** Absent from modules of a kit before 2.14. */
  sharing?: Sharing;
  redirect?: PageRedirect;
  html: string;
  styles: SsrStyles[];
  /** Indexes of code-split pages; see `importRenderedPages`. */
  pages: number[];
  /** `KnownAnswer`s as JSON, for hydration. */
  answers: string;
}

/** The export `firstContent` of an SSR bundle. */
export type RenderPage = (request: SsrRequest) => Promise<SsrContent>;
