import type { ScratchPage, Stroke } from '@api/contract';
import type { Knex } from 'knex';

/** Whose paper it is, and where: at a question, or at a question of a test. */
export interface PaperPlace {
  userId: number;
  questionId: number;
  testId: number | null;
}

/** A row of `scratch_pages`. */
export interface PageRow {
  page: number;
  strokes: Stroke[];
  notes: string;
  revision: number;
  updated_at: Date;
}

const COLUMNS = ['page', 'strokes', 'notes', 'revision', 'updated_at'];

const at = ({ userId, questionId, testId }: PaperPlace) => ({ user_id: userId, question_id: questionId, test_id: testId });

/** The pages of a paper that hold anything, in order. */
export async function listPages(db: Knex, place: PaperPlace): Promise<PageRow[]> {
  return db('scratch_pages').where(at(place)).orderBy('page').select(COLUMNS);
}

/** One page, its row locked until the transaction ends. */
export async function lockPage(transaction: Knex, place: PaperPlace, page: number): Promise<PageRow | undefined> {
  return transaction('scratch_pages')
    .where({ ...at(place), page })
    .forUpdate()
    .first(COLUMNS);
}

/** How many pages somebody keeps, of all papers. */
export async function countPages(db: Knex, userId: number): Promise<number> {
  const row = await db('scratch_pages').where('user_id', userId).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Writes a page that is not there yet; undefined where another call was faster. */
export async function insertPage(
  transaction: Knex,
  place: PaperPlace,
  { page, strokes, notes }: Pick<ScratchPage, 'page' | 'strokes' | 'notes'>,
  now: Date,
): Promise<PageRow | undefined> {
  const [row] = await transaction('scratch_pages')
    .insert({ ...at(place), page, strokes: JSON.stringify(strokes), notes, revision: 1, updated_at: now })
    .onConflict(['user_id', 'question_id', 'test_id', 'page'])
    .ignore()
    .returning(COLUMNS);
  return row;
}

/** Writes a locked page anew. */
export async function updatePage(
  transaction: Knex,
  place: PaperPlace,
  { page, strokes, notes }: Pick<ScratchPage, 'page' | 'strokes' | 'notes'>,
  now: Date,
): Promise<PageRow> {
  const [row] = await transaction('scratch_pages')
    .where({ ...at(place), page })
    .update({ strokes: JSON.stringify(strokes), notes, revision: transaction.raw('revision + 1'), updated_at: now })
    .returning(COLUMNS);
  return row as PageRow;
}

/** Deletes a paper, where there is one. */
export async function deletePages(db: Knex, place: PaperPlace): Promise<void> {
  await db('scratch_pages').where(at(place)).delete();
}

/** Questions of a test whose paper holds anything. */
export async function listPapersOfTest(db: Knex, userId: number, testId: number): Promise<number[]> {
  return db('scratch_pages')
    .where({ user_id: userId, test_id: testId })
    .whereRaw("(notes <> '' OR jsonb_array_length(strokes) > 0)")
    .distinct('question_id')
    .orderBy('question_id')
    .pluck('question_id');
}
