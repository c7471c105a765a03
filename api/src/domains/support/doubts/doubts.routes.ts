import type { FileStore } from '../../../adapters/files/index.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import {
  ask,
  assignDoubt,
  exportDoubts,
  followUp,
  getDoubts,
  getOwnDoubts,
  previewMessage,
  removeDoubt,
  reply,
} from './doubts.service.ts';
import { putPhoto } from './photos.service.ts';

const HOUR_MS = 3_600_000;
/** More than a learner asks in an hour, and few enough to answer; follow-ups count too. */
const DOUBTS = { name: 'doubt', tries: 30, windowMs: HOUR_MS };
const PHOTOS = { name: 'doubt-photo', tries: 30, windowMs: HOUR_MS };
/** Each pause in typing requests a preview. */
const PREVIEWS = { name: 'doubt-preview', tries: 1_500, windowMs: HOUR_MS };

/** The calls of this domain; `files` keeps photos. */
export function doubtRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/doubts/user', {}, (call) => getOwnDoubts(call, files));
  route(router, 'POST /api/doubts', { limit: ({ db, caller, now }) => countTry(db, DOUBTS, caller.userId, now) }, (call) =>
    ask(call, files),
  );
  route(router, 'GET /api/doubts', {}, (call) => getDoubts(call, files));
  route(router, 'POST /api/doubts/photos', { limit: ({ db, caller, now }) => countTry(db, PHOTOS, caller.userId, now) }, (call) =>
    putPhoto(call, files),
  );
  route(
    router,
    'POST /api/doubts/preview',
    { limit: ({ db, caller, now }) => countTry(db, PREVIEWS, caller.userId, now) },
    previewMessage,
  );
  route(router, 'POST /api/doubts/:id/replies', {}, (call) => reply(call, files));
  route(
    router,
    'POST /api/doubts/:id/follow-ups',
    { limit: ({ db, caller, now }) => countTry(db, DOUBTS, caller.userId, now) },
    (call) => followUp(call, files),
  );
  route(router, 'GET /api/admin/doubts/export', {}, exportDoubts);
  route(router, 'PUT /api/admin/doubts/:id/assignee', { transaction: true }, assignDoubt);
  route(router, 'DELETE /api/doubts/:id', {}, removeDoubt);
}
