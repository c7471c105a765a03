import { POSTS_ON_PAGE, type PostContent, type PostState, postStateSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { PUBLIC_POST } from '../../../../adapters/content/index.ts';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { containing } from '../../../../db/like.ts';
import {
  idRow,
  jsonColumn,
  openEnum,
  queryFirst,
  validateOne,
  validateRow,
  validateRows,
} from '../../../../db/row-validation.ts';

const contentRow = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  language: openEnum<PostContent['language']>(),
  search_description: z.string(),
  topic_ids: z.array(z.int()),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  content_markdown: z.string(),
});

const writtenPostRow = contentRow.extend({
  id: z.int(),
  status: postStateSchema,
  published_date: z.date().nullable(),
  updated_at: z.date(),
  draft: jsonColumn<PostContent>().nullable(),
  version: z.int(),
  changed_at: z.date(),
  changed_by: staffNameSchema.nullable(),
});
/** A stored post: the columns have the public content, `draft` the later edits. */
export type WrittenPost = z.infer<typeof writtenPostRow>;

const listedRow = writtenPostRow
  .pick({
    id: true,
    title: true,
    slug: true,
    author: true,
    status: true,
    published_date: true,
    changed_at: true,
    changed_by: true,
  })
  .extend({ has_draft: z.boolean(), change_due_at: z.date().nullable() });
/** A post as the list shows it: all but its text. */
export type ListedRow = z.infer<typeof listedRow>;

interface PostFilter {
  words?: string | undefined;
  state?: PostState | undefined;
}

export interface PostOrder {
  by: 'changed_at' | 'published_at' | 'title';
  direction: 'asc' | 'desc';
}

/** Posts and changes that become public after the moment in the one binding. */
const COMING = `(p.status = 'scheduled' AND p.published_date > ? OR EXISTS (SELECT FROM scheduled_post_changes c WHERE c.post_id = p.id))`;

const CHANGED_AT = 'coalesce(p.changed_at, p.updated_at)';
/** Who changed what the query has joined as `u`. */
export const CHANGED_BY = `CASE WHEN u.id IS NULL THEN NULL
  ELSE json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS changed_by`;
const SORTS: Readonly<Record<PostOrder['by'], string>> = {
  changed_at: CHANGED_AT,
  published_at: 'p.published_date',
  title: `coalesce(p.draft->>'title', p.title)`,
};

function narrow(query: Knex.QueryBuilder, { words, state }: PostFilter, now: Date): void {
  if (words !== undefined) {
    const pattern = containing(words);
    const found = `p.title ILIKE :pattern OR p.slug ILIKE :pattern OR p.author ILIKE :pattern OR p.draft->>'title' ILIKE :pattern`;
    query.whereRaw(`(${found})`, { pattern });
  }
  if (state === 'published') query.whereRaw(PUBLIC_POST, [now]);
  else if (state === 'scheduled') query.whereRaw(COMING, [now]);
  else if (state !== undefined) query.where('p.status', state);
}

/** One page of all posts, with the number of those that the filter leaves. */
export async function pageOfPosts(
  db: Knex,
  filter: PostFilter,
  { by, direction }: PostOrder,
  page: number,
  now: Date,
): Promise<{ rows: ListedRow[]; totalCount: number }> {
  const count = await db('blog_posts as p')
    .where((query) => narrow(query, filter, now))
    .count({ count: '*' })
    .first();
  const rows = await postsOf(db, filter, { by, direction }, now)
    .limit(POSTS_ON_PAGE)
    .offset((page - 1) * POSTS_ON_PAGE);
  return { rows: validateRows(listedRow, rows), totalCount: Number(count?.count ?? 0) };
}

function postsOf(db: Knex, filter: PostFilter, { by, direction }: PostOrder, now: Date): Knex.QueryBuilder {
  return db('blog_posts as p')
    .leftJoin('users as u', 'u.id', 'p.changed_by')
    .leftJoin('scheduled_post_changes as c', 'c.post_id', 'p.id')
    .where((query) => narrow(query, filter, now))
    .orderByRaw(`${SORTS[by]} ${direction} ${by === 'published_at' ? 'NULLS LAST' : ''}`)
    .orderBy('p.id', direction)
    .select(
      ...['p.id', 'p.slug', 'p.status', 'p.published_date', 'c.due_at as change_due_at'],
      db.raw(`coalesce(p.draft->>'title', p.title) AS title`),
      db.raw(`coalesce(p.draft->>'author', p.author) AS author`),
      db.raw('p.draft IS NOT NULL AS has_draft'),
      db.raw(`${CHANGED_AT} AS changed_at`),
      db.raw(CHANGED_BY),
    );
}

export function allPosts(db: Knex, filter: PostFilter, order: PostOrder, now: Date): ListQuery<ListedRow> {
  return { ...postsOf(db, filter, order, now).toSQL(), row: listedRow };
}

