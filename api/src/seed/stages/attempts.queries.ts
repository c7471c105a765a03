import type { Duration } from '@api/contract';
import type { Knex } from 'knex';

/** A seeded test that counts as attempted and has no attempt yet. */
export interface UnfilledTest {
  id: number;
  slug: string;
  duration: Duration;
  created_at: Date;
}

/** Somebody's tests that were inserted as attempted, oldest first. One that was really taken has a receipt. */
export async function listUnfilledTests(db: Knex, userId: number): Promise<UnfilledTest[]> {
  return db('tests')
    .where({ user_id: userId, attempts: 1 })
    .whereNull('submitted_at')
    .orderBy(['created_at', 'id'])
    .select('id', 'slug', 'duration', 'created_at');
}
