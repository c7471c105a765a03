import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionFileRecord, UploadKind, UploadPreview, UploadReplacement } from '@api/contract';
import { MOST_SHOWN_QUESTIONS } from '@api/contract';
import { MOST_SHOWN_REPLACEMENTS } from '@api/contract/limits';
import { columnOf, type ReadItem } from '@api/question-files';
import type { ReadResult, readUploadedFile as readIt } from '@api/question-files/read-file';
import type { Knex } from 'knex';
import { newFileKey } from '../../../../adapters/files/index.ts';
import { deferSearchUpdates } from '../../../../adapters/search/index.ts';
import { inConditionalTransaction } from '../../../../db/in-transaction.ts';
import { FileWorkError, fileProcesses, fileTask } from '../../../../file-processes/index.ts';
import { makeUploadFolder } from '../../../../http/upload.ts';
import { expectFile, removeFileAt, storeUploadedImage } from '../../../operations/files/index.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import {
  type Faults,
  type ImportByStaff,
  type ImportFault,
  type ImportResult,
  importRecords,
  type Replacement,
} from '../../questions/index.ts';
import { UPLOADED } from '../runs/receive.service.ts';
import type { RunRow } from '../runs/runs.queries.ts';
import { NoteList } from './note-list.ts';
import { Progress, type UploadContext } from './progress.ts';
import { replacementOf } from './replacement.ts';
import { FaultyLines, imageReader, readItems, writeRest } from './rest-file.ts';
import { finishRun, insertCategories, insertChanges, insertNotes, storePreview } from './work.queries.ts';

/** Fifty thousand rows take some 5 s on a machine with nothing else to do. */
const READ_MS = 180_000;
const READING = fileTask<typeof readIt>(new URL(import.meta.resolve('@api/question-files/read-file')), 'readUploadedFile', {
  maxMs: READ_MS,
});
/** How long files of a run are kept after its end, in milliseconds: to store them after a dry run, or to view them. */
const KEPT_MS = 30 * 86_400_000;

/** Faults of an upload: each leaves its record out, and none ends the reading. */
class UploadFaults implements Faults {
  readonly refused = false;
  readonly #hear: (fault: ImportFault) => void;

  constructor(hear: (fault: ImportFault) => void) {
    this.#hear = hear;
  }

  add(...faults: readonly ImportFault[]): void {
    for (const fault of faults) this.#hear(fault);
  }

  refuseAny(): void {}
}

const refusedBy = (error: unknown): string | null =>
  error instanceof FileWorkError && (error.fault === 'memory' || error.fault === 'time') ? error.message : null;

