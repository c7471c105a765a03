import { type ApiRouter, route } from '../../http/route.ts';
import { limitPapers, printSaved, printTest } from './papers.service.ts';
import { printReceipt } from './receipts.service.ts';

/** The calls of this domain. */
export function paperRoutes(router: ApiRouter): void {
  const limit = limitPapers;
  route(router, 'GET /api/user_question/download-pdf', { limit }, (call) => printSaved(call, { withAnswers: false }));
  route(router, 'GET /api/user_question/download-pdf/answers', { limit }, (call) => printSaved(call, { withAnswers: true }));
  route(router, 'GET /api/test/:slug/paper', { limit }, printTest);
  route(router, 'GET /api/orders/:id/receipt', { limit }, printReceipt);
}
