import { type ApiRouter, route } from '../../../http/route.ts';
import { complete, getCompleted, getPinned, pin, uncomplete, unpin } from './learner-marks.service.ts';
import { clearSaved, getSaved, restoreSaved, save, unsave, unsaveById } from './saved-questions.service.ts';

/** The calls of this domain. `restore` comes before `:questionId`: the first match wins. */
export function learnerMarkRoutes(router: ApiRouter): void {
  route(router, 'GET /api/completed_question/user', {}, getCompleted);
  route(router, 'POST /api/completed_question', {}, complete);
  route(router, 'DELETE /api/completed_question/user/:questionId', {}, uncomplete);
  route(router, 'GET /api/pinned_question/user', {}, getPinned);
  route(router, 'POST /api/pinned_question', {}, pin);
  route(router, 'DELETE /api/pinned_question/user/:questionId', {}, unpin);
  route(router, 'GET /api/user_question', {}, getSaved);
  route(router, 'POST /api/user_question/restore', { transaction: true }, restoreSaved);
  route(router, 'POST /api/user_question/:questionId', { transaction: true }, save);
  route(router, 'DELETE /api/user_question/user/:questionId', {}, unsave);
  route(router, 'DELETE /api/user_question/:id', {}, unsaveById);
  route(router, 'DELETE /api/user_question', { transaction: true }, clearSaved);
}

export { addMark } from './learner-marks.queries.ts';
export { deleteEndedRestores, listSaved } from './saved-questions.queries.ts';
