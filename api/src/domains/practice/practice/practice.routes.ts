import { judge, keyFault } from '@api/judging';
import type { FileStore } from '../../../adapters/files/index.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { findSettings, storeSettings } from './attempts.queries.ts';
import { answerPart, getAttempts, giveUpPart } from './attempts.service.ts';
import { addPhoto, removePhoto } from './photos/photos.service.ts';
import { getSelfMarking, markOwnWork } from './self-marks.service.ts';

const HOUR_MS = 3_600_000;
const PHOTOS = { name: 'practice-photo', tries: 60, windowMs: HOUR_MS };
const SELF_MARKS = { name: 'practice-self-marks', tries: 600, windowMs: HOUR_MS };

export function practiceRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'POST /api/practice/questions/:id/answers', {}, (call) => answerPart(call, files));
  route(router, 'POST /api/practice/questions/:id/give-ups', {}, (call) => giveUpPart(call, files));
  route(router, 'GET /api/practice/questions/:id/attempts', {}, (call) => getAttempts(call, files));
  route(
    router,
    'PUT /api/practice/questions/:id/self-marks',
    { limit: ({ db, caller, now }) => countTry(db, SELF_MARKS, caller.userId, now) },
    markOwnWork,
  );
  route(router, 'GET /api/practice/self-marking', {}, getSelfMarking);
  route(
    router,
    'POST /api/practice/attempts/:id/photos',
    { limit: ({ db, caller, now }) => countTry(db, PHOTOS, caller.userId, now) },
    (call) => addPhoto(call, files),
  );
  route(router, 'DELETE /api/practice/photos/:id', {}, removePhoto);
  route(router, 'GET /api/practice/settings', {}, ({ db, caller }) => findSettings(db, caller.userId));
  route(router, 'PUT /api/practice/settings', {}, async ({ db, caller, body }) => {
    await storeSettings(db, caller.userId, body);
    return body;
  });
  route(router, 'POST /api/admin/questions/answer-keys/try', {}, ({ body: { key, answers } }) => ({
    judgements: answers.map((answer) => judge(key, answer)),
    fault: keyFault(key),
  }));
}
