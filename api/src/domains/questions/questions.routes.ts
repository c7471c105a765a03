import type { FileStore } from '../../adapters/files/index.ts';
import type { TextReader } from '../../adapters/ocr/index.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { getQuestion, getQuestionFilters, getQuestions } from './browse/questions.service.ts';
import { questionEditingRoutes } from './editing/editing.routes.ts';

/** The calls of this domain; `files` keeps images, `reader` reads them. `filters` comes before `:id`: the first match wins. */
export function questionRoutes(router: ApiRouter, files: FileStore, reader: TextReader): void {
  route(router, 'GET /api/questions', {}, getQuestions);
  route(router, 'GET /api/questions/filters', {}, getQuestionFilters);
  route(router, 'GET /api/questions/:id', {}, getQuestion);
  questionEditingRoutes(router, files, reader);
}
