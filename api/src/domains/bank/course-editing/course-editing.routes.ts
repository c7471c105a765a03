import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { storePicture } from '../../operations/files/index.ts';
import {
  changeSubject,
  createSubject,
  deleteSubject,
  getStaffSubject,
  getStaffSubjects,
  putSubjectOrder,
} from './subjects/subjects.service.ts';
import { previewSyllabus } from './topics/syllabus.ts';
import { changeTopic, createTopic, deleteTopic, getStaffTopic, getTopicTree, putTopicOrder } from './topics/topics.service.ts';
import { previewTransfer, transferQuestions, undoTransfer } from './transfer/transfer.service.ts';

/** What staff do with subjects and topics; `files` keeps pictures. Words come before `:id`: the first match wins. */
export function courseEditingRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/admin/subjects', {}, getStaffSubjects);
  route(router, 'POST /api/admin/subjects', { transaction: true }, createSubject);
  route(router, 'PUT /api/admin/subjects/order', { transaction: true }, putSubjectOrder);
  route(router, 'GET /api/admin/subjects/:id', {}, getStaffSubject);
  route(router, 'PUT /api/admin/subjects/:id', { transaction: true }, changeSubject);
  route(router, 'DELETE /api/admin/subjects/:id', { transaction: true }, deleteSubject);
  route(router, 'GET /api/admin/topics', {}, getTopicTree);
  route(router, 'POST /api/admin/topics', {}, createTopic);
  route(router, 'PUT /api/admin/topics/order', { transaction: true }, putTopicOrder);
  route(router, 'POST /api/admin/topics/images', {}, ({ caller, files: [file] }) => storePicture(files, file, caller.userId));
  route(router, 'POST /api/admin/topics/preview', {}, previewSyllabus);
  route(router, 'GET /api/admin/topics/transfer-questions', {}, previewTransfer);
  route(router, 'POST /api/admin/topics/transfer-questions', { transaction: true }, transferQuestions);
  route(router, 'POST /api/admin/topics/transfers/:id/undo', { transaction: true }, undoTransfer);
  route(router, 'GET /api/admin/topics/:id', {}, getStaffTopic);
  route(router, 'PUT /api/admin/topics/:id', {}, changeTopic);
  route(router, 'DELETE /api/admin/topics/:id', { transaction: true }, deleteTopic);
}
