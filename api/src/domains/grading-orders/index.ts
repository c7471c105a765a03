/**
 * What other domains need to know of gradings: whether there is something to pay for, how money moves it in and out of the queue, and the
 * marks that teachers have told.
 */
export { queueGrading, sheetToPay, withdrawGrading } from './grading-orders.queries.ts';
export { TOLD_MARKS } from './told-marks.queries.ts';
export { afterWorkingTime, gradingDueAt } from './working-time.ts';
