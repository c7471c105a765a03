import type { Knex } from 'knex';
import { CONTENT } from '../editing/content/content.queries.ts';

/**
 * Stores the present state of questions as versions before they are overwritten, unless it is stored already; system
 * imports change questions without versions.
 */
export async function keepFormer(db: Knex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.raw(
    `
    WITH present AS MATERIALIZED (
      SELECT q.id, q.version, q.updated_at, (${CONTENT.replace(/ AS content$/, '')})::jsonb AS content
        FROM questions q JOIN topics t ON t.id = q.topic_id WHERE q.id = ANY (?::int[])),
    kept AS (
      INSERT INTO question_versions (question_id, version, kind, changed_at, changed_fields, content)
      SELECT p.id, p.version + (v.version IS NOT NULL)::int, 'original', p.updated_at, '{}', p.content
        FROM present p LEFT JOIN question_versions v ON v.question_id = p.id AND v.version = p.version
       WHERE v.content IS DISTINCT FROM p.content
      RETURNING question_id, version)
    UPDATE questions q SET version = kept.version FROM kept WHERE q.id = kept.question_id AND q.version <> kept.version`,
    [[...ids]],
  );
}

/** Keeps questions that were just written as their next versions, new ones as their first. */
export async function keepWritten(
  db: Knex,
  ids: readonly number[],
  { by, now, kind }: { by: number; now: Date; kind: 'edited' | 'restored' },
): Promise<void> {
  if (ids.length === 0) return;
  await db.raw(
    `
    WITH present AS MATERIALIZED (
      SELECT q.id, (${CONTENT.replace(/ AS content$/, '')})::jsonb AS content, former.version, former.content AS former
        FROM questions q JOIN topics t ON t.id = q.topic_id
        LEFT JOIN question_versions former ON former.question_id = q.id AND former.version = q.version
       WHERE q.id = ANY (:ids::int[])),
    kept AS (
      INSERT INTO question_versions (question_id, version, kind, changed_at, changed_by, changed_fields, content)
      SELECT p.id, coalesce(p.version, 0) + 1, CASE WHEN p.version IS NULL THEN 'created' ELSE :kind END, :now, :by,
             CASE WHEN p.version IS NULL THEN '{}' ELSE
               ARRAY(SELECT field.key FROM jsonb_each(p.content) field WHERE field.value IS DISTINCT FROM p.former -> field.key) END,
             p.content
        FROM present p
      RETURNING question_id, version)
    UPDATE questions q SET version = kept.version FROM kept WHERE q.id = kept.question_id AND q.version <> kept.version`,
    { ids: [...ids], kind, now, by },
  );
}
