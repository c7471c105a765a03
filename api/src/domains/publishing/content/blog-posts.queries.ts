import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows, idRow } from '../../../db/checked-rows.ts';

const stalePostRow = idRow.extend({ content_markdown: z.string() });

/** Posts whose HTML was made by an older renderer than `version`. */
export async function listStalePosts(db: Knex, version: number): Promise<z.infer<typeof stalePostRow>[]> {
  const stale = db('blog_posts').where('typeset_version', '<', version).orderBy('id');
  return checkedRows(stalePostRow, await stale.select('id', 'content_markdown'));
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
