import type { Knex } from 'knex';

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

export type StoredPost = PostContent & { id: number; seed_hash: string | null };

/** Stored posts by slug. */
export async function findStoredPosts(db: Knex): Promise<Map<string, StoredPost>> {
  const rows = await db('blog_posts').select(
    ...['id', 'seed_hash', 'slug', 'title', 'author', 'excerpt', 'published_date', 'featured_image', 'content_markdown'],
  );
  return new Map(rows.map((row) => [row.slug, { ...row, published_date: row.published_date.toISOString() }]));
}

/** Inserts or rewrites a published post; its HTML is typeset by a later stage. */
export async function writePost(db: Knex, post: PostContent & { seed_hash: string }): Promise<void> {
  const row = { ...post, status: 'published', typeset_version: 0, updated_at: post.published_date };
  await db('blog_posts').insert(row).onConflict('slug').merge();
}
