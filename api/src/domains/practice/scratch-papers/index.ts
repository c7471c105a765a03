import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import {
  clearPaperOfQuestion,
  clearPaperOfTest,
  getPaperOfQuestion,
  getPaperOfTest,
  getPapersOfTest,
  keepPageOfQuestion,
  keepPageOfTest,
} from './scratch-papers.service.ts';

/** While a learner draws, a page is sent every second and a half at most. */
const PAGES = { name: 'scratch-pages', tries: 2_400, windowMs: 3_600_000 };

export function scratchPaperRoutes(router: ApiRouter): void {
  route(router, 'GET /api/practice/questions/:id/scratch-paper', {}, getPaperOfQuestion);
  route(
    router,
    'PUT /api/practice/questions/:id/scratch-paper/:page',
    { limit: ({ db, caller, now }) => countTry(db, PAGES, caller.userId, now) },
    keepPageOfQuestion,
  );
  route(router, 'DELETE /api/practice/questions/:id/scratch-paper', {}, clearPaperOfQuestion);
  route(router, 'GET /api/test/:slug/scratch-papers', {}, getPapersOfTest);
  route(router, 'GET /api/test/:slug/questions/:id/scratch-paper', {}, getPaperOfTest);
  route(
    router,
    'PUT /api/test/:slug/questions/:id/scratch-paper/:page',
    { limit: ({ db, caller, now }) => countTry(db, PAGES, caller.userId, now) },
    keepPageOfTest,
  );
  route(router, 'DELETE /api/test/:slug/questions/:id/scratch-paper', {}, clearPaperOfTest);
}
