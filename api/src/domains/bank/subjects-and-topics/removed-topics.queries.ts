import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../../db/checked-rows.ts';

const removedTopicRow = z.object({ seed_key: z.string(), topic_id: z.int() });

/** Topics that files know and staff have removed: their successors, by the slugs by which files know them. */
export async function findRemovedTopics(db: Knex, subjectId: number): Promise<Map<string, number>> {
  const rows = await db('removed_topics').where('subject_id', subjectId).select('seed_key', 'topic_id');
  return new Map(checkedRows(removedTopicRow, rows).map(({ seed_key, topic_id }) => [seed_key, topic_id]));
}

/** Deletes a topic without questions. References move to its successor. */
export async function removeTopic(
  db: Knex,
  topic: { id: number; subject_id: number; seed_key: string | null },
  successorId: number | null,
  now: Date,
): Promise<void> {
  await db('question_topics').where({ topic_id: topic.id, kind: 'other_level' }).delete();
  if (successorId !== null) {
    await db.raw('INSERT INTO test_topics SELECT test_id, ? FROM test_topics WHERE topic_id = ? ON CONFLICT DO NOTHING', [
      successorId,
      topic.id,
    ]);
    for (const table of ['evidence', 'study_runs', 'former_topic_slugs', 'removed_topics']) {
      await db(table).where('topic_id', topic.id).update('topic_id', successorId);
    }
    if (topic.seed_key !== null) {
      const removed = { subject_id: topic.subject_id, seed_key: topic.seed_key, topic_id: successorId, removed_at: now };
      await db('removed_topics').insert(removed).onConflict(['subject_id', 'seed_key']).merge();
    }
  }
  await db('test_topics').where('topic_id', topic.id).delete();
  await db('topics').where('id', topic.id).delete();
}
