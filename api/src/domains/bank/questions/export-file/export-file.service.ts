import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { exchangeFormats, type ImageBasket, type LeftOut, type WrittenQuestion } from '@api/question-files';
import type { FileStore } from '../../../../adapters/files/index.ts';
import { inBatches } from '../../../../db/cursor-batches.ts';
import type { Call } from '../../../../http/route.ts';
import { readPublicImage } from '../../../operations/files/index.ts';
import { describeFilter, noteStaffAction } from '../../../operations/staff-log/index.ts';
import { resolveTableFilter } from '../staff-table/table.service.ts';
import { type ExportedQuestion, exportedFile } from './exported.queries.ts';

/** Limit of distinct entries; more are counted together. */
const MOST = 200;
const SHOWN = 5;

/** What the format of an exported file cannot represent, for a note in the file. */
class LeftOutList {
  readonly #found = new Map<string, { count: number; ids: string[] }>();
  readonly add = (left: LeftOut): void => {
    const what = this.#found.has(left.what) || this.#found.size < MOST ? left.what : 'other things';
    const found = this.#found.get(what) ?? { count: 0, ids: [] };
    found.count += 1;
    if (found.ids.length < SHOWN) found.ids.push(left.id);
    this.#found.set(what, found);
  };

  get count(): number {
    return [...this.#found.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** One line for each thing: how often, what, and some of the questions. */
  get lines(): string[] {
    return [...this.#found]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([what, { count, ids }]) =>
        `${count} × ${what} (${ids.join(', ')}${count > ids.length ? ', …' : ''})`.replace(/\s+/g, ' '),
      );
  }
}

/** Time limit of an export in milliseconds. */
const LONGEST = 600_000;

/** The read-only files of a question. */
const keptImages = (files: FileStore): ImageBasket => ({
  put: async (_bytes, name) => name,
  read: async (name) => (await readPublicImage(files, name))?.bytes ?? null,
});

/** A record omits missing fields; null is how the format's records write nothing. */
function withoutNothing(question: ExportedQuestion['question']): WrittenQuestion {
  const kept = Object.entries(question).filter(([name, value]) => value !== null || name === 'correct_option');
  const { images, ...rest } = Object.fromEntries(kept) as WrittenQuestion;
  return images && images.length > 0 ? { ...rest, images } : rest;
}

async function* questionsOf(
  rows: AsyncIterable<ExportedQuestion>,
  leftOut: (left: LeftOut) => void,
): AsyncGenerator<WrittenQuestion> {
  for await (const { question, more_answers, video_solution } of rows) {
    if (more_answers > 0) leftOut({ id: question.id, what: 'further answers than the first' });
    if (video_solution) leftOut({ id: question.id, what: 'the film of the solution' });
    yield withoutNothing(question);
    // Each question is typeset in a separate turn of the event loop, so that other calls run in between.
    await turn();
  }
}

/** Streams the filtered questions as a file for other systems, in constant memory, and logs the export. */
export const exportQuestionFile =
  (files: FileStore) =>
  async ({ db, caller, params, query, now, log, setHeader }: Call<'GET /api/admin/questions/files/:format'>) => {
    const format = exchangeFormats.find(({ name }) => name === params.format);
    if (!format) throw new Error(`There is no format ${params.format}`);
    const listing = await resolveTableFilter(db, caller, query);
    const pieces = inBatches<ExportedQuestion>(db, exportedFile(listing));
    try {
      // Reads the first piece before it sends anything, so that a failure is an error response, not a broken file.
      const first = await pieces.next();
      const details = { list: `questions as ${format.title}`, filter: describeFilter(query) };
      await noteStaffAction(db, { by: caller.userId, action: 'list.exported', objectId: caller.userId, details }, now);
      const rows = async function* () {
        for (let piece = first; !piece.done; piece = await pieces.next()) yield* piece.value.rows;
      };
      const left = new LeftOutList();
      const context = { images: keptImages(files), leftOut: left.add, summary: () => left.lines };
      const stream = Readable.from(format.write(questionsOf(rows(), left.add), context), { objectMode: false });
      const limit = setTimeout(() => stream.destroy(new Error('An export was not read in time')), LONGEST);
      limit.unref();
      stream.once('close', () => {
        clearTimeout(limit);
        void pieces.return(undefined).catch((failure: unknown) => log.warn({ err: failure }, 'export'));
        log.info({ format: format.name, left: left.count }, 'questions exported');
      });
      setHeader('content-type', format.contentType);
      setHeader('content-disposition', `attachment; filename="questions-${now.toISOString().slice(0, 10)}.${format.ending}"`);
      return stream;
    } catch (error) {
      await pieces.return(undefined);
      throw error;
    }
  };
