import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { importQuestionFile } from '../src/domains/questions/index.ts';

const WRITE_BANK = resolve(import.meta.dirname, '../../bank/src/write-file.ts');

/** Variants of a template at a topic: with two of each a list shows whether it mixes them, and the search knows every topic. */
const ROUNDS = 2;

/** The question file of a sample of the bank, which the first test file of a run that asks for it has written. */
export async function bankSampleFile(): Promise<string> {
  const path = join(inject('folderOfRun'), 'bank-sample.jsonl');
  if (!existsSync(path)) await promisify(execFile)(process.execPath, [WRITE_BANK, path, String(ROUNDS)]);
  return path;
}

/** Reads the sample into a migrated database. */
export async function importBankSample(db: Knex): Promise<void> {
  const path = await bankSampleFile();
  await db.transaction((transaction) => importQuestionFile(transaction, createReadStream(path), { verified: true }));
}
