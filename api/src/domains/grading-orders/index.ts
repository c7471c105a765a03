/**
 * What other domains need to know of gradings: whether there is something to pay for, how money moves it in and out of the queue, and what
 * learners are told of their sheets.
 */
export { queueGrading, sheetToPay, withdrawGrading } from './grading-orders.queries.ts';
export { LEARNERS_SHEETS, TOLD_MARKS } from './told-marks.queries.ts';
export { afterWorkingTime, gradingDueAt } from './working-time.ts';
