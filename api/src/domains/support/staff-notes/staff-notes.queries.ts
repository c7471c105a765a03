import { staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryRows, validateRow } from '../../../db/row-validation.ts';

/** The subject of a note: an account, a question, or an answer sheet, whose notes also appear with its owner. */
export type NoteSubject =
  | { kind: 'user'; user_id: number }
  | { kind: 'question'; question_id: number }
  | { kind: 'answer_sheet'; test_id: number; user_id: number; slug: string };

const noteRow = z.object({
  id: z.int(),
  created_at: z.date(),
  by: staffNameSchema.nullable(),
  text: z.string(),
  mentions: z.array(staffNameSchema),
  deleted_at: z.date().nullable(),
  deleted_by: staffNameSchema.nullable(),
});
export type NoteRow = z.infer<typeof noteRow>;

const name = (table: string) =>
  `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('id', ${table}.id, 'name', coalesce(${table}.full_name, ${table}.username)) END`;

/** The limit of notes on one subject; the latest are shown. */
const MOST_SHOWN = 200;

const aboutIt = (db: Knex, subject: NoteSubject): Knex.Raw => {
  if (subject.kind === 'question') return db.raw('n.question_id = ?', [subject.question_id]);
  if (subject.kind === 'answer_sheet') return db.raw('n.test_id = ?', [subject.test_id]);
  return db.raw('n.user_id = ? AND n.test_id IS NULL', [subject.user_id]);
};

/** The notes about something, oldest first, deleted ones without their words. */
export async function listNotes(db: Knex, subject: NoteSubject): Promise<NoteRow[]> {
  return queryRows(
    db,
    noteRow,
    `SELECT * FROM (
       SELECT n.id, n.created_at, n.text, n.deleted_at, ${name('author')} AS by, ${name('remover')} AS deleted_by,
              (SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', coalesce(m.full_name, m.username)) ORDER BY m.id), '[]')
                 FROM users m WHERE m.id = ANY (n.mentions)) AS mentions
         FROM staff_notes n LEFT JOIN users author ON author.id = n.author_id LEFT JOIN users remover ON remover.id = n.deleted_by
        WHERE ? ORDER BY n.id DESC LIMIT ?) latest ORDER BY id`,
    [aboutIt(db, subject), MOST_SHOWN],
  );
}

/** Stores a note; null where its page has sent it before. */
export async function insertNote(
  db: Knex,
  subject: NoteSubject,
  note: { client_key: string; author_id: number; text: string; mentions: readonly number[]; created_at: Date },
): Promise<number | null> {
  const { kind: _, slug: _s, ...about } = { slug: '', ...subject };
  const [stored] = await db('staff_notes')
    .insert({ ...note, mentions: [...note.mentions], ...about })
    .onConflict('client_key')
    .ignore()
    .returning('id');
  return validateRow(idRow, stored)?.id ?? null;
}

const lockedNoteRow = z.object({
  author_id: z.int().nullable(),
  user_id: z.int().nullable(),
  question_id: z.int().nullable(),
  test_id: z.int().nullable(),
  deleted_at: z.date().nullable(),
});

/** The author and subject of a note, locked; undefined if there is none. */
export async function lockNote(transaction: Knex, id: number): Promise<z.infer<typeof lockedNoteRow> | undefined> {
  const query = transaction('staff_notes').where({ id }).forUpdate();
  return validateRow(lockedNoteRow, await query.first(Object.keys(lockedNoteRow.shape)));
}

/** Takes the words of a note away; that there was one, whose, and who deleted it stays. */
export async function emptyNote(transaction: Knex, id: number, by: number, now: Date): Promise<void> {
  await transaction('staff_notes').where({ id }).update({ text: '', mentions: [], deleted_at: now, deleted_by: by });
}

const notedUserRow = idRow.extend({ name: z.string() });

/** The account that notes are about; undefined if it does not exist (any more). */
export async function findNotedUser(db: Knex, id: number): Promise<z.infer<typeof notedUserRow> | undefined> {
  const query = db('users').where({ id }).whereNull('anonymised_at');
  return validateRow(notedUserRow, await query.first('id', db.raw('coalesce(full_name, username) AS name')));
}

/** Whether a question exists, hidden and deleted ones included. */
export async function isQuestion(db: Knex, id: number): Promise<boolean> {
  return (await db('questions').where({ id }).first('id')) !== undefined;
}