/** A post with its draft; `lock` locks it until the transaction ends. */
export async function findWrittenPost(db: Knex, id: number, { lock = false } = {}): Promise<WrittenPost | undefined> {
  if (lock) await db('blog_posts').where({ id }).forUpdate().select('id');
  const row = await db('blog_posts as p')
    .leftJoin('users as u', 'u.id', 'p.changed_by')
    .leftJoin('images as i', 'i.name', 'p.featured_image')
    .where('p.id', id)
    .first(
      ...['p.id', 'p.slug', 'p.title', 'p.author', 'p.excerpt', 'p.language', 'p.search_description', 'p.topic_ids'],
      ...['p.featured_image', 'p.content_markdown', 'p.status', 'p.published_date', 'p.updated_at', 'p.draft', 'p.version'],
      db.raw('coalesce(p.featured_image_alt, i.alt) AS featured_image_alt'),
      db.raw(`${CHANGED_AT} AS changed_at`),
      db.raw(CHANGED_BY),
    );
  return validateRow(writtenPostRow, row);
}

export const contentOf = (row: z.infer<typeof contentRow>): PostContent => ({
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  author: row.author,
  language: row.language,
  search_description: row.search_description,
  topic_ids: row.topic_ids,
  cover: row.featured_image === null ? null : { name: row.featured_image, alt: row.featured_image_alt ?? '' },
  body: row.content_markdown,
});

/** A text as readers see it, with the version of what set it. */
export interface SetText {
  content_html: string;
  typeset_version: number;
}

export const columnsOf = ({ cover, body, ...content }: PostContent) => ({
  ...content,
  featured_image: cover?.name ?? null,
  featured_image_alt: cover?.alt ?? null,
  content_markdown: body,
});

/** Who changes a post, and when. The seed skips posts changed by staff. */
const touched = (version: number, by: number, now: Date) => ({ version, changed_by: by, changed_at: now, seed_hash: null });

/** Begins a post, as a draft. Returns its id. */
export async function insertPost(db: Knex, content: PostContent, set: SetText, by: number, now: Date): Promise<number> {
  const row = { ...columnsOf(content), ...set, ...touched(1, by, now), status: 'draft', updated_at: now };
  return validateOne(idRow, await db('blog_posts').insert(row).returning('id')).id;
}

export async function saveDraftContent(db: Knex, id: number, version: number, content: PostContent, by: number, now: Date) {
  await db('blog_posts')
    .where({ id })
    .update({ ...touched(version, by, now), draft: JSON.stringify(content) });
}

/** Writes the columns of a post and clears its draft. */
export async function writePost(
  db: Knex,
  id: number,
  {
    version,
    content,
    set,
    state,
  }: {
    version: number;
    content: PostContent;
    set: SetText;
    state: Partial<Pick<WrittenPost, 'status' | 'published_date' | 'updated_at'>>;
  },
  by: number,
  now: Date,
): Promise<void> {
  await db('blog_posts')
    .where({ id })
    .update({ ...columnsOf(content), ...set, ...touched(version, by, now), ...state, draft: null });
}

export async function deleteWrittenPost(db: Knex, id: number): Promise<void> {
  await db('blog_posts').where({ id }).delete();
}

/** Addresses are given one at a time, until the transaction ends. */
export async function lockAddresses(db: Knex): Promise<void> {
  await db.raw(`SELECT pg_advisory_xact_lock(hashtext('blog post addresses'))`);
}

/** Whether another post has, had, or will have this address. */
export async function isAddressTaken(db: Knex, slug: string, except: number | null): Promise<boolean> {
  const taken = await queryFirst(
    db,
    z.object({}),
    `SELECT 1 FROM blog_posts WHERE slug = :slug AND id IS DISTINCT FROM :except
     UNION ALL SELECT 1 FROM blog_posts WHERE draft->>'slug' = :slug AND id IS DISTINCT FROM :except
     UNION ALL SELECT 1 FROM scheduled_post_changes WHERE content->>'slug' = :slug AND post_id IS DISTINCT FROM :except
     UNION ALL SELECT 1 FROM blog_post_slugs WHERE slug = :slug AND post_id IS DISTINCT FROM :except LIMIT 1`,
    { slug, except },
  );
  return taken !== undefined;
}

export async function listFormerSlugs(db: Knex, id: number): Promise<string[]> {
  return db('blog_post_slugs').where('post_id', id).orderBy('slug').pluck('slug');
}

/** Redirects a former address of a post to it, with its feedback. */
export async function moveAddress(db: Knex, id: number, from: string, to: string): Promise<void> {
  await db('blog_post_slugs').where({ slug: to, post_id: id }).delete();
  await db('blog_post_slugs').insert({ slug: from, post_id: id }).onConflict('slug').ignore();
  await db.raw(
    `UPDATE blog_feedback AS said SET slug = :to WHERE slug = :from
        AND NOT EXISTS (SELECT FROM blog_feedback other WHERE other.slug = :to AND other.visitor = said.visitor)`,
    { from, to },
  );
}

export async function findTopicIds(db: Knex, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return db('topics')
    .whereIn('id', [...ids])
    .pluck('id');
}

const stalePostRow = idRow.extend({ content_markdown: z.string() });

/** Posts whose HTML was made by an older renderer than `version`. */
export async function listStalePosts(db: Knex, version: number): Promise<z.infer<typeof stalePostRow>[]> {
  const stale = db('blog_posts').where('typeset_version', '<', version).orderBy('id');
  return validateRows(stalePostRow, await stale.select('id', 'content_markdown'));
}

/** Stores the HTML of a text, unless the post's text has changed since. */
export async function storePostHtml(
  db: Knex,
  id: number,
  content_markdown: string,
  set: { content_html: string; typeset_version: number },
): Promise<void> {
  await db('blog_posts').where({ id, content_markdown }).update(set);
}
