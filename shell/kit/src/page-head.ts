/** A page's metadata for tab, assistive technology, link previews and search engines. */
export interface PageHead {
  /** Without the product's name, which is added. */
  title: string;
  description?: string;
  /** The canonical address (path and query); the route's by default. Null if the page shows nothing. */
  canonical?: string | null;
  /** Questions that the page answers itself, for search engines. */
  faqs?: readonly { question: string; answer: string }[];
}
