import type { UploadCategory, UploadNote, UploadPreview, UploadReplacement, UploadStage } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, validateOne, validateRow, validateRows } from '../../../../db/row-validation.ts';
import type { JournalEntry } from '../../questions/index.ts';
import { findRun, type RunRow, type StoredRunRow } from '../runs/runs.queries.ts';

const DUE = ['waiting', 'taking_back'];

/** Whether anything waits for a worker, or is worked on: its state is stored with its result. One look at a small index. */
export async function hasDueRun(db: Knex): Promise<boolean> {
  return (await db('upload_runs').whereIn('state', DUE).first('id')) !== undefined;
}

/**
 * The run that waits longest and that no other worker has, locked until the transaction ends. The lock leaves progress of the run writable,
 * which refers to it.
 */
export async function claimRun(transaction: Knex): Promise<RunRow | undefined> {
  const longest = transaction('upload_runs').whereIn('state', DUE).orderBy('id').forNoKeyUpdate().skipLocked();
  const row = validateRow(idRow, await longest.first('id'));
  return row && findRun(transaction, row.id);
}

/** Counts an attempt, outside of the transaction that may die with its process. Returns its number. */
export async function noteAttempt(db: Knex, id: number): Promise<number> {
  const counted = await db('upload_progress')
    .where('run_id', id)
    .update({ attempts: db.raw('attempts + 1') })
    .returning('attempts');
  return validateOne(z.object({ attempts: z.int() }), counted).attempts;
}

/** The try does not count: the process was asked to stop. */
export async function forgetAttempt(db: Knex, id: number): Promise<void> {
  await db('upload_progress')
    .where('run_id', id)
    .update({ attempts: db.raw('attempts - 1'), stage: 'waiting', done: 0 });
}

/** The progress of a run; `total` is null while unknown. */
export async function storeProgress(
  db: Knex,
  id: number,
  progress: { stage: UploadStage; done: number; total: number | null },
): Promise<void> {
  await db('upload_progress').where('run_id', id).update(progress);
}

export async function finishRun(
  db: Knex,
  id: number,
  result: Partial<Omit<StoredRunRow, 'id' | 'options'>> & Pick<StoredRunRow, 'state'>,
): Promise<void> {
  await db('upload_runs').where('id', id).update(result);
}

const lastRow = z.object({ last: z.int().nullable() });

/** Notes of a run, in the order in which they are read. */
export async function insertNotes(
  db: Knex,
  id: number,
  notes: readonly (Omit<UploadNote, 'kind'> & { kind: UploadNote['kind'] | 'stayed' })[],
): Promise<void> {
  const highest = await db('upload_notes').where('run_id', id).max({ last: 'position' });
  const first = (validateOne(lastRow, highest).last ?? 0) + 1;
  const rows = notes.map((note, index) => ({ ...note, run_id: id, position: first + index }));
  for (let from = 0; from < rows.length; from += 500) await db('upload_notes').insert(rows.slice(from, from + 500));
}

/** Keeps the first questions of a run's file, and the first that it replaces. */
export async function storePreview(
  db: Knex,
  id: number,
  { preview, replacements }: { preview: readonly UploadPreview[]; replacements: readonly UploadReplacement[] },
): Promise<void> {
  await db('upload_runs')
    .where('id', id)
    .update({ preview: JSON.stringify(preview), replacements: JSON.stringify(replacements) });
}

export async function insertCategories(db: Knex, id: number, categories: readonly UploadCategory[]): Promise<void> {
  if (categories.length === 0) return;
  await db('upload_categories').insert(categories.map((category, position) => ({ ...category, run_id: id, position })));
}

/** Records a run's changes, for undo. If something changes twice, its state before the first change counts. */
export async function insertChanges(db: Knex, id: number, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.raw(
    `
    INSERT INTO upload_changes (run_id, kind, object_id, before, after)
    SELECT ?, e.kind, e.id, nullif(e.before, 'null'), e.after
      FROM jsonb_to_recordset(?::jsonb) AS e (kind text, id int, before jsonb, after text)
    ON CONFLICT (run_id, kind, object_id) DO UPDATE SET after = excluded.after`,
    [id, JSON.stringify(entries)],
  );
}

const changeRow = z.object({
  kind: z.enum(['subject', 'topic', 'question']),
  id: z.int(),
  before: jsonColumn<object>().nullable(),
  after: z.string(),
}) satisfies z.ZodType<JournalEntry>;

/** A piece of what a run has changed of a kind, latest first: below `belowId`. */
export async function findChanges(
  db: Knex,
  id: number,
  { kind, belowId, limit }: { kind: JournalEntry['kind']; belowId: number; limit: number },
): Promise<JournalEntry[]> {
  const rows = await db('upload_changes')
    .where({ run_id: id, kind })
    .where('object_id', '<', belowId)
    .orderBy('object_id', 'desc')
    .limit(limit)
    .select('kind', 'object_id as id', 'before', 'after');
  return validateRows(changeRow, rows);
}

export async function countChanges(db: Knex, id: number): Promise<number> {
  const [row] = await db('upload_changes').where('run_id', id).count('* as count');
  return Number(row?.count ?? 0);
}
