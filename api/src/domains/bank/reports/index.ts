import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { assignReport, exportReports, getCorrectionPreview, getReports, putReport, report } from './reports.service.ts';

export { countOpenReports, listReportsToReview } from './reports.queries.ts';
export { composeThanksMail, REPORT_THANKS_MAIL } from './reports.service.ts';

/** Far more than a learner finds. */
const REPORTS = { name: 'report', tries: 60, windowMs: 3_600_000 };

export function reportRoutes(router: ApiRouter): void {
  route(router, 'POST /api/report', { limit: ({ db, caller, now }) => countTry(db, REPORTS, caller.userId, now) }, report);
  route(router, 'GET /api/admin/reports', {}, getReports);
  route(router, 'GET /api/admin/reports/export', {}, exportReports);
  route(router, 'GET /api/admin/reports/:id/correction', {}, getCorrectionPreview);
  route(router, 'PUT /api/admin/reports/:id/assignee', { transaction: true }, assignReport);
  route(router, 'PUT /api/admin/reports/:id', { transaction: true }, putReport);
}
