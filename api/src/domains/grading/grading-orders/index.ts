/**
 * Gradings for other domains: whether there is something to pay for, how money moves it in and out of the queue, and
 * what learners see of their sheets.
 */
export { LEARNERS_SHEETS, queueGrading, RELEASED_MARKS, sheetToPay, withdrawGrading } from './grading-orders.queries.ts';
export { afterWorkingTime, gradingDueAt } from './working-time.ts';
