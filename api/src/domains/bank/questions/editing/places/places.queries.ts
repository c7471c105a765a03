import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../../db/row-validation.ts';
import { placeQuestions } from '../../placements.queries.ts';
import { CONTENT } from '../content/content.queries.ts';

const placeRow = z.object({
  id: z.int(),
  topicId: z.int(),
  number: z.int(),
  otherTopicIds: z.array(z.int()),
  shared: z.boolean(),
});
/** A question's topic, its further topics, and its number there. */
export type QuestionPlace = z.infer<typeof placeRow>;

/**
 * The places of some questions, deleted ones included, in the order of their numbers; locked until the transaction
 * ends.
 */
export async function lockPlaces(db: Knex, ids: readonly number[]): Promise<QuestionPlace[]> {
  await db.raw('SELECT FROM questions WHERE id = ANY (?) ORDER BY id FOR UPDATE', [[...ids]]);
  return queryRows(
    db,
    placeRow,
    `SELECT q.id, q.topic_id AS "topicId", q.question_number AS number, q.math_level_visibility_shared AS shared,
            ARRAY(SELECT p.topic_id FROM question_topics p WHERE p.question_id = q.id AND p.kind = 'other' ORDER BY 1) AS "otherTopicIds"
       FROM questions q WHERE q.id = ANY (?) ORDER BY q.question_number, q.id`,
    [[...ids]],
  );
}

/** Stores the current state as versions, unless it is stored already. */
async function storeOriginalVersion(db: Knex, ids: readonly number[]): Promise<void> {
  await db.raw(
    `WITH present AS (
       SELECT q.id, q.version, q.updated_at, q.deleted_at, content::jsonb
         FROM questions q JOIN topics t ON t.id = q.topic_id, LATERAL (SELECT ${CONTENT} AS content) c WHERE q.id = ANY (?)),
     missing AS (
       SELECT p.*, k.content AS kept, p.version + (k.version IS NOT NULL)::int AS as_version
         FROM present p LEFT JOIN question_versions k ON k.question_id = p.id AND k.version = p.version
        WHERE k.version IS NULL OR (p.deleted_at IS NULL AND k.content <> p.content)),
     raised AS (UPDATE questions q SET version = m.as_version FROM missing m WHERE q.id = m.id)
     INSERT INTO question_versions (question_id, version, kind, changed_at, changed_by, changed_fields, content)
     SELECT id, as_version, 'original', updated_at, NULL,
            CASE WHEN kept IS NULL THEN '{}'
                 ELSE ARRAY(SELECT e.key FROM jsonb_each(missing.content) e WHERE e.value IS DISTINCT FROM kept->e.key) END, content
       FROM missing`,
    [[...ids]],
  );
}

/**
 * Moves locked questions, each with a version; texts stay. A few statements instead of many edits. `by` null: the
 * system.
 */
export async function changePlaces(
  db: Knex,
  places: readonly QuestionPlace[],
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  if (places.length === 0) return;
  const ids = places.map(({ id }) => id);
  await storeOriginalVersion(db, ids);
  const before = await lockPlaces(db, ids);
  await db.raw(
    `UPDATE questions q SET topic_id = p.topic, question_number = p.number, version = q.version + 1, updated_at = ?
       FROM jsonb_to_recordset(?::jsonb) AS p (id int, topic int, number int) WHERE q.id = p.id`,
    [now, JSON.stringify(places.map(({ id, topicId, number }) => ({ id, topic: topicId, number })))],
  );
  await placeQuestions(
    db,
    places.map(({ id, topicId, otherTopicIds, shared }) => ({
      questionId: id,
      topicId,
      otherTopicIds,
      sharedWithOtherLevel: shared,
    })),
  );
  const was = new Map(before.map((place) => [place.id, place]));
  const changes = places.map((place) => ({ id: place.id, fields: changedFields(was.get(place.id), place) }));
  await db.raw(
    `INSERT INTO question_versions (question_id, version, kind, changed_at, changed_by, changed_fields, content)
     SELECT q.id, q.version, 'edited', ?, ?, ARRAY(SELECT jsonb_array_elements_text(c.fields)), content
       FROM questions q JOIN topics t ON t.id = q.topic_id
       JOIN jsonb_to_recordset(?::jsonb) AS c (id int, fields jsonb) ON c.id = q.id, LATERAL (SELECT ${CONTENT} AS content) made`,
    [now, by, JSON.stringify(changes)],
  );
}

function changedFields(before: QuestionPlace | undefined, after: QuestionPlace): string[] {
  return [
    ...(before?.topicId === after.topicId ? [] : ['topic']),
    ...(before?.otherTopicIds.join() === after.otherTopicIds.join() ? [] : ['OtherTopicsOnQuestion']),
    ...(before?.number === after.number ? [] : ['question_number']),
  ];
}
