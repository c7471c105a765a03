import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows, validateRow } from '../../../../db/row-validation.ts';
import { CONTENT } from '../editing/content/content.queries.ts';
import type { StoredTopic } from './topics.queries.ts';

const fingerprintRow = z.object({ fingerprint: z.string() });

/** The fingerprint of the file that was read in under a name last; null for none. */
export async function findImportedFingerprint(db: Knex, name: string): Promise<string | null> {
  const row = await db('imported_files').where('name', name).first('fingerprint');
  return validateRow(fingerprintRow, row)?.fingerprint ?? null;
}

/** Keeps the fingerprint of a file that was read in. */
export async function storeImportedFingerprint(db: Knex, name: string, fingerprint: string): Promise<void> {
  await db('imported_files').insert({ name, fingerprint }).onConflict('name').merge({ fingerprint, imported_at: db.fn.now() });
}

const anyRow = z.object({ any: z.boolean() });

export async function hasQuestions(db: Knex): Promise<boolean> {
  return (await queryOne(db, anyRow, 'SELECT EXISTS (SELECT FROM questions) AS any')).any;
}

/**
 * Stores the present state of questions as versions before they are overwritten, unless it is stored already; system
 * imports change questions without versions.
 */
export async function storeFormerVersions(db: Knex, ids: readonly number[]): Promise<void> {
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
export async function storeWrittenVersions(
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

/** Tables whose rows are parts of a thing, made with it and gone with it; any other reference to it means that it is in use. */
const PARTS: Readonly<Record<'questions' | 'topics' | 'subjects', readonly string[]>> = {
  questions: [
    ...['answers', 'question_images', 'question_diagrams', 'question_topics', 'question_versions', 'question_statistics'],
    ...['question_comparisons', 'question_near_pairs', 'search_waiting'],
  ],
  topics: ['former_topic_slugs'],
  subjects: ['former_subject_slugs'],
};

const referenceRow = z.object({ child: z.string(), column: z.string() });

/** Which of these something refers to: every foreign key that the database has counts, those of tables to come as well. */
export async function findUsed(db: Knex, table: keyof typeof PARTS, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const references = await queryRows(
    db,
    referenceRow,
    `
    SELECT child.relname AS child, a.attname AS column
      FROM pg_constraint c
      JOIN pg_class child ON child.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = ?::regclass AND array_length(c.conkey, 1) = 1
       AND NOT child.relname = ANY (?::text[])`,
    [table, [...PARTS[table]]],
  );
  const used = new Set<number>();
  for (const { child, column } of references) {
    const found: number[] = await db(child)
      .whereIn(column, [...ids])
      .distinct(column)
      .pluck(column);
    for (const id of found) used.add(id);
  }
  return used;
}

/** Deletes rows without references. Returns the count. */
export async function deleteFree(db: Knex, table: keyof typeof PARTS, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db(table)
    .whereIn('id', [...ids])
    .delete();
}

export async function findCoursesOf(db: Knex, ids: readonly number[]): Promise<number[]> {
  return db('topics')
    .whereIn('id', [...ids])
    .distinct('subject_id')
    .pluck('subject_id');
}

/** Restores a topic, in its former place if that still exists. */
export async function restoreTopic(db: Knex, { id, parent, ...before }: StoredTopic): Promise<void> {
  const { topic_number, topic_name, slug, position, syllabus, featured_image, seed_hash, depth } = before;
  const above = db('topics as above')
    .whereRaw('above.subject_id = topics.subject_id')
    .whereRaw('coalesce(above.seed_number, above.topic_number) = ?', parent ?? '')
    .select('above.id');
  await db('topics')
    .where('id', id)
    .update({
      ...{ topic_number, topic_name, slug, position, syllabus, featured_image, seed_hash, depth },
      parent_topic_id: parent === null ? null : above,
      typeset_version: 0,
    });
}
