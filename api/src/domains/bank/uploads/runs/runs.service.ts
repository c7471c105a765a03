import { BYTE_ORDER_MARK, COLUMNS, csvRow } from '@api/question-files';
import { writeXlsx } from 'hucre/xlsx';
import type { Knex } from 'knex';
import { contentDisposition, type FileStore } from '../../../../adapters/files/index.ts';
import { ApiError, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { canImport, canTakeBack, canTryAgain, checkUnfinished, presentRun } from './receive.service.ts';
import {
  findPreview,
  findRun,
  insertRun,
  listCategories,
  listNotes,
  listRuns,
  listStayed,
  lockRun,
  type RunRow,
  requestTakeBack,
} from './runs.queries.ts';

const noSuchRun = () => notFound('There is no such upload');
const notPossible = (message: string) => new ApiError(409, 'not_possible', message);

async function requireRun(db: Knex, id: number): Promise<RunRow> {
  const run = await findRun(db, id);
  if (!run) throw noSuchRun();
  return run;
}

export async function getRuns({ db, query }: Call<'GET /api/admin/uploads/runs'>) {
  const { kind, page = 1 } = query;
  const { runs, totalCount } = await listRuns(db, kind, page);
  return { runs: runs.map(presentRun), page, totalCount };
}

export async function getRun({ db, params }: Call<'GET /api/admin/uploads/runs/:id'>) {
  const run = await requireRun(db, params.id);
  const notes = await listNotes(db, params.id, ['fault', 'left_out', 'kept']);
  const stayed = await listStayed(db, params.id);
  return {
    run: presentRun(run),
    notes,
    stayed: stayed.map(({ item, message }) => ({ item, reason: message })),
    categories: await listCategories(db, params.id),
    ...(await findPreview(db, params.id)),
  };
}

/** Stores a tried file, or tries it again. Both runs have the same file, so neither removes it early. */
export async function importTried({ db, params, body, caller, now }: Call<'POST /api/admin/uploads/runs/:id/import'>) {
  const run = await requireRun(db, params.id);
  await checkUnfinished(db, caller.userId);
  const dry_run = body.dry_run === true;
  if (dry_run ? !canTryAgain(run) : !canImport(run)) {
    throw notPossible(dry_run ? 'This file cannot be tried again' : 'There is nothing in this file that could be stored');
  }
  if (!dry_run && run.faults > 0 && !body.partial)
    throw notPossible('Some rows have faults. Correct them, or store the good rows only');
  const { replace = run.options.replace } = body;
  if (!dry_run && replace === undefined && (await findPreview(db, run.id)).replacements.length > 0)
    throw notPossible('Some of these questions are here already. Choose whether they are replaced or stay');
  const { kind, file_name, file_key, digest, bytes, images_name, images_key } = run;
  const { partial, places = run.options.places ?? [], defaults = run.options.defaults, encoding = run.options.encoding } = body;
  const options = { ...run.options, dry_run, partial, places, defaults, ...(encoding && { encoding }), replace };
  const file = { kind, file_name, file_key, digest, bytes, images_name, images_key };
  const id = await insertRun(db, { ...file, options, created_by: caller.userId, created_at: now });
  return { run: presentRun(await requireRun(db, id)) };
}

/** Asks for a run to be taken back; a worker does it. */
export async function takeBack({ db, params, body, caller }: Call<'POST /api/admin/uploads/runs/:id/take-back'>) {
  const run = await lockRun(db, params.id);
  if (!run) throw noSuchRun();
  if (!canTakeBack(run)) throw notPossible('This upload cannot be taken back, or is taken back already');
  await requestTakeBack(db, run.id, caller.userId, body.reason);
  return { run: presentRun(await requireRun(db, run.id)) };
}

type Download = Call<'GET /api/admin/uploads/runs/:id/notes.csv'> | Call<'GET /api/admin/uploads/runs/:id/rest'>;

async function download({ setHeader }: Download, files: FileStore, key: string | null, downloadName: string): Promise<Buffer> {
  const bytes = key === null ? null : await files.read(key);
  if (!bytes) throw notFound('This file is no longer there');
  setHeader('Content-Disposition', contentDisposition({ downloadName }));
  return bytes;
}

const stem = (name: string) => name.replace(/\.[^.]*$/, '') || 'upload';

/** All that was found in a file, as CSV. */
export async function downloadNotes(call: Call<'GET /api/admin/uploads/runs/:id/notes.csv'>, files: FileStore) {
  const run = await requireRun(call.db, call.params.id);
  return download(call, files, run.notes_key, `${stem(run.file_name)}-notes.csv`);
}

export async function downloadRest(call: Call<'GET /api/admin/uploads/runs/:id/rest'>, files: FileStore) {
  const run = await requireRun(call.db, call.params.id);
  return download(call, files, run.rest_key, run.rest_name ?? `${stem(run.file_name)}-rest.csv`);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 24;

/** A table with its columns and an example row. All of its cells are text, so that a number such as 1.10 stays what was typed. */
export async function getTemplate({ params, setHeader }: Call<'GET /api/admin/uploads/templates/:name'>): Promise<Buffer> {
  const [kind, ending] = params.name.split('.') as [keyof typeof COLUMNS, 'csv' | 'xlsx'];
  const columns = COLUMNS[kind];
  const head = columns.map(({ name }) => name);
  const example = columns.map((column) => column.example);
  setHeader('Content-Disposition', contentDisposition({ downloadName: params.name }));
  setHeader('Content-Type', ending === 'csv' ? 'text/csv; charset=utf-8' : XLSX);
  if (ending === 'csv') return Buffer.from(BYTE_ORDER_MARK + csvRow(head) + csvRow(example));
  const sheet = {
    name: kind,
    columns: columns.map(() => ({ width: WIDTH, style: { numFmt: '@' } })),
    rows: [head, example],
    freezePane: { rows: 1 },
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}
