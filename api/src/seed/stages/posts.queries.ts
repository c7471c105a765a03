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
  const former: { slug: string; post_id: number }[] = await db('blog_post_slugs').select('slug', 'post_id');
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
