import type { FileStore } from '../../../adapters/files/index.ts';
import type { TextReader } from '../../../adapters/ocr/index.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getQuestion, getQuestionFilters, getQuestions, getQuickCheck, getSpeech } from './browse/questions.service.ts';
import { getBulk, listBulk, postBulk, previewBulk, undoBulk } from './bulk/bulk.service.ts';
import { postNewQuestion, previewQuestion, saveEdit } from './editing/form/save.service.ts';
import { findNearDuplicates } from './editing/near-duplicates/near-duplicates.ts';
import { getNewQuestion, putReview } from './editing/review/review.service.ts';
import {
  deleteQuestion,
  getDeletedQuestions,
  getEditableQuestion,
  putControl,
} from './editing/staff-controls/staff-controls.service.ts';
import { readTranscript } from './editing/transcript/transcript.service.ts';
import { getVersion, getVersions, restoreVersion } from './editing/versions/versions.service.ts';
import { exportQuestionFile } from './export-file/export-file.service.ts';
import { getUses, purgeQuestion } from './purge/purge.service.ts';
import { exportQuestionTable, listQuestionTable } from './staff-table/table.service.ts';

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

/** What staff do with questions; `files` keeps their images, `reader` reads them. `deleted` and `new` come before `:id`: the first match wins. */
function questionEditingRoutes(router: ApiRouter, files: FileStore, reader: TextReader): void {
  route(router, 'POST /api/questions/edit', {}, saveEdit(files));
  route(router, 'POST /api/admin/questions', {}, postNewQuestion(files));
  route(router, 'GET /api/admin/questions', {}, listQuestionTable);
  route(router, 'GET /api/admin/questions/export', {}, exportQuestionTable);
  route(router, 'GET /api/admin/questions/files/:format', {}, exportQuestionFile(files));
  route(router, 'GET /api/admin/questions/bulk', {}, listBulk);
  route(router, 'POST /api/admin/questions/bulk', {}, postBulk);
  route(router, 'POST /api/admin/questions/bulk/preview', {}, previewBulk);
  route(router, 'GET /api/admin/questions/bulk/:id', {}, getBulk);
  route(router, 'POST /api/admin/questions/bulk/:id/undo', {}, undoBulk);
  route(router, 'GET /api/admin/questions/:id/uses', {}, getUses);
  route(router, 'GET /api/admin/questions/deleted', {}, getDeletedQuestions);
  route(router, 'POST /api/admin/questions/preview', {}, previewQuestion);
  route(router, 'POST /api/admin/questions/near-duplicates', { transaction: true }, findNearDuplicates);
  route(router, 'POST /api/admin/questions/transcript', {}, readTranscript(files, reader));
  route(router, 'GET /api/admin/questions/new', {}, getNewQuestion);
  route(router, 'GET /api/admin/questions/:id', {}, getEditableQuestion);
  route(router, 'DELETE /api/admin/questions/:id', { transaction: true }, purgeQuestion);
  route(router, 'PUT /api/admin/questions/:id/review', { transaction: true }, putReview);
  route(router, 'PUT /api/questions/:id', {}, putControl);
  route(router, 'DELETE /api/questions', { transaction: true }, deleteQuestion);
  route(router, 'GET /api/admin/questions/:id/versions', {}, getVersions);
  route(router, 'GET /api/admin/questions/:id/versions/:version', {}, getVersion);
  route(router, 'POST /api/admin/questions/:id/versions/:version/restore', { transaction: true }, restoreVersion);
}
