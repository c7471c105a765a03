import type { Knex } from 'knex';
import { TYPESET_VERSION, typesetText } from '../../typesetting/index.ts';
import { listStalePosts, storePostHtml } from './blog-posts.queries.ts';

/** Typesets every post that has not been set by the present renderer; answers how many. */
export async function retypesetPosts(db: Knex): Promise<number> {
  const stale = await listStalePosts(db, TYPESET_VERSION);
  for (const { id, content_markdown } of stale) await storePostHtml(db, id, typesetText(content_markdown), TYPESET_VERSION);
  return stale.length;
}
