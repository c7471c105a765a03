/** What a page says of itself: to its tab, to assistive technology, to link previews and search engines. */
export interface PageHead {
  /** Without the product's name, which is added. */
  title: string;
  description?: string;
  /**
   * The page's own address, path and query, where others lead to it as well; else the one that its route names, or its path. Null where
   * nothing is to be found.
   */
  canonical?: string | null;
  /** Questions that the page answers itself, for search engines. */
  faqs?: readonly { question: string; answer: string }[];
}
