import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { receiveUpload } from './runs/receive.service.ts';
import { downloadNotes, downloadRest, getRun, getRuns, getTemplate, importTried, takeBack } from './runs/runs.service.ts';

export { workOnUploads } from './work/due-uploads.ts';
export { hasDueRun as hasDueUpload } from './work/work.queries.ts';

export function uploadRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/admin/uploads/runs', {}, getRuns);
  route(router, 'GET /api/admin/uploads/runs/:id', {}, getRun);
  route(router, 'POST /api/admin/uploads/runs/:id/import', { transaction: true }, importTried);
  route(router, 'POST /api/admin/uploads/runs/:id/take-back', { transaction: true }, takeBack);
  route(router, 'GET /api/admin/uploads/runs/:id/notes.csv', {}, (call) => downloadNotes(call, files));
  route(router, 'GET /api/admin/uploads/runs/:id/rest', {}, (call) => downloadRest(call, files));
  route(router, 'GET /api/admin/uploads/templates/:name', {}, getTemplate);
  route(router, 'POST /api/admin/uploads/:kind', {}, (call) => receiveUpload(call, files));
}
