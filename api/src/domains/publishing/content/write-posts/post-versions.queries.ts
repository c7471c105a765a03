import { type PostContent, type PostVersion, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, openEnum, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { CHANGED_BY, type SetText } from './written-posts.queries.ts';

const versionRow = z.object({
  version: z.int(),
  kind: openEnum<PostVersion['kind']>(),
  restored_from: z.int().nullable(),
  changed_at: z.date(),
  changed_by: staffNameSchema.nullable(),
});
type VersionRow = z.infer<typeof versionRow>;

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
  return validateRows(versionRow, rows);
}

const contentOfVersionRow = z.object({ content: jsonColumn<PostContent>() });

/** The content of a post's version; null if unknown. */
export async function findVersionContent(db: Knex, postId: number, version: number): Promise<PostContent | null> {
  const kept = db('blog_post_versions').where({ post_id: postId, version });
  return validateRow(contentOfVersionRow, await kept.first('content'))?.content ?? null;
}

const imageSizeRow = z.object({ name: z.string(), width: z.int(), height: z.int() });
type ImageSize = z.infer<typeof imageSizeRow>;

export async function storeImageSize(db: Knex, { name, width, height }: ImageSize, by: number, now: Date): Promise<void> {
  await db('blog_images').insert({ name, width, height, uploaded_by: by, uploaded_at: now }).onConflict('name').ignore();
}

/** Sizes of pictures by name; unknown ones are omitted. */
export async function findImageSizes(db: Knex, names: readonly string[]): Promise<Map<string, Omit<ImageSize, 'name'>>> {
  if (names.length === 0) return new Map();
  const rows = await db('blog_images')
    .whereIn('name', [...names])
    .select(Object.keys(imageSizeRow.shape));
  return new Map(validateRows(imageSizeRow, rows).map(({ name, width, height }) => [name, { width, height }]));
}

/** Names among these of drawings that came with the product. */
export async function findDrawings(db: Knex, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  return db('images')
    .whereIn('name', [...names])
    .pluck('name');
}

const scheduledChangeRow = z.object({
  due_at: z.date(),
  content: jsonColumn<PostContent>(),
  /** Null: their account is gone. */
  scheduled_by: z.int().nullable(),
});
type ScheduledChange = z.infer<typeof scheduledChangeRow>;

/** Schedules a change, in place of one that was scheduled before. */
export async function scheduleChange(db: Knex, postId: number, change: ScheduledChange): Promise<void> {
  await db('scheduled_post_changes')
    .insert({ ...change, post_id: postId, content: JSON.stringify(change.content) })
    .onConflict('post_id')
    .merge();
}

export async function findScheduledChange(db: Knex, postId: number): Promise<ScheduledChange | undefined> {
  const change = db('scheduled_post_changes').where('post_id', postId);
  return validateRow(scheduledChangeRow, await change.first(Object.keys(scheduledChangeRow.shape)));
}

/** Removes a post's change from the schedule. Returns whether there was one. */
export async function unscheduleChange(db: Knex, postId: number): Promise<boolean> {
  return (await db('scheduled_post_changes').where('post_id', postId).delete()) > 0;
}

/** The posts of which a change is due, the earliest first. */
export async function listDuePosts(db: Knex, now: Date): Promise<number[]> {
  return db('scheduled_post_changes').where('due_at', '<=', now).orderBy('due_at').pluck('post_id');
}

/** Publishes a scheduled change. Later edits stay in the draft. */
export async function showChange(
  db: Knex,
  postId: number,
  { columns, set, scheduled, at }: { columns: object; set: SetText; scheduled: PostContent; at: Date },
): Promise<void> {
  const draft = db.raw('CASE WHEN draft = ?::jsonb THEN NULL ELSE draft END', [JSON.stringify(scheduled)]);
  await db('blog_posts')
    .where('id', postId)
    .update({ ...columns, ...set, updated_at: at, draft });
}
