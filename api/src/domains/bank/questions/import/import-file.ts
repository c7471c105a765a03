import type { Knex } from 'knex';
import { createTypesettingPool, TypesettingThreads } from '../typesetting/typesetting-threads.ts';
import { QuestionImport } from './import-questions.ts';
import { TopicImport } from './import-topics.ts';
import { FaultList, type Faults, type ImportByStaff, type ImportCounts } from './journal.ts';
import { prepareWriting } from './questions.queries.ts';
import { type LineRange, type PlacedRecord, readRecords } from './read-records.ts';

export interface ImportOptions {
  /** Whether new questions count as checked by staff. */
  verified: boolean;
  /** Present if a member of staff requested it. */
  staff?: ImportByStaff;
  /** Typesets the texts; by default, separate threads. */
  threads?: TypesettingThreads;
}

export interface ImportResult {
  subjects: ImportCounts;
  topics: ImportCounts;
  questions: ImportCounts;
}

/**
 * Imports a question file (contract: `question-file.ts`) in the caller's transaction, streamed. Adds new records,
 * rewrites changed ones under their ids; staff's edits, visibility, priority and checks stay. Idempotent. With `lines`,
 * earlier ones must be imported; `onLine` is called per line. @throws ImportRefused with all faults: roll back then
 */
export async function importQuestionFile(
  transaction: Knex,
  source: AsyncIterable<Uint8Array>,
  { lines, onLine, ...options }: ImportOptions & { lines?: LineRange; onLine?: (line: number) => void },
): Promise<ImportResult> {
  const faults = new FaultList();
  const records = readRecords(source, faults, lines);
  return importRecords(transaction, onLine ? reporting(records, onLine) : records, { ...options, faults });
}

async function* reporting(records: AsyncIterable<PlacedRecord>, onLine: (line: number) => void): AsyncGenerator<PlacedRecord> {
  for await (const record of records) {
    onLine(record.line);
    yield record;
  }
}

/**
 * The same for records read elsewhere. If `faults` does not refuse, records with faults are left out and the others
 * written; the caller decides whether to commit.
 * @throws ImportRefused if `faults` refuses.
 */
export async function importRecords(
  transaction: Knex,
  records: AsyncIterable<PlacedRecord>,
  { verified, staff, faults, threads: given }: ImportOptions & { faults: Faults },
): Promise<ImportResult> {
  await prepareWriting(transaction);
  const topics = new TopicImport(transaction, faults, staff);
  const lent = given ?? (staff && createTypesettingPool());
  await using own = lent ? null : new TypesettingThreads();
  const threads = lent ?? (own as TypesettingThreads);
  const questions = new QuestionImport(transaction, { faults, topics, threads, verified, staff });
  let begun = false;
  const add = ({ line, record }: PlacedRecord) => {
    switch (record.record) {
      case 'file':
        if (begun) faults.add({ line, field: 'record', message: 'Another file begins here' });
        begun = true;
        return;
      case 'subject':
        return topics.addSubject({ line, record });
      case 'topic':
        return topics.addTopic({ line, record });
      case 'question':
        return questions.add({ line, record });
    }
  };
  for await (const placed of records) await add(placed);
  await questions.finish();
  faults.refuseAny();
  await topics.finish();
  return { subjects: topics.subjectCounts, topics: topics.counts, questions: questions.counts };
}
