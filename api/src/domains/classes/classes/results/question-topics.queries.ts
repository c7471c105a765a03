import type { TopicLink } from '@api/contract';
import type { Knex } from 'knex';
import { checkedRows, idRow } from '../../../../db/checked-rows.ts';
import { presentTopicLink, topicRow } from '../../../bank/subjects-and-topics/index.ts';

const placedTopic = topicRow.extend({ question_id: idRow.shape.id });

/** The own topic of each of some questions. */
export async function findQuestionTopics(db: Knex, ids: readonly number[]): Promise<Map<number, TopicLink>> {
  const rows = await db('questions as q')
    .join('topics as t', 't.id', 'q.topic_id')
    .whereIn('q.id', [...ids])
    .select('q.id as question_id', ...Object.keys(topicRow.shape).map((column) => `t.${column}`));
  return new Map(checkedRows(placedTopic, rows).map(({ question_id, ...topic }) => [question_id, presentTopicLink(topic)]));
}
