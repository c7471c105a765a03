import { type PostContent, type PostVersion, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, checkedRows, documentOf, wordOf } from '../../../../db/checked-rows.ts';
import { CHANGED_BY } from './written-posts.queries.ts';

const versionRow = z.object({
  version: z.int(),
  kind: wordOf<PostVersion['kind']>(),
  restored_from: z.int().nullable(),
  changed_at: z.date(),
  changed_by: staffNameSchema.nullable(),
});
type VersionRow = z.infer<typeof versionRow>;

/** Keeps what a post said after a change. */
export async function insertVersion(
  db: Knex,
  postId: number,
  {
    version,
    kind,
    content,
    restoredFrom = null,
    by,
    at,
  }: {
    version: number;
    kind: PostVersion['kind'];
    content: PostContent;
    restoredFrom?: number | null;
    by: number | null;
    at: Date;
  },
): Promise<void> {
  const row = { post_id: postId, version, kind, restored_from: restoredFrom, changed_at: at, changed_by: by };
  await db('blog_post_versions')
    .insert({ ...row, content: JSON.stringify(content) })
    .onConflict(['post_id', 'version'])
    .ignore();
}

/** All versions of a post, latest first. */
export async function listVersions(db: Knex, postId: number): Promise<VersionRow[]> {
  const rows = await db('blog_post_versions as v')
    .leftJoin('users as u', 'u.id', 'v.changed_by')
    .where('v.post_id', postId)
    .orderBy('v.version', 'desc')
    .select('v.version', 'v.kind', 'v.restored_from', 'v.changed_at', db.raw(CHANGED_BY));
  return checkedRows(versionRow, rows);
}

const contentOfVersionRow = z.object({ content: documentOf<PostContent>() });

/** The content of a post's version; null if unknown. */
export async function findVersionContent(db: Knex, postId: number, version: number): Promise<PostContent | null> {
  const kept = db('blog_post_versions').where({ post_id: postId, version });
  return checkedRow(contentOfVersionRow, await kept.first('content'))?.content ?? null;
}
