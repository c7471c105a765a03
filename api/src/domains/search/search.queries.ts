import type { Subject, TopicLink } from '@api/contract';
import type { Knex } from 'knex';
import { preparedRows } from '../../db/prepared.ts';

/** A found topic with its subject. */
export interface FoundTopic {
  id: number;
  subject: Subject;
  /** From the top-level topic down. */
  path: TopicLink[];
}

/** A found question with its place. */
export interface FoundQuestion extends FoundTopic {
  questions_text: string;
}

const SUBJECT = `json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject`;
const PATH = `
  (SELECT json_agg(json_build_object('id', n.id, 'topic_name', n.topic_name, 'slug', n.slug, 'topic_number', n.topic_number,
                                     'parent_topic_id', n.parent_topic_id) ORDER BY n.depth)
     FROM topics n WHERE n.id IN (t.id, up.id, up.parent_topic_id)) AS path`;
const ABOVE = `
  JOIN subjects s ON s.id = t.subject_id
  LEFT JOIN topics up ON up.id = t.parent_topic_id`;

/** Those of some topics that the caller may see, by id. */
export async function findFoundTopics(db: Knex, ids: readonly number[], staff: boolean): Promise<Map<number, FoundTopic>> {
  const rows = await preparedRows<FoundTopic>(
    db,
    `SELECT t.id, ${SUBJECT}, ${PATH} FROM topics t ${ABOVE} WHERE t.id = ANY (?) AND (? OR s.audience = 'everyone')`,
    [[...ids], staff],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of some questions that the caller may see, by id. */
export async function findFoundQuestions(db: Knex, ids: readonly number[], staff: boolean): Promise<Map<number, FoundQuestion>> {
  const rows = await preparedRows<FoundQuestion>(
    db,
    `SELECT q.id, q.questions_text, ${SUBJECT}, ${PATH} FROM questions q JOIN topics t ON t.id = q.topic_id ${ABOVE}
      WHERE q.id = ANY (?) AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)`,
    [[...ids], staff],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
