import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { limitPapers, printReceipt, printSaved, printTest } from './papers.service.ts';

/** The calls of this domain. `files`: where the pictures of questions are kept. */
export function paperRoutes(router: ApiRouter, files: FileStore): void {
  const limit = limitPapers;
  route(router, 'GET /api/user_question/download-pdf', { limit }, (call) => printSaved(call, files, { withAnswers: false }));
  route(router, 'GET /api/user_question/download-pdf/answers', { limit }, (call) =>
    printSaved(call, files, { withAnswers: true }),
  );
  route(router, 'GET /api/test/:slug/paper', { limit }, (call) => printTest(call, files));
  route(router, 'GET /api/orders/:id/receipt', { limit }, printReceipt);
}
