import type { FileStore } from '../../../adapters/files/index.ts';
import type { TextReader } from '../../../adapters/ocr/index.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getQuestion, getQuestionFilters, getQuestions } from './browse/questions.service.ts';
import { getQuickCheck } from './browse/quick-check.service.ts';
import { getSpeech } from './browse/speech.service.ts';
import { questionEditingRoutes } from './editing.routes.ts';

/** Of a whole network, a school perhaps. */
const READ_ALOUD = { name: 'read-aloud', tries: 1_200, windowMs: 3_600_000 };

/** The calls of this domain; `files` keeps images, `reader` reads them. Words come before `:id`: the first match wins. */
export function questionRoutes(router: ApiRouter, files: FileStore, reader: TextReader): void {
  route(router, 'GET /api/questions', { keptForGuests: true }, getQuestions);
  route(router, 'GET /api/questions/filters', { keptForGuests: true }, getQuestionFilters);
  route(router, 'GET /api/questions/quick-check', {}, getQuickCheck);
  route(router, 'GET /api/questions/:id', { keptForGuests: true }, getQuestion);
  route(
    router,
    'GET /api/questions/:id/speech',
    { limit: ({ db, address, now }) => countNetworkTry(db, READ_ALOUD, address, now) },
    getSpeech,
  );
  questionEditingRoutes(router, files, reader);
}
