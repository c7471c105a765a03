import { difficultySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/row-validation.ts';

const changeableRow = z.object({
  id: z.int(),
  version: z.int(),
  deleted: z.boolean(),
  subject_id: z.int(),
  topic_id: z.int(),
  visible: z.boolean(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  difficulty: difficultySchema,
  /** Listed in the other level of its course as well. */
  shared: z.boolean(),
  /** Further topics that it touches. */
  others: z.array(z.int()),
});
export type Changeable = z.infer<typeof changeableRow>;

const CHANGEABLE = `
  SELECT q.id, q.version, q.deleted_at IS NOT NULL AS deleted, t.subject_id, q.topic_id, q.visible, q.verified, q.topic_changed, q.difficulty,
         q.math_level_visibility_shared AS shared,
         ARRAY(SELECT o.topic_id FROM question_topics o WHERE o.question_id = q.id AND o.kind = 'other' ORDER BY o.topic_id) AS others
    FROM questions q JOIN topics t ON t.id = q.topic_id`;

/** The current state of some questions, by number. With `lock` they are locked until the transaction ends. */
export async function findChangeable(db: Knex, ids: readonly number[], { lock = false } = {}): Promise<Changeable[]> {
  const sql = `${CHANGEABLE} WHERE q.id = ANY (?) ORDER BY q.id${lock ? ' FOR UPDATE OF q' : ''}`;
  return queryRows(db, changeableRow, sql, [[...ids]]);
}

const knownTopicRow = z.object({ id: z.int(), subject_id: z.int(), has_other_level: z.boolean() });
/** The data of the topics that a change names: their places, and whether the other level has one of the same number. */
export type KnownTopics = ReadonlyMap<number, Omit<z.infer<typeof knownTopicRow>, 'id'>>;

/** The places of topics, and whether the other level of their course has one of the same number. */
export async function findKnownTopics(db: Knex, ids: readonly number[]): Promise<KnownTopics> {
  const rows = await queryRows(
    db,
    knownTopicRow,
    `SELECT t.id, t.subject_id, EXISTS (
              SELECT FROM subjects here JOIN subjects there ON left(there.slug, -2) = left(here.slug, -2) AND there.id <> here.id
                JOIN topics other ON other.subject_id = there.id AND other.topic_number = t.topic_number
               WHERE here.id = t.subject_id AND here.slug ~ '-(sl|hl)$' AND there.slug ~ '-(sl|hl)$') AS has_other_level
       FROM topics t WHERE t.id = ANY (?)`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, ...topic }) => [id, topic]));
}
