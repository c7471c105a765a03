import { useApi, useApiMutation } from '@shell/kit';

/** What notes are about. */
export type NotesAbout = { kind: 'user'; id: number } | { kind: 'question'; id: number } | { kind: 'sheet'; slug: string };

/** The calls for each kind have one shape: types speak of the first. */
const READ = {
  user: 'GET /api/admin/users/:id/notes',
  question: 'GET /api/admin/questions/:id/notes',
  sheet: 'GET /api/grading/:slug/notes',
} as const;
const WRITE = {
  user: 'POST /api/admin/users/:id/notes',
  question: 'POST /api/admin/questions/:id/notes',
  sheet: 'POST /api/grading/:slug/notes',
} as const;
type Read = (typeof READ)['user'];
type Write = (typeof WRITE)['user'];

/** The path parameters of its calls. */
export const paramsOf = (about: NotesAbout) =>
  (about.kind === 'sheet' ? { slug: about.slug } : { id: about.id }) as { id: number };

/** The notes about something. */
export const useNotes = (about: NotesAbout) => useApi(READ[about.kind] as Read, { params: paramsOf(about) }, { staleTime: 0 });

/** Writes a note about it. */
export const useNewNote = (about: NotesAbout) => useApiMutation(WRITE[about.kind] as Write, { invalidates: [READ[about.kind]] });

/** Deletes a note, whatever it is about. */
export const useNoteRemoval = () => useApiMutation('DELETE /api/admin/notes/:id', { invalidates: Object.values(READ) });
