/**
 * Gradings for other domains: whether there is something to pay for, how money moves it in and out of the queue, and
 * what learners see of their sheets.
 */
export { queueGrading, sheetToPay, withdrawGrading } from './grading-orders.queries.ts';
export { LEARNERS_SHEETS, TOLD_MARKS } from './told-marks.queries.ts';
export { afterWorkingTime, gradingDueAt } from './working-time.ts';
