import type { Knex } from 'knex';
import { z } from 'zod';
import { queryFirst, queryRows } from '../../../db/row-validation.ts';
import { COURSE_LEVEL_SLUG } from '../subjects-and-topics/index.ts';

export interface QuestionPlacement {
  questionId: number;
  topicId: number;
  otherTopicIds: readonly number[];
  /** Listed in the other level of the same maths course as well, under the topic with the same number there. */
  sharedWithOtherLevel: boolean;
}

const PATHS = `
  SELECT t.id, t.subject_id, t.topic_number,
         CASE t.depth WHEN 1 THEN t.id WHEN 2 THEN t.parent_topic_id ELSE above.parent_topic_id END AS topic1_id,
         CASE t.depth WHEN 2 THEN t.id WHEN 3 THEN t.parent_topic_id END AS topic2_id,
         CASE t.depth WHEN 3 THEN t.id END AS topic3_id
    FROM topics t LEFT JOIN topics above ON above.id = t.parent_topic_id`;

/** Levels of one course, which share questions. */
export const LEVEL_PAIRS = `
  SELECT here.id AS subject_id, there.id AS partner_id
    FROM subjects here
    JOIN subjects there ON here.slug ~ '${COURSE_LEVEL_SLUG}' AND there.slug ~ '${COURSE_LEVEL_SLUG}'
                       AND left(here.slug, -2) = left(there.slug, -2) AND here.id <> there.id`;

/** Replaces the placements of some questions: their own topics, further ones, and the other level's if shared. */
export async function placeQuestions(db: Knex, placements: readonly QuestionPlacement[]): Promise<void> {
  if (placements.length === 0) return;
  const items = JSON.stringify(
    placements.map(({ questionId, topicId, otherTopicIds, sharedWithOtherLevel }) => ({
      question_id: questionId,
      topic_id: topicId,
      others: otherTopicIds,
      shared: sharedWithOtherLevel,
    })),
  );
  await db('question_topics')
    .whereIn(
      'question_id',
      placements.map(({ questionId }) => questionId),
    )
    .delete();
  await db.raw(
    `WITH paths AS (${PATHS}), pairs AS (${LEVEL_PAIRS}),
          item AS (SELECT * FROM jsonb_to_recordset(?::jsonb) AS i (question_id int, topic_id int, others jsonb, shared boolean)),
          placed AS (
            SELECT item.question_id, item.topic_id, 'primary' AS kind FROM item
            UNION ALL
            SELECT item.question_id, other::int, 'other' FROM item, jsonb_array_elements_text(item.others) AS other
             WHERE other::int <> item.topic_id
            UNION ALL
            SELECT item.question_id, there.id, 'other_level'
              FROM item JOIN paths here ON here.id = item.topic_id
              JOIN pairs ON pairs.subject_id = here.subject_id
              JOIN paths there ON there.subject_id = pairs.partner_id AND there.topic_number = here.topic_number
             WHERE item.shared)
     INSERT INTO question_topics (question_id, topic_id, subject_id, topic1_id, topic2_id, topic3_id, kind)
     SELECT DISTINCT placed.question_id, placed.topic_id, path.subject_id, path.topic1_id, path.topic2_id, path.topic3_id, placed.kind
       FROM placed JOIN paths path ON path.id = placed.topic_id`,
    [items],
  );
}

/** Whether the other level of the same maths course has a topic of the same number, so that a question there can be shared. */
export async function hasOtherLevel(db: Knex, topicId: number): Promise<boolean> {
  const there = await queryFirst(
    db,
    z.object({}),
    `WITH pairs AS (${LEVEL_PAIRS})
     SELECT FROM topics here JOIN pairs ON pairs.subject_id = here.subject_id
       JOIN topics there ON there.subject_id = pairs.partner_id AND there.topic_number = here.topic_number
      WHERE here.id = ?`,
    [topicId],
  );
  return there !== undefined;
}

/** Brings the places of questions after their topics, where some have moved in the tree. */
export async function followTopics(db: Knex, topicIds: readonly number[]): Promise<void> {
  await db.raw(
    `WITH paths AS (${PATHS})
     UPDATE question_topics p SET topic1_id = path.topic1_id, topic2_id = path.topic2_id, topic3_id = path.topic3_id
       FROM paths path
      WHERE p.topic_id = path.id AND path.id = ANY (topics_at_or_below(?::int[]))
        AND (p.topic1_id, p.topic2_id, p.topic3_id) IS DISTINCT FROM (path.topic1_id, path.topic2_id, path.topic3_id)`,
    [[...topicIds]],
  );
}

const sharedRow = z.object({
  questionId: z.int(),
  topicId: z.int(),
  sharedWithOtherLevel: z.boolean(),
  otherTopicIds: z.array(z.int()),
});

/**
 * Updates the places of shared questions in the other level of their course after topics of these numbers were added,
 * removed or renumbered. Returns the questions.
 */
export async function relistShared(db: Knex, subjectId: number, numbers: readonly string[]): Promise<number[]> {
  const rows = await queryRows(
    db,
    sharedRow,
    `WITH pairs AS (${LEVEL_PAIRS})
     SELECT q.id AS "questionId", q.topic_id AS "topicId", true AS "sharedWithOtherLevel",
            ARRAY(SELECT o.topic_id FROM question_topics o WHERE o.question_id = q.id AND o.kind = 'other') AS "otherTopicIds"
       FROM questions q JOIN topics t ON t.id = q.topic_id
      WHERE q.math_level_visibility_shared
        AND (t.subject_id = :subjectId OR t.subject_id IN (SELECT partner_id FROM pairs WHERE subject_id = :subjectId))
        AND (t.topic_number = ANY (:numbers)
             OR EXISTS (SELECT FROM question_topics l JOIN topics there ON there.id = l.topic_id
                         WHERE l.question_id = q.id AND l.kind = 'other_level' AND there.topic_number = ANY (:numbers)))
      ORDER BY q.id`,
    { subjectId, numbers: [...numbers] },
  );
  await placeQuestions(db, rows);
  return rows.map(({ questionId }) => questionId);
}
