export { learnerMarkRoutes } from './learner-marks.routes.ts';
export { deleteEndedRestores } from './saved-questions.queries.ts';
