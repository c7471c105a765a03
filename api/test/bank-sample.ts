import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { QuestionFileRecordSource } from '@api/contract';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { importQuestionFile } from '../src/domains/bank/questions/index.ts';

const WRITE_BANK = resolve(import.meta.dirname, '../../bank/src/write-file.ts');

/** Variants of a template at a topic: with two of each a list shows whether it mixes them, and the search knows every topic. */
const ROUNDS = 2;

/** The question file of a sample of the bank, which the first test file of a run that asks for it has written. */
export async function bankSampleFile(): Promise<string> {
  const path = join(inject('folderOfRun'), 'bank-sample.jsonl');
  if (!existsSync(path)) await promisify(execFile)(process.execPath, [WRITE_BANK, path, String(ROUNDS)]);
  return path;
}

/** A record without what neither lists nor the search look at: to typeset that would be most of the work. */
function shownInLists(record: QuestionFileRecordSource): QuestionFileRecordSource {
  if (record.record !== 'question') return record;
  const { hint: _hint, answer: _answer, solution: _solution, mark_scheme: _scheme, answer_keys: _keys, ...shown } = record;
  return { ...shown, figures: record.figures?.filter(({ name }) => record.text.includes(`(diagram:${name})`)) };
}

/** Reads the sample into a migrated database, its questions as lists and the search show them. */
export async function importBankSample(db: Knex): Promise<void> {
  const lines = (await readFile(await bankSampleFile(), 'utf8')).trimEnd().split('\n');
  const file = lines.map((line) => Buffer.from(`${JSON.stringify(shownInLists(JSON.parse(line)))}\n`));
  await db.transaction((transaction) => importQuestionFile(transaction, Readable.from(file), { verified: true }));
}
