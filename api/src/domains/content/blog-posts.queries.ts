import type { Knex } from 'knex';

/** Posts whose HTML was made by an older renderer than `version`. */
export async function listStalePosts(db: Knex, version: number): Promise<{ id: number; content_markdown: string }[]> {
  return db('blog_posts').where('typeset_version', '<', version).orderBy('id').select('id', 'content_markdown');
}

/** Stores the HTML of a post with the version of its renderer. */
export async function storePostHtml(db: Knex, id: number, html: string, version: number): Promise<void> {
  await db('blog_posts').where('id', id).update({ content_html: html, typeset_version: version });
}
