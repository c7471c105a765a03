import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, idRow, queryRows } from '../../../../db/checked-rows.ts';
import type { TopicIdea } from '../choose-day/topic-plan.ts';

/** The course of a topic; null if it does not exist or is hidden from the learner. */
export async function findTopicSubject(db: Knex, topicId: number, staff: boolean): Promise<number | null> {
  const row = await db('topics as t')
    .join('subjects as s', 's.id', 't.subject_id')
    .where('t.id', topicId)
    .whereRaw("(s.audience = 'everyone' OR ?)", [staff])
    .first('s.id');
  return checkedRow(idRow, row)?.id ?? null;
}

const topicIdea = z.object({
  idea: z.string(),
  minutes: z.int(),
  difficulty: z.int(),
  order: z.int(),
  dueAt: z.date().nullable(),
  lastTriedAt: z.date().nullable(),
}) satisfies z.ZodType<TopicIdea>;

/** The item families of a topic and of all below it, with the learner's work on them. */
export async function listIdeasBelow(db: Knex, userId: number, topicId: number): Promise<TopicIdea[]> {
  return queryRows(
    db,
    topicIdea,
    `SELECT found.*, s.due_at AS "dueAt", s.last_tried_at AS "lastTriedAt"
       FROM (SELECT q.idea, round(avg(q.marks))::int AS minutes, min(q.difficulty_rank) AS difficulty,
                    min(t.course_order) AS "order"
               FROM question_topics p JOIN questions q ON q.id = p.question_id JOIN topics t ON t.id = p.topic_id
              WHERE :topicId IN (p.topic1_id, p.topic2_id, p.topic3_id) AND p.kind <> 'other' AND q.visible
              GROUP BY q.idea) AS found
       LEFT JOIN idea_schedule s ON s.user_id = :userId AND s.idea = found.idea`,
    { userId, topicId },
  );
}
