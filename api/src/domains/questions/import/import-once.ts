import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Knex } from 'knex';
import { type ImportOptions, type ImportResult, importQuestionFile } from './import-file.ts';
import { findImportedFingerprint, storeImportedFingerprint } from './imported-files.queries.ts';

/** Raise it when the importer writes something else for the same file: files are then read once more. */
const IMPORTER_VERSION = 1;

async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(`${IMPORTER_VERSION}\n`);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Reads a question file into the bank, unless the file that was read under this name last was the same, byte for byte; answers null then.
 * Within the caller's transaction.
 * @throws ImportRefused as `importQuestionFile`.
 */
export async function importQuestionFileOnce(
  transaction: Knex,
  { name, path, ...options }: ImportOptions & { name: string; path: string },
): Promise<ImportResult | null> {
  const fingerprint = await fingerprintOf(path);
  if ((await findImportedFingerprint(transaction, name)) === fingerprint) return null;
  const result = await importQuestionFile(transaction, createReadStream(path), options);
  await storeImportedFingerprint(transaction, name, fingerprint);
  return result;
}
