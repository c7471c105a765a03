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
 * Imports a question file (`question-file.ts` of the contract) into the bank, within the caller's transaction:
 * subjects, topics, questions with their answers and drawings, typeset. New ones are added, changed ones rewritten
 * under their ids and numbers; what staff have edited since the last import stays, as do visibility, priority and
 * checks. The same file again changes nothing. The file is streamed: memory grows with it only by its ids. If `lines`
 * of a file are given, those before must be imported already; `told` is called for each line.
 * @throws ImportRefused with line and field of every fault; the caller must then roll back.
 */
export async function importQuestionFile(
  transaction: Knex,
  source: AsyncIterable<Uint8Array>,
  { lines, told, ...options }: ImportOptions & { lines?: LineRange; told?: (line: number) => void },
): Promise<ImportResult> {
  const faults = new FaultList();
  const records = readRecords(source, faults, lines);
  return importRecords(transaction, told ? telling(records, told) : records, { ...options, faults });
}

async function* telling(records: AsyncIterable<PlacedRecord>, told: (line: number) => void): AsyncGenerator<PlacedRecord> {
  for await (const record of records) {
    told(record.line);
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