/** Reads the run's file in a separate process; the results are in the folder. */
async function readFileOf(run: RunRow, folder: string, { files }: UploadContext): Promise<ReadResult> {
  const nothing = { format: '', items: 0, head: null, categories: [] };
  const [path, imagesPath, results] = ['file', 'images.zip', 'read'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(results);
  if (!(await files.copyTo(run.file_key, path))) return { ...nothing, refused: 'The file is no longer there. Upload it again' };
  const images = run.images_key && (await files.copyTo(run.images_key, imagesPath)) ? imagesPath : null;
  const request = {
    ...{ kind: run.kind, file: { path, name: run.file_name }, images, defaults: run.options.defaults },
    ...{ places: run.options.places ?? [], encoding: run.options.encoding },
    ...{ folder: results },
  };
  try {
    return await fileProcesses.run(READING, [request], run.created_by ?? 0);
  } catch (error) {
    const refused = refusedBy(error);
    if (refused === null) throw error;
    return { ...nothing, refused };
  }
}

/** The outcome of trying a file, committed or not. */
interface Tried {
  result: ImportResult;
  notes: NoteList;
  faulty: FaultyLines;
  preview: readonly UploadPreview[];
  replacements: readonly UploadReplacement[];
  stored: boolean;
}

/** Goes through what was read: records go to the importer, everything else becomes notes. */
class Passage {
  readonly notes: NoteList;
  readonly faulty = new FaultyLines();
  readonly preview: UploadPreview[] = [];
  readonly replacements: UploadReplacement[] = [];
  readonly #kind: UploadKind;
  readonly #progress: Progress;
  readonly #places = new Map<number, ReadItem['place']>();

  constructor(kind: UploadKind, notes: NoteList, progress: Progress) {
    this.#kind = kind;
    this.notes = notes;
    this.#progress = progress;
  }

  async *records(folder: string): AsyncGenerator<{ line: number; record: QuestionFileRecord }> {
    for await (const item of readItems(folder)) {
      const { place, line } = item;
      if ('leftOut' in item) this.#note('left_out', place, place.column ?? '', item.leftOut);
      else if ('fault' in item) {
        if (!this.faulty.has(line)) {
          this.#progress.add(1);
          if (item.unplaced) this.#show(place, item.unplaced as QuestionFileRecord);
        }
        this.#fault(line, place, place.column ?? '', item.fault);
      } else {
        this.#places.set(line, place);
        this.#show(place, item.record as QuestionFileRecord);
        yield { line, record: item.record as QuestionFileRecord };
      }
    }
  }

  hear({ line, field, message }: ImportFault): void {
    this.#fault(line, this.#places.get(line) ?? {}, columnOf(this.#kind, field), message);
  }

  kept(line: number, message: string): void {
    this.#note('kept', this.#places.get(line) ?? {}, '', message);
  }

  replaced(replacement: Replacement): void {
    if (this.replacements.length >= MOST_SHOWN_REPLACEMENTS) return;
    this.replacements.push(replacementOf(replacement, this.#places.get(replacement.line) ?? {}));
  }

  #show({ item = '', row }: ReadItem['place'], record: QuestionFileRecord): void {
    if (record.record !== 'question' || this.preview.length >= MOST_SHOWN_QUESTIONS) return;
    const { text, options, correct_option, answer, difficulty, marks } = record;
    this.preview.push({ item, row: row ?? null, text, options, correct_option, answer, difficulty, marks });
  }

  noted(line: number, message: string): void {
    this.#note('left_out', this.#places.get(line) ?? {}, '', message);
  }

  #fault(line: number, place: ReadItem['place'], column: string, message: string): void {
    this.faulty.add(line, column === '' ? message : `${column}: ${message}`);
    this.#note('fault', place, column, message);
  }

  #note(kind: 'fault' | 'left_out' | 'kept', place: ReadItem['place'], column: string, message: string): void {
    this.notes.add({ kind, row: place.row ?? null, column, item: place.item ?? '', message });
  }
}

/** Tries a file as a whole within the run's transaction; a dry run is rolled back. */
async function tryFile(
  transaction: Knex,
  run: RunRow,
  folder: string,
  { context, progress, now }: { context: UploadContext; progress: Progress; now: Date },
): Promise<Tried> {
  const passage = new Passage(run.kind, new NoteList(join(folder, 'notes.csv')), progress);
  const { notes, faulty } = passage;
  const results = join(folder, 'read');
  const read = await imageReader(results);
  const kept = new Map<string, ReturnType<ImportByStaff['image']>>();
  // A dry run looks at images as thoroughly and keeps none.
  const store = run.options.dry_run ? { ...context.files, put: async () => {} } : context.files;
  const image: ImportByStaff['image'] = async (name) => {
    const bytes = await read(name);
    return bytes === null ? null : storeUploadedImage(store, bytes, null, run.created_by ?? 0);
  };
  const staff: ImportByStaff = {
    ...{ by: run.created_by ?? 0, now, overwriteEdited: run.options.overwrite_edited, renameSubjects: run.kind === 'subjects' },
    hidden: context.config.QUESTION_APPROVAL === 'second-person',
    image(name) {
      const known = kept.get(name) ?? image(name);
      kept.set(name, known);
      return known;
    },
    note: (entries) => insertChanges(transaction, run.id, entries),
    // A dry run shows what replacing would change.
    replace: run.options.dry_run || (run.options.replace ?? true),
    replaced: (replacement) => passage.replaced(replacement),
    kept: ({ line, message }) => passage.kept(line, message),
    noted: ({ line, message }) => passage.noted(line, message),
    progress(records) {
      context.signal?.throwIfAborted();
      progress.add(records);
    },
  };
  const { keep: stored, result } = await inConditionalTransaction(transaction, async (inner) => {
    const faults = new UploadFaults((fault) => passage.hear(fault));
    const options = { verified: run.options.verified, staff, faults };
    await deferSearchUpdates(inner);
    const result = await importRecords(inner, passage.records(results), options);
    return { keep: !run.options.dry_run && (notes.counts.fault === 0 || run.options.partial), result };
  });
  await notes.end();
  const { preview, replacements } = passage;
  return { result, notes, faulty, preview, replacements, stored };
}

