import { SITEMAP_PART_SIZE } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { PUBLIC_POST } from '../../../adapters/content/index.ts';
import { queryRows } from '../../../db/row-validation.ts';

export type SitemapKind = 'questions' | 'topics' | 'syllabus' | 'posts' | 'external-posts';

const partRow = z.object({ part: z.int(), lastmod: z.date().nullable() });
/** A part by its number, counted from 1, with its latest change. */
export type PartRow = z.infer<typeof partRow>;

const addressRow = z.object({ id: z.int(), slugs: z.array(z.string()), lastmod: z.date().nullable() });
/** Something with a page: its place in the topic tree, or the slug of a post. */
export type AddressRow = z.infer<typeof addressRow>;

/** The condition for guests, with the question as `q` and its subject as `s`. */
const PUBLIC = `q.visible AND s.audience = 'everyone'`;

/** The latest change of any question at a topic or below it; topics without questions are not among them. */
const TOPIC_CHANGES = `
  SELECT topic_id, max(updated_at) AS lastmod
    FROM (SELECT unnest(ARRAY[p.topic1_id, p.topic2_id, p.topic3_id]) AS topic_id, q.updated_at
            FROM question_topics p
            JOIN questions q ON q.id = p.question_id
            JOIN subjects s ON s.id = p.subject_id
           WHERE p.kind <> 'other' AND ${PUBLIC}) placed
   WHERE topic_id IS NOT NULL
   GROUP BY topic_id`;

const TOPIC_PATH = `array_remove(ARRAY[s.slug, top.slug, up.slug, t.slug], NULL)`;
const TOPIC_TREE = `
  JOIN subjects s ON s.id = t.subject_id
  LEFT JOIN topics up ON up.id = t.parent_topic_id
  LEFT JOIN topics top ON top.id = up.parent_topic_id`;

/** A scheduled post changes for readers when it appears. */
const POST_CHANGE = 'greatest(updated_at, published_date)';

/** For each kind, all rows as `id, lastmod` and, for a page of them, with `slugs`; `atMoment`: one binding says as of when. */
const SOURCES: Readonly<Record<SitemapKind, { changes: string; addresses: string; atMoment?: true }>> = {
  questions: {
    changes: `SELECT q.id, q.updated_at AS lastmod
                FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id WHERE ${PUBLIC}`,
    addresses: `SELECT q.id, ${TOPIC_PATH} AS slugs, q.updated_at AS lastmod
                  FROM questions q JOIN topics t ON t.id = q.topic_id ${TOPIC_TREE} WHERE ${PUBLIC}`,
  },
  topics: {
    changes: `SELECT topic_id AS id, lastmod FROM (${TOPIC_CHANGES}) changes`,
    addresses: `SELECT t.id, ${TOPIC_PATH} AS slugs, changes.lastmod
                  FROM (${TOPIC_CHANGES}) changes JOIN topics t ON t.id = changes.topic_id ${TOPIC_TREE}`,
  },
  syllabus: {
    changes: `SELECT t.id, NULL::timestamptz AS lastmod
                FROM topics t JOIN subjects s ON s.id = t.subject_id
               WHERE t.syllabus IS NOT NULL AND s.audience = 'everyone'`,
    addresses: `SELECT t.id, ${TOPIC_PATH} AS slugs, NULL::timestamptz AS lastmod
                  FROM topics t ${TOPIC_TREE} WHERE t.syllabus IS NOT NULL AND s.audience = 'everyone'`,
  },
  posts: {
    changes: `SELECT id, ${POST_CHANGE} AS lastmod FROM blog_posts WHERE ${PUBLIC_POST}`,
    addresses: `SELECT id, ARRAY[slug] AS slugs, ${POST_CHANGE} AS lastmod FROM blog_posts WHERE ${PUBLIC_POST}`,
    atMoment: true,
  },
  'external-posts': {
    changes: 'SELECT number AS id, updated_at AS lastmod FROM external_posts',
    addresses: 'SELECT number AS id, ARRAY[slug] AS slugs, updated_at AS lastmod FROM external_posts',
  },
};

export async function listParts(db: Knex, kind: SitemapKind, now: Date): Promise<PartRow[]> {
  return queryRows(
    db,
    partRow,
    `SELECT (id - 1) / ? + 1 AS part, max(lastmod) AS lastmod FROM (${SOURCES[kind].changes}) pages GROUP BY 1 ORDER BY 1`,
    [SITEMAP_PART_SIZE, ...(SOURCES[kind].atMoment ? [now] : [])],
  );
}

/** Pages of a part by id, after one of them. */
export async function listAddresses(
  db: Knex,
  { kind, part, after, limit }: { kind: SitemapKind; part: number; after: number; limit: number },
  now: Date,
): Promise<AddressRow[]> {
  const first = (part - 1) * SITEMAP_PART_SIZE;
  return queryRows(
    db,
    addressRow,
    `SELECT id, slugs, lastmod FROM (${SOURCES[kind].addresses}) pages WHERE id > ? AND id <= ? ORDER BY id LIMIT ?`,
    [...(SOURCES[kind].atMoment ? [now] : []), Math.max(first, after), first + SITEMAP_PART_SIZE, limit],
  );
}
