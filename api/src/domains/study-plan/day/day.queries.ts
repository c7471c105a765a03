import type { Knex } from 'knex';

/** An idea at a leaf of some courses, with what its visible questions have in common. */
export interface IdeaAtLeaf {
  topic_id: number;
  idea: string;
  /** Mean over its questions there, rounded. */
  marks: number;
  difficulty: number;
  /** Place of the leaf in its course. */
  course_order: number;
  topic_name: string;
  subject_id: number;
  top_topic_id: number;
}

/** Every idea that some courses list, leaf by leaf in course order. */
export async function listIdeas(db: Knex, subjectIds: readonly number[]): Promise<IdeaAtLeaf[]> {
  const { rows } = await db.raw<{ rows: IdeaAtLeaf[] }>(
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
  return rows;
}
