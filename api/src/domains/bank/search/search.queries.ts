import { subjectSchema, topicLinkSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { preparedQuery } from '../../../db/row-validation.ts';

const foundTopicRow = z.object({
  id: z.int(),
  subject: subjectSchema,
  /** From the top-level topic down. */
  path: z.array(topicLinkSchema),
});
export type FoundTopic = z.infer<typeof foundTopicRow>;

const foundQuestionRow = foundTopicRow.extend({ questions_text: z.string() });
export type FoundQuestion = z.infer<typeof foundQuestionRow>;

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
  const rows = await preparedQuery(
    db,
    foundTopicRow,
    `SELECT t.id, ${SUBJECT}, ${PATH} FROM topics t ${ABOVE} WHERE t.id = ANY (?) AND (? OR s.audience = 'everyone')`,
    [[...ids], staff],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The largest id and number of a question: PostgreSQL's integer. */
const LARGEST = 2_147_483_647;

/** Ids of the topics with this number (`2.5`) and of the questions with this one (`41`), at most `limit` of each. */
export async function findByNumber(db: Knex, number: string, { staff, limit }: { staff: boolean; limit: number }) {
  const whole = /^[1-9]\d{0,9}$/.test(number) && Number(number) <= LARGEST ? Number(number) : null;
  return preparedQuery(
    db,
    z.object({ kind: z.enum(['question', 'topic']), id: z.int(), name: z.string() }),
    `(SELECT 'topic' AS kind, t.id, t.topic_name AS name
        FROM topics t JOIN subjects s ON s.id = t.subject_id
       WHERE t.topic_number = ? AND (? OR s.audience = 'everyone')
       ORDER BY t.subject_id, t.course_order LIMIT ?)
     UNION ALL
     (SELECT 'question', q.id, q.questions_text
        FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
       WHERE (q.id = ?::int OR q.question_number = ?::int)
         AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)
       ORDER BY q.id <> ?::int, q.id LIMIT ?)`,
    [number, staff, limit, whole, whole, staff, whole, limit],
  );
}

/** Those of some questions that the caller may see, by id. */
export async function findFoundQuestions(db: Knex, ids: readonly number[], staff: boolean): Promise<Map<number, FoundQuestion>> {
  const rows = await preparedQuery(
    db,
    foundQuestionRow,
    `SELECT q.id, q.questions_text, ${SUBJECT}, ${PATH} FROM questions q JOIN topics t ON t.id = q.topic_id ${ABOVE}
      WHERE q.id = ANY (?) AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)`,
    [[...ids], staff],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
