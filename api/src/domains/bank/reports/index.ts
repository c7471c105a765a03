export { reportRoutes } from './reports.routes.ts';
export { countOpenReports } from './staff/staff-reports.queries.ts';
export { composeThanksMail, REPORT_THANKS_MAIL } from './staff/thanks-mail.ts';
