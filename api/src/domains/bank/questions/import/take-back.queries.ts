import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/checked-rows.ts';
import type { StoredTopic } from './topics.queries.ts';

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

/** The subjects of some topics. */
export async function findCoursesOf(db: Knex, ids: readonly number[]): Promise<number[]> {
  return db('topics')
    .whereIn('id', [...ids])
    .distinct('subject_id')
    .pluck('subject_id');
}

/** Makes a topic what it was, at its place as far as that is still there. */
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
