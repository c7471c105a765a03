import type { Knex } from 'knex';
import { idRow } from '../../../../db/checked-rows.ts';
import { preparedQuery } from '../../../../db/prepared.ts';

/** The number of questions per top-level topic whose answers are free. */
const FREE_PER_TOPIC = 2;

/**
 * Which of some questions have a free answer: the first in the standard order of their own top-level topic, the same
 * for all callers and decided here alone. Staff choose them by priority. Questions without an available answer do not
 * count.
 */
export async function findFreeAnswers(db: Knex, questionIds: readonly number[]): Promise<Set<number>> {
  if (questionIds.length === 0) return new Set();
  const ids = [...questionIds];
  const rows = await preparedQuery(
    db,
    idRow,
    `WITH asked AS (SELECT DISTINCT topic1_id FROM question_topics WHERE question_id = ANY (?::int[]) AND kind = 'primary'),
          groups AS (
            SELECT asked.topic1_id, q.topic_id, q.priority, q.round, q.difficulty_rank, sum(q.questions) AS questions
              FROM asked JOIN listing_counts q ON q.topic_id = ANY (topics_at_or_below(ARRAY[asked.topic1_id]))
             WHERE q.own AND q.visible AND NOT q.answer_not_available
               AND q.subject_id IN (SELECT id FROM subjects WHERE audience = 'everyone')
             GROUP BY asked.topic1_id, q.topic_id, q.priority, q.round, q.difficulty_rank),
          run AS (
            SELECT g.*, t.course_order, sum(g.questions) OVER (
                     PARTITION BY g.topic1_id ORDER BY g.priority DESC, g.round, t.course_order, g.difficulty_rank, g.topic_id) AS until
              FROM groups g JOIN topics t ON t.id = g.topic_id),
          ranked AS (
            SELECT p.question_id, row_number() OVER (
                     PARTITION BY run.topic1_id
                     ORDER BY run.priority DESC, run.round, run.course_order, run.difficulty_rank, run.topic_id, p.question_number, p.question_id) AS place
              FROM run CROSS JOIN LATERAL (
                SELECT q.question_id, q.question_number FROM question_topics q
                 WHERE q.topic_id = run.topic_id AND q.priority = run.priority AND q.round = run.round AND q.difficulty_rank = run.difficulty_rank
                   AND q.kind = 'primary' AND q.visible AND NOT q.answer_not_available
                 ORDER BY q.question_number, q.question_id LIMIT ?) AS p
             WHERE run.until - run.questions < ?)
     SELECT question_id AS id FROM ranked WHERE place <= ? AND question_id = ANY (?::int[])`,
    [ids, FREE_PER_TOPIC, FREE_PER_TOPIC, FREE_PER_TOPIC, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
