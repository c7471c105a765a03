import type { Knex } from 'knex';

/** Posts whose HTML was made by an older renderer than `version`. */
export async function listStalePosts(db: Knex, version: number): Promise<{ id: number; content_markdown: string }[]> {
  return db('blog_posts').where('typeset_version', '<', version).orderBy('id').select('id', 'content_markdown');
}

/** Stores the HTML of a text, unless the post has got another text meanwhile. */
export async function storePostHtml(
  db: Knex,
  id: number,
  content_markdown: string,
  set: { content_html: string; typeset_version: number },
): Promise<void> {
  await db('blog_posts').where({ id, content_markdown }).update(set);
}
