import type { UploadCategory, UploadNote, UploadStage } from '@api/contract';
import type { Knex } from 'knex';
import type { JournalEntry } from '../../questions/index.ts';
import { findRun, type RunRow } from '../runs/runs.queries.ts';

const DUE = ['waiting', 'taking_back'];

/** Whether anything waits for a worker, or is worked on: its state is stored with its result. One look at a small index. */
export async function hasDueRun(db: Knex): Promise<boolean> {
  return (await db('upload_runs').whereIn('state', DUE).first('id')) !== undefined;
}

/**
 * The run that waits longest and that no other worker has, locked until the transaction ends. The lock leaves progress of the run writable,
 * which refers to it.
 */
export async function claimRun(transaction: Knex): Promise<RunRow | null> {
  const row: { id: number } | undefined = await transaction('upload_runs')
    .whereIn('state', DUE)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .first('id');
  return row ? findRun(transaction, row.id) : null;
}

/** Counts a try, outside of the transaction that may die with its process; answers which it is. */
export async function noteAttempt(db: Knex, id: number): Promise<number> {
  const [row]: { attempts: number }[] = await db('upload_progress')
    .where('run_id', id)
    .update({ attempts: db.raw('attempts + 1') })
    .returning('attempts');
  return row?.attempts ?? 0;
}

/** The try does not count: the process was asked to stop. */
export async function forgetAttempt(db: Knex, id: number): Promise<void> {
  await db('upload_progress')
    .where('run_id', id)
    .update({ attempts: db.raw('attempts - 1'), stage: 'waiting', done: 0 });
}

/** How far a run is; `total` is null while nobody knows. */
export async function storeProgress(
  db: Knex,
  id: number,
  progress: { stage: UploadStage; done: number; total: number | null },
): Promise<void> {
  await db('upload_progress').where('run_id', id).update(progress);
}

/** The end of a run. */
export async function finishRun(db: Knex, id: number, result: Partial<RunRow> & Pick<RunRow, 'state'>): Promise<void> {
  const { by: _b, taken_back_name: _t, stage: _s, done: _d, total: _o, attempts: _a, options: _p, ...columns } = result;
  await db('upload_runs').where('id', id).update(columns);
}

/** Notes of a run, in the order in which they are read. */
export async function insertNotes(
  db: Knex,
  id: number,
  notes: readonly (Omit<UploadNote, 'kind'> & { kind: UploadNote['kind'] | 'stayed' })[],
): Promise<void> {
  const [last] = await db('upload_notes').where('run_id', id).max('position as position');
  const first = Number(last?.position ?? 0) + 1;
  const rows = notes.map((note, index) => ({ ...note, run_id: id, position: first + index }));
  for (let from = 0; from < rows.length; from += 500) await db('upload_notes').insert(rows.slice(from, from + 500));
}

/** The categories of a run's file, in their order. */
export async function insertCategories(db: Knex, id: number, categories: readonly UploadCategory[]): Promise<void> {
  if (categories.length === 0) return;
  await db('upload_categories').insert(categories.map((category, position) => ({ ...category, run_id: id, position })));
}

/** What a run changes, so that it can be taken back. Something that it changes twice is what it was before the first time. */
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

/** A piece of what a run has changed of a kind, latest first: below `belowId`. */
export async function findChanges(
  db: Knex,
  id: number,
  { kind, belowId, limit }: { kind: JournalEntry['kind']; belowId: number; limit: number },
): Promise<JournalEntry[]> {
  return db('upload_changes')
    .where({ run_id: id, kind })
    .where('object_id', '<', belowId)
    .orderBy('object_id', 'desc')
    .limit(limit)
    .select('kind', 'object_id as id', 'before', 'after');
}

/** How many things a run has changed. */
export async function countChanges(db: Knex, id: number): Promise<number> {
  const [row] = await db('upload_changes').where('run_id', id).count('* as count');
  return Number(row?.count ?? 0);
}
