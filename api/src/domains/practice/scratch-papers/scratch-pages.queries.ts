import type { ScratchPage, Stroke } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, validateOne, validateRow, validateRows } from '../../../db/row-validation.ts';

/** The owner and the place of a paper: at a question, or at a question of a test. */
export interface PaperPlace {
  userId: number;
  questionId: number;
  testId: number | null;
}

const pageRow = z.object({
  page: z.int(),
  strokes: z.array(jsonColumn<Stroke>()),
  notes: z.string(),
  revision: z.int(),
  updated_at: z.date(),
});
export type PageRow = z.infer<typeof pageRow>;

const COLUMNS = Object.keys(pageRow.shape);

const at = ({ userId, questionId, testId }: PaperPlace) => ({ user_id: userId, question_id: questionId, test_id: testId });

/** The non-empty pages of a paper, in order. */
export async function listPages(db: Knex, place: PaperPlace): Promise<PageRow[]> {
  return validateRows(pageRow, await db('scratch_pages').where(at(place)).orderBy('page').select(COLUMNS));
}

/** One page, its row locked until the transaction ends. */
export async function lockPage(transaction: Knex, place: PaperPlace, page: number): Promise<PageRow | undefined> {
  const row = await transaction('scratch_pages')
    .where({ ...at(place), page })
    .forUpdate()
    .first(COLUMNS);
  return validateRow(pageRow, row);
}

export async function countPages(db: Knex, userId: number): Promise<number> {
  const row = await db('scratch_pages').where('user_id', userId).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Inserts a page; undefined if a concurrent call was faster. */
export async function insertPage(
  transaction: Knex,
  place: PaperPlace,
  { page, strokes, notes }: Pick<ScratchPage, 'page' | 'strokes' | 'notes'>,
  now: Date,
): Promise<PageRow | undefined> {
  const written = await transaction('scratch_pages')
    .insert({ ...at(place), page, strokes: JSON.stringify(strokes), notes, revision: 1, updated_at: now })
    .onConflict(['user_id', 'question_id', 'test_id', 'page'])
    .ignore()
    .returning(COLUMNS);
  return validateRow(pageRow, written[0]);
}

export async function updatePage(
  transaction: Knex,
  place: PaperPlace,
  { page, strokes, notes }: Pick<ScratchPage, 'page' | 'strokes' | 'notes'>,
  now: Date,
): Promise<PageRow> {
  const written = await transaction('scratch_pages')
    .where({ ...at(place), page })
    .update({ strokes: JSON.stringify(strokes), notes, revision: transaction.raw('revision + 1'), updated_at: now })
    .returning(COLUMNS);
  return validateOne(pageRow, written);
}

export async function deletePages(db: Knex, place: PaperPlace): Promise<void> {
  await db('scratch_pages').where(at(place)).delete();
}

export async function listPapersOfTest(db: Knex, userId: number, testId: number): Promise<number[]> {
  return db('scratch_pages')
    .where({ user_id: userId, test_id: testId })
    .whereRaw("(notes <> '' OR jsonb_array_length(strokes) > 0)")
    .distinct('question_id')
    .orderBy('question_id')
    .pluck('question_id');
}
