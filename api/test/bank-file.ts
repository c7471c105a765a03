import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type QuestionRecord, questionFileRecordSchema } from '@api/contract';
import type { Knex } from 'knex';
import { importQuestionFile } from '../src/domains/questions/index.ts';

const WRITE_BANK = resolve(import.meta.dirname, '../../bank/src/write-file.ts');

/** Has the bank write its question file, which lasts as long as `use` runs. */
export async function withBankFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  try {
    const path = join(folder, 'question-bank.jsonl');
    await promisify(execFile)(process.execPath, [WRITE_BANK, path]);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the whole bank into a migrated database. */
export async function importBank(db: Knex): Promise<void> {
  await withBankFile((path) =>
    db.transaction((transaction) => importQuestionFile(transaction, createReadStream(path), { verified: true })),
  );
}

/** All questions of the bank as its file has them. */
export async function readBank(): Promise<QuestionRecord[]> {
  return withBankFile(async (path) => {
    const questions: QuestionRecord[] = [];
    for await (const line of createInterface({ input: createReadStream(path) })) {
      const record = questionFileRecordSchema.parse(JSON.parse(line));
      if (record.record === 'question') questions.push(record);
    }
    return questions;
  });
}
