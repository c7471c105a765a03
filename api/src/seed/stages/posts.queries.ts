import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../db/checked-rows.ts';

/** A post as the seed writes it. */
export interface PostContent {
  slug: string;
  title: string;
  author: string;
  excerpt: string;
  /** ISO 8601 in UTC. */
  published_date: string;
  featured_image: string;
  content_markdown: string;
}

const storedPostRow = z.object({
  id: z.int(),
  seed_hash: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  excerpt: z.string(),
  published_date: z.date().nullable(),
  featured_image: z.string().nullable(),
  content_markdown: z.string(),
});
/** A post as it is stored, staff's own among them: those may have no picture. A post that was never published has no date: an empty text. */
type StoredPost = Omit<z.infer<typeof storedPostRow>, 'published_date'> & { published_date: string };

const formerSlugRow = z.object({ slug: z.string(), post_id: z.int() });

/** Stored posts by slug. */
export async function findStoredPosts(db: Knex): Promise<Map<string, StoredPost>> {
  const rows = checkedRows(storedPostRow, await db('blog_posts').select(Object.keys(storedPostRow.shape)));
  const former = checkedRows(formerSlugRow, await db('blog_post_slugs').select('slug', 'post_id'));
  const posts = rows.map((row) => ({ ...row, published_date: row.published_date?.toISOString() ?? '' }));
  const byId = new Map(posts.map((post) => [post.id, post]));
  // A post that staff have moved is known by its former address too, and stays as they left it.
  const moved = former.flatMap(({ slug, post_id }) => {
    const post = byId.get(post_id);
    return post ? [[slug, post] as const] : [];
  });
  return new Map([...moved, ...posts.map((post) => [post.slug, post] as const)]);
}

/** Inserts or rewrites a published post; its HTML is typeset by a later stage. */
export async function writePost(db: Knex, post: PostContent & { seed_hash: string }): Promise<void> {
  const row = { ...post, status: 'published', typeset_version: 0, updated_at: post.published_date };
  await db('blog_posts').insert(row).onConflict('slug').merge();
}
