import type { BlogPostQuery } from './content-source.ts';

/** Payload's figures about a page of documents. https://payloadcms.com/docs/queries/pagination */
export function pageFigures(totalDocs: number, { limit, page }: Pick<BlogPostQuery, 'limit' | 'page'>) {
  const totalPages = limit === 0 ? 1 : Math.max(1, Math.ceil(totalDocs / limit));
  const hasPrevPage = page > 1;
  const hasNextPage = page < totalPages;
  return {
    totalDocs,
    limit: limit === 0 ? totalDocs : limit,
    totalPages,
    page,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  };
}
