import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/checked-rows.ts';

const ideaAtLeaf = z.object({
  topic_id: z.int(),
  idea: z.string(),
  /** Mean over its questions there, rounded. */
  marks: z.int(),
  difficulty: z.int(),
  /** Place of the leaf in its course. */
  course_order: z.int(),
  topic_name: z.string(),
  subject_id: z.int(),
  top_topic_id: z.int(),
});
/** An idea at a leaf of some courses, with what its visible questions have in common. */
export type IdeaAtLeaf = z.infer<typeof ideaAtLeaf>;

/** Every idea that some courses list, leaf by leaf in course order. */
export async function listIdeas(db: Knex, subjectIds: readonly number[]): Promise<IdeaAtLeaf[]> {
  return queryRows(
    db,
    ideaAtLeaf,
    `SELECT found.*, t.course_order, t.topic_name
       FROM (SELECT p.subject_id, p.topic_id, p.topic1_id AS top_topic_id, q.idea, round(avg(q.marks))::int AS marks,
                    min(q.difficulty_rank) AS difficulty
               FROM question_topics p JOIN questions q ON q.id = p.question_id
              WHERE p.subject_id = ANY (?) AND p.kind <> 'other' AND q.visible
              GROUP BY p.subject_id, p.topic_id, p.topic1_id, q.idea) AS found
       JOIN topics t ON t.id = found.topic_id
      ORDER BY t.course_order, t.id, found.idea`,
    [[...subjectIds]],
  );
}
