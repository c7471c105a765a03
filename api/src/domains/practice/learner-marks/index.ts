export { addMark } from './learner-marks.queries.ts';
export { learnerMarkRoutes } from './learner-marks.routes.ts';
export { deleteEndedRestores, listSaved } from './saved-questions.queries.ts';
