import type { StaffName, UploadCategory, UploadKind, UploadNote, UploadOptions, UploadStage, UploadState } from '@api/contract';
import { UPLOADS_PAGE_SIZE } from '@api/contract';
import type { Knex } from 'knex';

/** A run as stored, with how far it is. */
export interface RunRow {
  id: number;
  kind: UploadKind;
  state: Exclude<UploadState, 'running'>;
  file_name: string;
  file_key: string;
  digest: string;
  bytes: number;
  images_name: string | null;
  images_key: string | null;
  /** Runs of before have no `places`. */
  options: Omit<UploadOptions, 'places'> & Partial<Pick<UploadOptions, 'places'>>;
  format: string | null;
  created_by: number | null;
  created_at: Date;
  finished_at: Date | null;
  created: number;
  updated: number;
  skipped: number;
  faults: number;
  left_out: number;
  kept: number;
  message: string;
  notes_key: string | null;
  rest_key: string | null;
  rest_name: string | null;
  taken_back_by: number | null;
  taken_back_at: Date | null;
  take_back_reason: string;
  restored: number;
  removed: number;
  stayed: number;
  by: StaffName | null;
  taken_back_name: StaffName | null;
  stage: UploadStage;
  done: number;
  total: number | null;
  attempts: number;
}

const named = (id: string, user: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${user}.id, 'name', coalesce(${user}.full_name, ${user}.username)) END`;

const RUNS = `
  SELECT r.*, p.stage, p.done, p.total, p.attempts,
         ${named('r.created_by', 'maker')} AS by, ${named('r.taken_back_by', 'taker')} AS taken_back_name
    FROM upload_runs r JOIN upload_progress p ON p.run_id = r.id
    LEFT JOIN users maker ON maker.id = r.created_by LEFT JOIN users taker ON taker.id = r.taken_back_by`;

/** A run to be worked on. */
export interface NewRun {
  kind: UploadKind;
  file_name: string;
  file_key: string;
  digest: string;
  bytes: number;
  images_name: string | null;
  images_key: string | null;
  options: UploadOptions;
  created_by: number;
  created_at: Date;
}

/** Stores a run that waits for a worker; answers its id. */
export async function insertRun(db: Knex, run: NewRun): Promise<number> {
  const [row]: { id: number }[] = await db('upload_runs')
    .insert({ ...run, options: JSON.stringify(run.options) })
    .returning('id');
  if (!row) throw new Error('The run was not written');
  await db('upload_progress').insert({ run_id: row.id });
  return row.id;
}

/** One run. */
export async function findRun(db: Knex, id: number): Promise<RunRow | null> {
  return (await db.raw(`${RUNS} WHERE r.id = ?`, [id])).rows[0] ?? null;
}

/** The same, locked until the transaction ends; null also while a worker has it. */
export async function lockRun(db: Knex, id: number): Promise<RunRow | null> {
  await db.raw('SELECT FROM upload_runs WHERE id = ? FOR NO KEY UPDATE', [id]);
  return findRun(db, id);
}

/** Runs of a kind or of all, latest first. */
export async function listRuns(
  db: Knex,
  kind: UploadKind | undefined,
  page: number,
): Promise<{ runs: RunRow[]; totalCount: number }> {
  const where = kind === undefined ? '' : 'WHERE r.kind = :kind';
  const binding = { kind: kind ?? '', limit: UPLOADS_PAGE_SIZE, offset: (page - 1) * UPLOADS_PAGE_SIZE };
  const { rows: runs } = await db.raw(
    `${RUNS} ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT :limit OFFSET :offset`,
    binding,
  );
  const { rows: counts } = await db.raw(`SELECT count(*) AS count FROM upload_runs r ${where}`, binding);
  return { runs, totalCount: counts[0].count };
}

/** How many runs of somebody wait or are worked on. */
export async function countUnfinished(db: Knex, userId: number): Promise<number> {
  const [row] = await db('upload_runs')
    .where('created_by', userId)
    .whereIn('state', ['waiting', 'taking_back'])
    .count('* as count');
  return Number(row?.count ?? 0);
}

/** Notes of some kinds, in the order of the file. */
export async function listNotes(db: Knex, id: number, kinds: readonly string[]): Promise<UploadNote[]> {
  return db('upload_notes')
    .where('run_id', id)
    .whereIn('kind', [...kinds])
    .orderBy('position')
    .select('kind', 'row', 'column', 'item', 'message');
}

/** The categories that a run has found, in the order of the file. */
export async function listCategories(db: Knex, id: number): Promise<UploadCategory[]> {
  return db('upload_categories').where('run_id', id).orderBy('position').select('category', 'questions', 'unplaced');
}

/** What staff ask of a finished run. */
export async function askTakeBack(db: Knex, id: number, by: number, reason: string): Promise<void> {
  await db('upload_runs').where('id', id).update({ state: 'taking_back', taken_back_by: by, take_back_reason: reason });
  await db('upload_progress').where('run_id', id).update({ stage: 'waiting', done: 0, total: null, attempts: 0 });
}
