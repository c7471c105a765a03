import {
  staffNameSchema,
  UPLOADS_PAGE_SIZE,
  type UploadCategory,
  type UploadKind,
  type UploadNote,
  type UploadOptions,
  type UploadStage,
  uploadCategorySchema,
  uploadKindSchema,
  uploadNoteSchema,
  uploadPreviewSchema,
  uploadReplacementSchema,
  uploadStateSchema,
} from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  countRow,
  idRow,
  jsonColumn,
  openEnum,
  queryFirst,
  queryOne,
  queryRows,
  validateOne,
  validateRows,
} from '../../../../db/row-validation.ts';

const storedRunRow = z.object({
  id: z.int(),
  kind: uploadKindSchema,
  state: uploadStateSchema.exclude(['running']),
  file_name: z.string(),
  file_key: z.string(),
  digest: z.string(),
  bytes: z.int(),
  images_name: z.string().nullable(),
  images_key: z.string().nullable(),
  /** Older runs have no `places`. */
  options: jsonColumn<Omit<UploadOptions, 'places'> & Partial<Pick<UploadOptions, 'places'>>>(),
  format: z.string().nullable(),
  created_by: z.int().nullable(),
  created_at: z.date(),
  finished_at: z.date().nullable(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  faults: z.int(),
  left_out: z.int(),
  kept: z.int(),
  message: z.string(),
  notes_key: z.string().nullable(),
  rest_key: z.string().nullable(),
  rest_name: z.string().nullable(),
  taken_back_by: z.int().nullable(),
  taken_back_at: z.date().nullable(),
  take_back_reason: z.string(),
  restored: z.int(),
  removed: z.int(),
  stayed: z.int(),
});
export type StoredRunRow = z.infer<typeof storedRunRow>;

const runRow = storedRunRow.extend({
  by: staffNameSchema.nullable(),
  taken_back_name: staffNameSchema.nullable(),
  stage: openEnum<UploadStage>(),
  done: z.int(),
  total: z.int().nullable(),
});
/** A run as stored, with how far it is. */
export type RunRow = z.infer<typeof runRow>;

const named = (id: string, user: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${user}.id, 'name', coalesce(${user}.full_name, ${user}.username)) END`;

const RUNS = `
  SELECT ${Object.keys(storedRunRow.shape)
    .map((column) => `r.${column}`)
    .join()}, p.stage, p.done, p.total,
         ${named('r.created_by', 'maker')} AS by, ${named('r.taken_back_by', 'taker')} AS taken_back_name
    FROM upload_runs r JOIN upload_progress p ON p.run_id = r.id
    LEFT JOIN users maker ON maker.id = r.created_by LEFT JOIN users taker ON taker.id = r.taken_back_by`;

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

/** Stores a run that waits for a worker; returns its id. */
export async function insertRun(db: Knex, run: NewRun): Promise<number> {
  const stored = await db('upload_runs')
    .insert({ ...run, options: JSON.stringify(run.options) })
    .returning('id');
  const { id } = validateOne(idRow, stored);
  await db('upload_progress').insert({ run_id: id });
  return id;
}

export async function findRun(db: Knex, id: number): Promise<RunRow | undefined> {
  return queryFirst(db, runRow, `${RUNS} WHERE r.id = ?`, [id]);
}

/** The same, locked until the transaction ends. */
export async function lockRun(db: Knex, id: number): Promise<RunRow | undefined> {
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
  const runs = await queryRows(
    db,
    runRow,
    `${RUNS} ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT :limit OFFSET :offset`,
    binding,
  );
  const { count } = await queryOne(db, countRow, `SELECT count(*) AS count FROM upload_runs r ${where}`, binding);
  return { runs, totalCount: count };
}

/** The number of a user's waiting or running runs. */
export async function countUnfinished(db: Knex, userId: number): Promise<number> {
  const [row] = await db('upload_runs')
    .where('created_by', userId)
    .whereIn('state', ['waiting', 'taking_back'])
    .count('* as count');
  return Number(row?.count ?? 0);
}

const notesOf = (db: Knex, id: number, kinds: readonly (UploadNote['kind'] | 'stayed')[]) =>
  db('upload_notes')
    .where('run_id', id)
    .whereIn('kind', [...kinds])
    .orderBy('position');

/** Notes of some kinds, in the order of the file. */
export async function listNotes(db: Knex, id: number, kinds: readonly UploadNote['kind'][]): Promise<UploadNote[]> {
  return validateRows(uploadNoteSchema, await notesOf(db, id, kinds).select(Object.keys(uploadNoteSchema.shape)));
}

const stayedRow = uploadNoteSchema.pick({ item: true, message: true });

/** What stayed when a run was taken back, and why. */
export async function listStayed(db: Knex, id: number): Promise<z.infer<typeof stayedRow>[]> {
  return validateRows(stayedRow, await notesOf(db, id, ['stayed']).select(Object.keys(stayedRow.shape)));
}

/** The categories that a run has found, in the order of the file. */
export async function listCategories(db: Knex, id: number): Promise<UploadCategory[]> {
  const found = db('upload_categories').where('run_id', id).orderBy('position');
  return validateRows(uploadCategorySchema, await found.select(Object.keys(uploadCategorySchema.shape)));
}

const previewRow = z.object({ preview: z.array(uploadPreviewSchema), replacements: z.array(uploadReplacementSchema) });

/** The first questions of a run's file, and the first that it replaces. */
export async function findPreview(db: Knex, id: number): Promise<z.infer<typeof previewRow>> {
  return validateOne(previewRow, await db('upload_runs').where('id', id).select('preview', 'replacements'));
}

/** What staff ask of a finished run. */
export async function requestTakeBack(db: Knex, id: number, by: number, reason: string): Promise<void> {
  await db('upload_runs').where('id', id).update({ state: 'taking_back', taken_back_by: by, take_back_reason: reason });
  await db('upload_progress').where('run_id', id).update({ stage: 'waiting', done: 0, total: null, attempts: 0 });
}
