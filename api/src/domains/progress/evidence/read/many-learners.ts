import { setImmediate } from 'node:timers/promises';
import type { TopicProgress } from '@api/contract';
import type { Knex } from 'knex';
import { listTopics } from '../../../bank/subjects-and-topics/index.ts';
import { requireSumsOfMany } from '../record/record-evidence.ts';
import { readCourse } from './course-progress.ts';
import { listAbilitySumsOfMany, sumQuestionMarks, sumTopicsOfMany } from './progress.queries.ts';

/**
 * The estimates of many learners in one course: each topic in course order, of those learners alone who have evidence in it. The caller
 * must check access.
 */
export async function readEstimatesOfMany(
  db: Knex,
  userIds: readonly number[],
  subjectId: number,
  now: Date,
): Promise<Map<number, TopicProgress[]>> {
  await requireSumsOfMany(db, userIds);
  const [topics, sums, abilities, questionMarks] = await Promise.all([
    listTopics(db, [subjectId]),
    sumTopicsOfMany(db, userIds, subjectId),
    listAbilitySumsOfMany(db, userIds, subjectId),
    sumQuestionMarks(db, [subjectId]),
  ]);
  const abilitiesOf = Map.groupBy(abilities, ({ user_id }) => user_id);
  const estimates = new Map<number, TopicProgress[]>();
  for (const [userId, own] of Map.groupBy(sums, ({ user_id }) => user_id)) {
    estimates.set(userId, readCourse({ topics, sums: own, abilities: abilitiesOf.get(userId) ?? [], questionMarks }, now).topics);
    // Other calls are answered in between.
    await setImmediate();
  }
  return estimates;
}
