import type { Knex } from 'knex';

/** A topic as an import writes it; the parent by number within the same subject. */
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
  depth: number;
  seed_hash: string | null;
}

/** A subject's id; null where there is none. */
export async function findSubjectId(db: Knex, slug: string): Promise<number | null> {
  const row: { id: number } | undefined = await db('subjects').where('slug', slug).first('id');
  return row?.id ?? null;
}

/** Adds a subject after all others; answers its id. */
export async function insertSubject(
  db: Knex,
  { slug, name, audience }: { slug: string; name: string; audience: 'everyone' | 'staff' },
): Promise<number> {
  const position = db('subjects').select(db.raw('coalesce(max(position), 0) + 1'));
  const [row]: { id: number }[] = await db('subjects').insert({ slug, subject_name: name, audience, position }).returning('id');
  if (!row) throw new Error(`Subject ${slug} was not written`);
  return row.id;
}

/** How a subject is called, and who sees it; null where there is none. */
export async function findSubjectNames(db: Knex, id: number): Promise<{ name: string; audience: 'everyone' | 'staff' } | null> {
  return (await db('subjects').where('id', id).forUpdate().first('subject_name as name', 'audience')) ?? null;
}

/** Calls a subject otherwise. */
export async function renameSubject(
  db: Knex,
  id: number,
  { name, audience }: { name: string; audience: 'everyone' | 'staff' },
): Promise<void> {
  await db('subjects').where('id', id).update({ subject_name: name, audience });
}

/** The topics of a subject by slug. */
export async function findStoredTopics(db: Knex, subjectId: number): Promise<Map<string, StoredTopic>> {
  const rows: StoredTopic[] = await db('topics as t')
    .leftJoin('topics as above', 'above.id', 't.parent_topic_id')
    .where('t.subject_id', subjectId)
    .select(
      't.id',
      't.topic_number',
      't.topic_name',
      't.slug',
      't.position',
      't.syllabus',
      't.featured_image',
      't.seed_hash',
      't.depth',
    )
    .select('above.topic_number as parent');
  return new Map(rows.map((row) => [row.slug, row]));
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
