/** A page's metadata for tab, assistive technology, link previews and search engines. */
export interface PageHead {
  /** Without the product's name. */
  title: string;
  description?: string;
  /** Canonical path and query; the route's by default. Null if the page shows nothing. */
  canonical?: string | null;
  /** Questions and answers on the page, for search engines. */
  faqs?: readonly { question: string; answer: string }[];
}
