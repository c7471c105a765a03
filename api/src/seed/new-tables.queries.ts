import { z } from 'zod';
import { connectDatabase } from '../db/connect.ts';
import { queryOne } from '../db/row-validation.ts';

/**
 * Has PostgreSQL collect statistics after the first start, unless it already has: until then it plans as if every table
 * were empty, and the first lists on a slow machine take seconds. Needs the owner of the tables.
 */
export async function analyzeNewTables(ownerUrl: string): Promise<void> {
  const db = connectDatabase(ownerUrl, { poolSize: 1 });
  try {
    const counted = `SELECT reltuples < 0 AS unknown FROM pg_class WHERE oid = 'question_topics'::regclass`;
    if ((await queryOne(db, z.object({ unknown: z.boolean() }), counted)).unknown) await db.raw('ANALYZE');
  } finally {
    await db.destroy();
  }
}
