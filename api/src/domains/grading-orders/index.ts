/** What payments and grading both need to know: whether there is something to grade, and how money moves it in and out of the queue. */
export { queueGrading, sheetToPay, withdrawGrading } from './grading-orders.queries.ts';
export { afterWorkingTime, gradingDueAt } from './working-time.ts';
