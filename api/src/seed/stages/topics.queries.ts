import type { Knex } from 'knex';
import type { CourseSlug } from '../template.ts';

/** A topic as the seed writes it; the parent by number within the same subject. */
export interface TopicContent {
  topic_number: string;
  topic_name: string;
  slug: string;
  parent: string | null;
  position: number;
  syllabus: string | null;
  featured_image: string | null;
}

export interface StoredTopic extends TopicContent {
  id: number;
  seed_hash: string | null;
}

/** Writes the subjects in the order of their tabs; answers their ids. */
export async function upsertSubjects(
  db: Knex,
  subjects: readonly { slug: CourseSlug; name: string; audience: 'everyone' | 'staff' }[],
): Promise<Map<string, number>> {
  const rows = subjects.map(({ slug, name, audience }, index) => ({ slug, subject_name: name, audience, position: index + 1 }));
  // What staff have renamed or moved stays.
  if (rows.length > 0) await db('subjects').insert(rows).onConflict('slug').ignore();
  const stored: { id: number; slug: string }[] = await db('subjects').select('id', 'slug');
  return new Map(stored.map(({ id, slug }) => [slug, id]));
}

/** The topics of a subject by number. */
export async function findStoredTopics(db: Knex, subjectId: number): Promise<Map<string, StoredTopic>> {
  const rows: StoredTopic[] = await db('topics as t')
    .leftJoin('topics as above', 'above.id', 't.parent_topic_id')
    .where('t.subject_id', subjectId)
    .select('t.id', 't.topic_number', 't.topic_name', 't.slug', 't.position', 't.syllabus', 't.featured_image', 't.seed_hash')
    .select('above.topic_number as parent');
  return new Map(rows.map((row) => [row.topic_number, row]));
}

/** Inserts or rewrites a topic; its HTML is typeset by a later stage. Answers its id. */
export async function writeTopic(
  db: Knex,
  topic: TopicContent & { id?: number; subject_id: number; parent_topic_id: number | null; depth: number; seed_hash: string },
): Promise<number> {
  const { id, parent: _, ...columns } = topic;
  const row = { ...columns, typeset_version: 0 };
  const [stored] =
    id === undefined
      ? await db('topics').insert(row).returning<{ id: number }[]>('id')
      : await db('topics').where('id', id).update(row).returning<{ id: number }[]>('id');
  if (!stored) throw new Error(`Topic ${topic.topic_number} was not written`);
  return stored.id;
}
