import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Knex } from 'knex';
import { type ImportOptions, type ImportResult, importQuestionFile } from './import-file.ts';
import { FaultList } from './journal.ts';
import { linesOf } from './read-records.ts';
import { findImportedFingerprint, hasQuestions, storeImportedFingerprint } from './take-back.queries.ts';

/** Increase it when the importer's output changes, so that files are imported again. */
const IMPORTER_VERSION = 1;
/** Questions of a part: the bank's file begins with one of every template at every topic, which are a few less. */
const PART = 1_100;

/** A question file that is read in under a name. */
export interface NamedFile {
  name: string;
  path: string;
}

export interface PartOptions extends Pick<ImportOptions, 'verified' | 'threads'> {
  /** Questions of a part; for tests. */
  size?: number;
  /** Questions read, of all. */
  onQuestion?: (questions: number, all: number) => void;
}

/** What reading a part did, null where nothing was left to read; and whether the whole file is in. */
export interface ImportedPart {
  result: ImportResult | null;
  complete: boolean;
}

const QUESTION = Buffer.from('{"record":"question"');

/** A file's fingerprint over its bytes, and the line numbers of its questions. */
async function survey(path: string): Promise<{ fingerprint: string; questions: number[] }> {
  const hash = createHash('sha256').update(`${IMPORTER_VERSION}\n`);
  const questions: number[] = [];
  for await (const { line, bytes } of linesOf(createReadStream(path), new FaultList())) {
    if (line > 1) hash.update('\n');
    hash.update(bytes);
    if (bytes.subarray(0, QUESTION.length).equals(QUESTION)) questions.push(line);
  }
  return { fingerprint: hash.digest('hex'), questions };
}

/** The stored mark of a file imported up to this line. */
const partly = (fingerprint: string, line: number | '') => `${fingerprint} up to line ${line}`;

/** Whether this very file is in, byte for byte, or at least its first part. */
export async function hasImportStarted(db: Knex, { name, path }: NamedFile): Promise<boolean> {
  const stored = await findImportedFingerprint(db, name);
  return stored?.startsWith((await survey(path)).fingerprint) ?? false;
}

/**
 * Reads the next part of a question file into the bank, within the caller's transaction: the first one into a bank without questions, or the one after
 * the last that was read. A bank that has questions of another file is brought up to date by the whole file at once, so that no part of it is older than
 * another. Part by part or at once, the bank is the same in the end.
 * @throws ImportRefused as `importQuestionFile`.
 */
export async function importNextPart(
  transaction: Knex,
  { name, path }: NamedFile,
  { size = PART, onQuestion, ...options }: PartOptions,
): Promise<ImportedPart> {
  const { fingerprint, questions } = await survey(path);
  const stored = await findImportedFingerprint(transaction, name);
  if (stored === fingerprint) return { result: null, complete: true };
  const after = stored?.startsWith(fingerprint) ? Number(stored.slice(partly(fingerprint, '').length)) : 0;
  const inParts = after > 0 || (stored === null && !(await hasQuestions(transaction)));
  const read = questions.filter((line) => line <= after).length;
  const following = inParts ? questions[read + size] : undefined;
  const upTo = following === undefined ? Number.POSITIVE_INFINITY : following - 1;
  let met = read;
  const result = await importQuestionFile(transaction, createReadStream(path), {
    ...options,
    lines: { after, upTo },
    onLine(line) {
      while ((questions[met] ?? Number.POSITIVE_INFINITY) <= line) met += 1;
      onQuestion?.(met, questions.length);
    },
  });
  const complete = following === undefined;
  await storeImportedFingerprint(transaction, name, complete ? fingerprint : partly(fingerprint, upTo));
  return { result, complete };
}
