import type { StaffName } from '@api/contract';
import { useApi, useApiMutation } from '@shell/kit';

export type NotesAbout = { kind: 'user'; id: number } | { kind: 'question'; id: number } | { kind: 'sheet'; slug: string };

/** All kinds' calls have one shape: types use the first. */
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

/** Of its calls. */
export const paramsOf = (about: NotesAbout) =>
  (about.kind === 'sheet' ? { slug: about.slug } : { id: about.id }) as { id: number };

export const useNotes = (about: NotesAbout) => useApi(READ[about.kind] as Read, { params: paramsOf(about) }, { staleTime: 0 });

/** Writes a note about it. */
export const useNewNote = (about: NotesAbout) => useApiMutation(WRITE[about.kind] as Write, { invalidates: [READ[about.kind]] });

/** Deletes a note of any kind. */
export const useNoteRemoval = () => useApiMutation('DELETE /api/admin/notes/:id', { invalidates: Object.values(READ) });

/** The text after the last `@` before the caret, or null. */
export function nameBeingTyped(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || (from > 0 && !/\s|\(/.test(text[from - 1] ?? ''))) return null;
  const typed = text.slice(from + 1, caret);
  return typed.length > 40 || /[\n@]/.test(typed) ? null : { from, typed };
}

/** At most six whose name, or a word of it, begins so. */
export function colleaguesLike(colleagues: readonly StaffName[], typed: string): StaffName[] {
  const wanted = typed.toLocaleLowerCase();
  const begins = (name: string) => [name, ...name.split(/\s+/)].some((word) => word.toLocaleLowerCase().startsWith(wanted));
  return colleagues.filter(({ name }) => begins(name) && name.toLocaleLowerCase() !== wanted.trimEnd()).slice(0, 6);
}

/** Those whose whole name follows an `@`. */
export function mentionedIn(text: string, colleagues: readonly StaffName[]): StaffName[] {
  const names = new Set(inWordsAndMentions(text, colleagues).flatMap(({ words, mentioned }) => (mentioned ? words : [])));
  return colleagues.filter(({ name }) => names.has(`@${name}`));
}

/** A text with its mentions apart. */
export function inWordsAndMentions(
  text: string,
  mentions: readonly StaffName[],
): { from: number; words: string; mentioned: boolean }[] {
  // The longest name first: "Ann" is not "Ann Marie".
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const pieces: { from: number; words: string; mentioned: boolean }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((each) => text.startsWith(each, at));
    if (!name) continue;
    if (at > plain) pieces.push({ from: plain, words: text.slice(plain, at), mentioned: false });
    pieces.push({ from: at, words: name, mentioned: true });
    plain = at + name.length;
  }
  if (plain < text.length) pieces.push({ from: plain, words: text.slice(plain), mentioned: false });
  return pieces;
}
