import type { ScratchPage } from '@api/contract';
import type { RequestApi } from '../host.ts';
import type { PageContent } from './paper.ts';

/** A question, or a question of a test. */
export interface PaperPlace {
  questionId: number;
  testSlug?: string;
}

export interface PaperCalls {
  read(): Promise<{ pages: ScratchPage[] }>;
  /** Stores a page over `revision`; fails if the server has another. */
  save(page: number, content: PageContent, revision: number): Promise<{ page: ScratchPage }>;
  clear(): Promise<unknown>;
}

/** The API calls of a paper, by its place. */
export function paperCalls({ questionId: id, testSlug: slug }: PaperPlace, request: RequestApi): PaperCalls {
  const bodyOf = ({ strokes, notes }: PageContent, revision: number) => ({ strokes: [...strokes], notes, revision });
  if (slug === undefined) {
    const params = { id };
    return {
      read: () => request('GET /api/practice/questions/:id/scratch-paper', { params }),
      save: (page, content, revision) =>
        request('PUT /api/practice/questions/:id/scratch-paper/:page', {
          params: { ...params, page },
          body: bodyOf(content, revision),
        }),
      clear: () => request('DELETE /api/practice/questions/:id/scratch-paper', { params }),
    };
  }
  const params = { slug, id };
  return {
    read: () => request('GET /api/test/:slug/questions/:id/scratch-paper', { params }),
    save: (page, content, revision) =>
      request('PUT /api/test/:slug/questions/:id/scratch-paper/:page', {
        params: { ...params, page },
        body: bodyOf(content, revision),
      }),
    clear: () => request('DELETE /api/test/:slug/questions/:id/scratch-paper', { params }),
  };
}
