export { keepComment } from './grade/comments.queries.ts';
export { gradingRoutes } from './grading.routes.ts';
export { findSheet, listGradersOf } from './gradings.queries.ts';
export { recordPastGrading } from './past-grading.ts';
export { countWaitingGradings } from './queue/queue.queries.ts';
export { makeDueReports } from './report/make-reports.ts';
export { composeReportMail, REPORT_MAIL } from './report/report-mail.ts';
