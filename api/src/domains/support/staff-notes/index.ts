import { type ApiRouter, route } from '../../../http/route.ts';
import {
  deleteNote,
  getColleagues,
  getQuestionNotes,
  getSheetNotes,
  getUserNotes,
  noteQuestion,
  noteSheet,
  noteUser,
} from './staff-notes.service.ts';

export function staffNoteRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/colleagues', {}, getColleagues);
  route(router, 'GET /api/admin/users/:id/notes', {}, getUserNotes);
  route(router, 'POST /api/admin/users/:id/notes', {}, noteUser);
  route(router, 'GET /api/admin/questions/:id/notes', {}, getQuestionNotes);
  route(router, 'POST /api/admin/questions/:id/notes', {}, noteQuestion);
  route(router, 'GET /api/grading/:slug/notes', {}, getSheetNotes);
  route(router, 'POST /api/grading/:slug/notes', {}, noteSheet);
  route(router, 'DELETE /api/admin/notes/:id', { transaction: true }, deleteNote);
}
