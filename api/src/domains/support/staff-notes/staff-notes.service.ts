import type { RequestOf, StaffNote } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { invalidInput, notAllowed, notFound } from '../../../errors.ts';
import type { SignedIn } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { findSheet } from '../../grading/grading/index.ts';
import { listColleagues } from '../../identity/accounts/index.ts';
import { noteStaffAction } from '../../operations/staff-log/index.ts';
import { notify } from '../notifications/index.ts';
import {
  emptyNote,
  findNotedUser,
  insertNote,
  isQuestion,
  listNotes,
  lockNote,
  type NoteRow,
  type NoteSubject,
} from './staff-notes.queries.ts';

const ADMINISTRATOR = 1;

const presentNote = ({ id, created_at, by, text, mentions, deleted_at, deleted_by }: NoteRow, caller: SignedIn): StaffNote => ({
  ...{ id, by, text, mentions },
  at: created_at.toISOString(),
  deleted: deleted_at && { at: deleted_at.toISOString(), by: deleted_by },
  abilities: { delete: deleted_at === null && (by?.id === caller.userId || caller.roleId === ADMINISTRATOR) },
});

const answer = async (db: Knex, subject: NoteSubject, caller: SignedIn) => ({
  notes: (await listNotes(db, subject)).map((row) => presentNote(row, caller)),
});

/** Stores a note and notifies those it mentions; sent twice, it is stored once. 422 for a mention outside the staff. */
async function keepNote(
  {
    db,
    caller,
    body,
    now,
  }: { db: Knex; caller: SignedIn; body: RequestOf<'POST /api/admin/users/:id/notes'>['body']; now: Date },
  subject: NoteSubject,
) {
  const mentions = [...new Set(body.mentions)];
  const colleagues = mentions.length > 0 ? await listColleagues(db, mentions) : [];
  if (colleagues.length < mentions.length)
    throw invalidInput([{ path: 'body.mentions', message: 'Only colleagues can be mentioned' }]);
  await inTransaction(db, async (transaction) => {
    const { text, client_key } = body;
    const note = { client_key, author_id: caller.userId, text, mentions, created_at: now };
    const id = await insertNote(transaction, subject, note);
    if (id === null) return;
    const [author] = await listColleagues(transaction, [caller.userId]);
    const about = await placeOf(transaction, subject);
    for (const { id: userId } of colleagues) {
      if (userId === caller.userId) continue;
      const data = { by: author?.name ?? 'A colleague', ...about };
      await notify(transaction, { userId, kind: 'staff_mentioned', data, once: `note:${id}` }, now);
    }
  });
  return answer(db, subject, caller);
}

/** The subject of a note, for its notification. */
async function placeOf(db: Knex, subject: NoteSubject) {
  if (subject.kind === 'question') return { about: 'question' as const, key: String(subject.question_id), name: '' };
  const name = (await findNotedUser(db, subject.user_id))?.name ?? '';
  if (subject.kind === 'answer_sheet') return { about: 'answer_sheet' as const, key: subject.slug, name };
  return { about: 'user' as const, key: String(subject.user_id), name };
}

async function requireUser(db: Knex, id: number): Promise<NoteSubject> {
  if (!(await findNotedUser(db, id))) throw notFound('There is no such account');
  return { kind: 'user', user_id: id };
}
async function requireNotedQuestion(db: Knex, id: number): Promise<NoteSubject> {
  if (!(await isQuestion(db, id))) throw notFound('There is no such question');
  return { kind: 'question', question_id: id };
}
async function requireSheet(db: Knex, slug: string): Promise<NoteSubject> {
  const sheet = await findSheet(db, slug);
  if (!sheet) throw notFound('There is no such answer sheet');
  return { kind: 'answer_sheet', slug, ...sheet };
}

export const getUserNotes = async ({ db, caller, params }: Call<'GET /api/admin/users/:id/notes'>) =>
  answer(db, await requireUser(db, params.id), caller);
export const noteUser = async (call: Call<'POST /api/admin/users/:id/notes'>) =>
  keepNote(call, await requireUser(call.db, call.params.id));
export const getQuestionNotes = async ({ db, caller, params }: Call<'GET /api/admin/questions/:id/notes'>) =>
  answer(db, await requireNotedQuestion(db, params.id), caller);
export const noteQuestion = async (call: Call<'POST /api/admin/questions/:id/notes'>) =>
  keepNote(call, await requireNotedQuestion(call.db, call.params.id));
export const getSheetNotes = async ({ db, caller, params }: Call<'GET /api/grading/:slug/notes'>) =>
  answer(db, await requireSheet(db, params.slug), caller);
export const noteSheet = async (call: Call<'POST /api/grading/:slug/notes'>) =>
  keepNote(call, await requireSheet(call.db, call.params.slug));

/** Deletes a note: its words go, and the log keeps who deleted whose. Again, it is deleted still. */
export async function deleteNote({ db, caller, params: { id }, now }: Call<'DELETE /api/admin/notes/:id'>) {
  const note = await lockNote(db, id);
  if (!note) throw notFound('There is no such note');
  if (note.author_id !== caller.userId && caller.roleId !== ADMINISTRATOR) {
    throw notAllowed('Notes can be deleted by the people who wrote them and by administrators');
  }
  if (note.deleted_at !== null) return;
  await emptyNote(db, id, caller.userId, now);
  const details = { note: id, written_by: note.author_id };
  const action = { by: caller.userId, details };
  if (note.question_id !== null) {
    await noteStaffAction(db, { ...action, action: 'question.note_deleted', objectId: note.question_id }, now);
  } else if (note.test_id !== null) {
    await noteStaffAction(db, { ...action, action: 'answer_sheet.note_deleted', objectId: note.test_id }, now);
  } else {
    await noteStaffAction(db, { ...action, action: 'user.note_deleted', objectId: note.user_id ?? 0 }, now);
  }
}

export async function getColleagues({ db }: Call<'GET /api/admin/colleagues'>) {
  return { colleagues: await listColleagues(db) };
}
