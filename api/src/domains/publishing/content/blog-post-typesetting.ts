import { TYPESET_VERSION, typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import { listStalePosts, storePostHtml } from './blog-posts.queries.ts';
import { setPost } from './write-posts/set-post.ts';

/** Typesets every post that the present renderer has not set. Returns the count. */
export async function retypesetPosts(db: Knex): Promise<number> {
  const stale = await listStalePosts(db, TYPESET_VERSION);
  for (const { id, content_markdown } of stale) {
    const { set } = await setPost(db, content_markdown, typesetTask);
    await storePostHtml(db, id, content_markdown, set);
  }
  return stale.length;
}
