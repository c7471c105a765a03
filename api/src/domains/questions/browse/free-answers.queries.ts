import type { Knex } from 'knex';
import { LISTING_FROM, standardOrder } from './listing-sql.ts';

/** How many questions of each top-level topic show their answer to everybody. */
const FREE_PER_TOPIC = 2;

/**
 * Which of some questions show their answer to everybody: those that come first in the standard order of their own top-level topic,
 * the same for all and decided here alone. Staff decide which, by priority. One whose answer is not available takes no place.
 */
export async function findFreeAnswers(db: Knex, questionIds: readonly number[]): Promise<Set<number>> {
  if (questionIds.length === 0) return new Set();
  const ids = [...questionIds];
  const { rows } = await db.raw(
    `SELECT free.id
       FROM (SELECT DISTINCT topic1_id FROM question_topics WHERE question_id = ANY (?) AND kind = 'primary') AS asked
      CROSS JOIN LATERAL (
        SELECT q.id ${LISTING_FROM}
         WHERE p.topic1_id = asked.topic1_id AND p.kind = 'primary'
           AND q.visible AND s.audience = 'everyone' AND NOT q.answer_not_available
         ORDER BY ${standardOrder()} LIMIT ?) AS free
      WHERE free.id = ANY (?)`,
    [ids, FREE_PER_TOPIC, ids],
  );
  return new Set(rows.map(({ id }: { id: number }) => id));
}
