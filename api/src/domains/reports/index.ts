export { reportRoutes } from './reports.routes.ts';
export { composeThanksMail, REPORT_THANKS_MAIL } from './staff/thanks-mail.ts';
