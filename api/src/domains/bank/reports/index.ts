export { countOpenReports, listReportsToReview } from './reports.queries.ts';
export { reportRoutes } from './reports.routes.ts';
export { composeThanksMail, REPORT_THANKS_MAIL } from './reports.service.ts';
