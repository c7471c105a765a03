export { saveComment } from './grade/grade.queries.ts';
export { gradingRoutes } from './grading.routes.ts';
export { findSheet, listGradersOf } from './gradings.queries.ts';
export { recordPastGrading } from './past-grading.ts';
export { countWaitingGradings, listSheetsToGrade } from './queue/queue.queries.ts';
export { composeReportMail, makeDueReports, REPORT_MAIL } from './report/make-reports.ts';
