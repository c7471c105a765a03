import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, validateOne, validateRow, validateRows } from '../../../../db/row-validation.ts';

const topicColumnsRow = z.object({
  id: z.int(),
  topic_number: z.string(),
  topic_name: z.string(),
  slug: z.string(),
  position: z.int(),
  syllabus: z.string().nullable(),
  featured_image: z.string().nullable(),
  seed_hash: z.string().nullable(),
  /** The slug by which files know it; null for a topic that staff have made. */
  seed_key: z.string().nullable(),
  /** The number by which files know it. */
  seed_number: z.string().nullable(),
  depth: z.int(),
});
const TOPIC_COLUMNS = Object.keys(topicColumnsRow.shape).map((column) => `t.${column}`);

/** The parent by the number by which files know it, within the same subject. */
const storedTopicRow = topicColumnsRow.extend({ parent: z.string().nullable() });
export type StoredTopic = z.infer<typeof storedTopicRow>;

export type TopicContent = Omit<StoredTopic, 'id' | 'depth' | 'seed_hash' | 'seed_key' | 'seed_number'>;

/**
 * The number that a topic's dependants refer to; it stays when staff renumber the topic, so that they do not count as
 * edited.
 */
export const numberOf = ({ seed_number, topic_number }: Pick<StoredTopic, 'seed_number' | 'topic_number'>) =>
  seed_number ?? topic_number;

/** The id of the subject with this slug in files; null if there is none. */
export async function findSubjectId(db: Knex, slug: string): Promise<number | null> {
  const row = await db('subjects')
    .where('seed_key', slug)
    .orWhere((without) => without.whereNull('seed_key').where('slug', slug))
    .first('id');
  return validateRow(idRow, row)?.id ?? null;
}

/** Adds a subject after all others; returns its id. */
export async function insertSubject(
  db: Knex,
  { slug, name, audience }: { slug: string; name: string; audience: 'everyone' | 'staff' },
): Promise<number> {
  const position = db('subjects').select(db.raw('coalesce(max(position), 0) + 1'));
  const subject = { slug, seed_key: slug, subject_name: name, audience, position };
  return validateOne(idRow, await db('subjects').insert(subject).returning('id')).id;
}

const subjectNamesRow = z.object({ name: z.string(), audience: z.enum(['everyone', 'staff']) });

/** A subject's names and visibility; null if there is none. */
export async function findSubjectNames(db: Knex, id: number): Promise<z.infer<typeof subjectNamesRow> | null> {
  const row = await db('subjects').where('id', id).forUpdate().first('subject_name as name', 'audience');
  return validateRow(subjectNamesRow, row) ?? null;
}

export async function renameSubject(
  db: Knex,
  id: number,
  { name, audience }: { name: string; audience: 'everyone' | 'staff' },
): Promise<void> {
  await db('subjects').where('id', id).update({ subject_name: name, audience });
}

const storedTopics = (db: Knex) =>
  db('topics as t')
    .leftJoin('topics as above', 'above.id', 't.parent_topic_id')
    .select(...TOPIC_COLUMNS, db.raw('coalesce(above.seed_number, above.topic_number) AS parent'));

export async function findStoredTopic(db: Knex, id: number): Promise<StoredTopic | null> {
  return validateRow(storedTopicRow, await storedTopics(db).where('t.id', id).forUpdate('t').first()) ?? null;
}

/** The topics of a subject by the slugs by which files know them. A topic that was removed is known as its successor. */
export async function findStoredTopics(db: Knex, subjectId: number): Promise<Map<string, StoredTopic>> {
  const rows = validateRows(storedTopicRow, await storedTopics(db).where('t.subject_id', subjectId));
  const own = rows.filter(({ seed_key }) => seed_key === null);
  return new Map([
    ...own.map((row): [string, StoredTopic] => [row.slug, row]),
    ...rows.flatMap((row): [string, StoredTopic][] => (row.seed_key === null ? [] : [[row.seed_key, row]])),
  ]);
}

export async function countTopicsBelow(db: Knex, id: number): Promise<number> {
  const row = await db('topics').where('parent_topic_id', id).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Questions of a topic, as their own or a further one, deleted ones included. */
export async function listQuestionsNaming(db: Knex, topicId: number): Promise<number[]> {
  const touching = db('question_topics').where({ topic_id: topicId, kind: 'other' }).select('question_id');
  return db('questions').where('topic_id', topicId).orWhereIn('id', touching).orderBy('id').pluck('id');
}

/** Gives a topic another number, also by which files know it. */
export async function numberTopic(db: Knex, id: number, number: string): Promise<void> {
  await db('topics').where('id', id).update({ topic_number: number, seed_number: number });
}

/** Gives a topic the slug by which files know it from now on. */
export async function renameTopic(db: Knex, { id, slug, seed_key, seed_hash }: StoredTopic): Promise<void> {
  await db('topics').where('id', id).update({ slug, seed_key, seed_hash });
}

/** Inserts or rewrites a topic; its HTML is typeset by a later stage. Returns its id. */
export async function writeTopic(
  db: Knex,
  topic: TopicContent & {
    id?: number;
    subject_id: number;
    parent_topic_id: number | null;
    depth: number;
    seed_hash: string;
    seed_key: string;
    seed_number: string;
  },
): Promise<number> {
  const { id, parent: _, ...columns } = topic;
  const row = { ...columns, typeset_version: 0 };
  const written = id === undefined ? db('topics').insert(row) : db('topics').where('id', id).update(row);
  return validateOne(idRow, await written.returning('id')).id;
}
