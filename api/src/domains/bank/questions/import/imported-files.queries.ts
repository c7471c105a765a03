import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, queryOne } from '../../../../db/checked-rows.ts';

const fingerprintRow = z.object({ fingerprint: z.string() });

/** The fingerprint of the file that was read in under a name last; null for none. */
export async function findImportedFingerprint(db: Knex, name: string): Promise<string | null> {
  const row = await db('imported_files').where('name', name).first('fingerprint');
  return checkedRow(fingerprintRow, row)?.fingerprint ?? null;
}

/** Keeps the fingerprint of a file that was read in. */
export async function storeImportedFingerprint(db: Knex, name: string, fingerprint: string): Promise<void> {
  await db('imported_files').insert({ name, fingerprint }).onConflict('name').merge({ fingerprint, imported_at: db.fn.now() });
}

const anyRow = z.object({ any: z.boolean() });

/** Whether the bank has any question. */
export async function hasQuestions(db: Knex): Promise<boolean> {
  return (await queryOne(db, anyRow, 'SELECT EXISTS (SELECT FROM questions) AS any')).any;
}
