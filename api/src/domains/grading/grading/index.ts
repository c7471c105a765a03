import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { addComment, changeComment, deleteComment, getComments, getGrading, putGrading } from './grade/grade.service.ts';
import { getTestGrading, linkToAnswer, requestRegrade } from './learner/test-grading.service.ts';
import { limitUploads, uploadAnswer } from './learner/upload-answer.service.ts';
import { exportQueue, getQueue } from './queue/queue.service.ts';

export { saveComment } from './grade/grade.queries.ts';
export { findSheet, listGradersOf } from './gradings.queries.ts';
export { recordPastGrading } from './past-grading.ts';
export { countWaitingGradings, listSheetsToGrade } from './queue/queue.queries.ts';
export { composeReportMail, makeDueReports, REPORT_MAIL } from './report/make-reports.ts';

export function gradingRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/test/:slug/grading', {}, getTestGrading);
  route(router, 'POST /api/test/:slug/upload-answer', { limit: limitUploads }, (call) => uploadAnswer(call, files));
  route(router, 'GET /api/test/:slug/download-answer', {}, (call) => linkToAnswer(call, files));
  route(router, 'POST /api/test/:slug/regrade', { transaction: true }, requestRegrade);
  route(router, 'GET /api/grading/queue', {}, getQueue);
  route(router, 'GET /api/grading/queue/export', {}, exportQueue);
  route(router, 'GET /api/grading/comments', {}, getComments);
  route(router, 'POST /api/grading/comments', {}, addComment);
  route(router, 'PUT /api/grading/comments/:id', {}, changeComment);
  route(router, 'DELETE /api/grading/comments/:id', {}, deleteComment);
  route(router, 'GET /api/grading/:slug', {}, (call) => getGrading(call, files));
  route(router, 'PUT /api/grading/:slug', { transaction: true }, putGrading);
}
