import type { Knex } from 'knex';

/** A question as plain facts, read without any of the API's own queries: what tests filter and count by hand. */
export interface ListedQuestion {
  id: number;
  subject: string;
  audience: string;
  kind: 'primary' | 'other_level';
  /** Slugs from the top-level topic down. */
  path: string[];
  course_order: number;
  subject_position: number;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  level: string;
  paper: number;
  month: string;
  year: number | null;
  timezone: number;
  calculator_allowed: boolean;
  visible: boolean;
  verified: boolean;
  topic_changed: boolean;
  priority: number;
  marks: number;
  question_number: number;
  round: number;
  updated_at: Date;
  questions_text: string;
}

/** Every listed place of every question, by id. */
export async function readListedQuestions(db: Knex): Promise<ListedQuestion[]> {
  const topics: { id: number; slug: string; parent_topic_id: number | null; course_order: number }[] = await db('topics');
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const pathOf = (id: number): string[] => {
    const topic = byId.get(id);
    if (!topic) return [];
    return [...(topic.parent_topic_id ? pathOf(topic.parent_topic_id) : []), topic.slug];
  };
  const rows = await db('question_topics')
    .join('questions', 'questions.id', 'question_topics.question_id')
    .join('subjects', 'subjects.id', 'question_topics.subject_id')
    .whereNot('kind', 'other')
    .select('questions.*', 'kind', 'question_topics.topic_id as place', 'subjects.slug as subject', 'audience')
    .select('subjects.position as subject_position')
    .orderBy(['questions.id', 'question_topics.topic_id']);
  return rows.map((row) => ({ ...row, path: pathOf(row.place), course_order: byId.get(row.place)?.course_order ?? 0 }));
}