/** Keeps a file of a run for as long as its runs' files are kept. */
async function keepResult(path: string, contentType: string, { context, now }: { context: UploadContext; now: Date }) {
  const key = newFileKey('upload', contentType);
  await expectFile(context.db, key, now);
  await context.files.putFile(key, path, contentType);
  await removeFileAt(context.db, key, new Date(now.getTime() + KEPT_MS));
  return key;
}

const sum = ({ subjects, topics, questions }: ImportResult, what: 'inserted' | 'updated' | 'kept') =>
  subjects[what] + topics[what] + questions[what];

/**
 * Processes a run in its transaction: reads the file, tries everything, and commits it if the options say so. After a
 * crash only the run remains, which waits again.
 */
export async function storeFile(transaction: Knex, run: RunRow, context: UploadContext): Promise<void> {
  const now = context.now();
  const until = new Date(now.getTime() + KEPT_MS);
  for (const key of [run.file_key, run.images_key]) if (key) await removeFileAt(context.db, key, until);
  const folder = await makeUploadFolder();
  const progress = new Progress(context.db, run.id);
  try {
    progress.begin('reading', null);
    const read = await readFileOf(run, folder, context);
    if (read.refused !== null) {
      await finishRun(transaction, run.id, { state: 'refused', message: read.refused, finished_at: context.now() });
      return;
    }
    progress.begin('checking', read.items);
    const { result, notes, faulty, preview, replacements, stored } = await tryFile(transaction, run, folder, {
      context,
      progress,
      now,
    });
    progress.begin('finishing', read.items);
    const restPath = join(folder, 'rest');
    const rest = await writeRest(join(folder, 'read'), { head: read.head, faulty, path: restPath });
    const keeping = { context, now };
    const notes_key = notes.total > 0 ? await keepResult(join(folder, 'notes.csv'), 'text/csv', keeping) : null;
    const rest_key = rest ? await keepResult(restPath, UPLOADED, keeping) : null;
    await insertNotes(transaction, run.id, notes.shown);
    await insertCategories(transaction, run.id, read.categories);
    await storePreview(transaction, run.id, { preview, replacements });
    const { fault: faults, left_out, kept } = notes.counts;
    const counts = { created: sum(result, 'inserted'), updated: sum(result, 'updated'), skipped: sum(result, 'kept') };
    const refused = !stored && !run.options.dry_run;
    await finishRun(transaction, run.id, {
      ...{ state: refused ? 'refused' : 'done', format: read.format, finished_at: context.now() },
      ...{ ...counts, faults, left_out, kept, notes_key, rest_key },
      rest_name: rest && `${run.file_name.replace(/\.[^.]*$/, '')}-rest.${rest}`,
      message: refused ? 'Nothing was stored, because some rows have faults' : '',
    });
    if (stored && counts.created + counts.updated > 0) {
      const details = { file: run.file_name, kind: run.kind, ...counts };
      await noteStaffAction(transaction, { by: run.created_by ?? 0, action: 'upload.stored', objectId: run.id, details }, now);
    }
  } finally {
    await progress.end();
    await rm(folder, { recursive: true, force: true });
  }
}
