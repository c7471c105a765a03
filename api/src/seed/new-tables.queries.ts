import { z } from 'zod';
import { queryOne } from '../db/checked-rows.ts';
import { connectDatabase } from '../db/connect.ts';

/**
 * Has PostgreSQL count what a first start has written, unless it has done so by itself: until then it plans as if every table were
 * empty, and the first lists of a slow machine take seconds. Only the owner of tables may ask for it.
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
