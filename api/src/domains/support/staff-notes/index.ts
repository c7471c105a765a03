export { staffNoteRoutes } from './staff-notes.routes.ts';
