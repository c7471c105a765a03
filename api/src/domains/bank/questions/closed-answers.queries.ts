import type { Knex } from 'knex';
import { idRow, queryFirst } from '../../../db/checked-rows.ts';
import { ApiError } from '../../../errors.ts';

/** Set work `t` whose answers its teacher keeps closed: it goes on, or is over and not yet due. */
const CLOSED = `
  t.user_id = :userId AND t.assigned
  AND (t.answers_from > :now
       OR (t.submitted_at IS NULL AND NOT t.answers_at_once AND t.started_at IS NOT NULL
           AND (t.deadline IS NULL OR t.deadline > :now)))`;

/**
 * Refuses the answers of questions that are in set work of a learner, as long as its teacher keeps them closed: what is closed there is not
 * to be opened here.
 * @throws ApiError 409 `answers_closed`
 */
export async function requireNotInSetWork(db: Knex, userId: number, questionIds: readonly number[], now: Date): Promise<void> {
  const closed = await queryFirst(
    db,
    idRow,
    `SELECT t.id FROM tests t JOIN test_questions e ON e.test_id = t.id
      WHERE ${CLOSED} AND e.question_id = ANY (:questionIds) LIMIT 1`,
    { userId, questionIds: [...questionIds], now } as Knex.ValueDict,
  );
  if (closed) {
    throw new ApiError(
      409,
      'answers_closed',
      'This question is in work for your class. Its solution opens there, when your teacher says so',
    );
  }
}
