import type { FileStore } from '../../../adapters/files/index.ts';
import type { TextReader } from '../../../adapters/ocr/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getBulk, listBulk, postBulk, previewBulk, undoBulk } from './bulk/bulk.service.ts';
import { previewQuestion } from './editing/form/preview.service.ts';
import { postNewQuestion, saveEdit } from './editing/form/save.service.ts';
import { findNearDuplicates } from './editing/near-duplicates/near-duplicates.ts';
import {
  deleteQuestion,
  getDeletedQuestions,
  getEditableQuestion,
  putControl,
} from './editing/staff-controls/staff-controls.service.ts';
import { readTranscript } from './editing/transcript/transcript.service.ts';
import { getVersion, getVersions, restoreVersion } from './editing/versions/versions.service.ts';
import { exportQuestionFile } from './export-file/export-file.service.ts';
import { purgeQuestion } from './purge/purge.service.ts';
import { exportQuestionTable, listQuestionTable } from './staff-table/table.service.ts';
import { getUses } from './staff-table/uses.service.ts';

/** What staff do with questions; `files` keeps their images, `reader` reads them. `deleted` comes before `:id`: the first match wins. */
export function questionEditingRoutes(router: ApiRouter, files: FileStore, reader: TextReader): void {
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
  route(router, 'GET /api/admin/questions/:id', {}, getEditableQuestion);
  route(router, 'DELETE /api/admin/questions/:id', { transaction: true }, purgeQuestion);
  route(router, 'PUT /api/questions/:id', {}, putControl);
  route(router, 'DELETE /api/questions', { transaction: true }, deleteQuestion);
  route(router, 'GET /api/admin/questions/:id/versions', {}, getVersions);
  route(router, 'GET /api/admin/questions/:id/versions/:version', {}, getVersion);
  route(router, 'POST /api/admin/questions/:id/versions/:version/restore', { transaction: true }, restoreVersion);
}
