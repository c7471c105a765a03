import type { PostContent } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, documentOf } from '../../../../../db/checked-rows.ts';
import type { SetText } from '../written-posts.queries.ts';

const scheduledChangeRow = z.object({
  due_at: z.date(),
  content: documentOf<PostContent>(),
  /** Null: their account is gone. */
  scheduled_by: z.int().nullable(),
});
/** What readers are to see of a post from a moment on. */
type ScheduledChange = z.infer<typeof scheduledChangeRow>;

/** Schedules a change, in place of one that was scheduled before. */
export async function scheduleChange(db: Knex, postId: number, change: ScheduledChange): Promise<void> {
  await db('scheduled_post_changes')
    .insert({ ...change, post_id: postId, content: JSON.stringify(change.content) })
    .onConflict('post_id')
    .merge();
}

/** The change that is scheduled of a post. */
export async function findScheduledChange(db: Knex, postId: number): Promise<ScheduledChange | undefined> {
  const change = db('scheduled_post_changes').where('post_id', postId);
  return checkedRow(scheduledChangeRow, await change.first(Object.keys(scheduledChangeRow.shape)));
}

/** Removes a post's change from the schedule. Returns whether there was one. */
export async function unscheduleChange(db: Knex, postId: number): Promise<boolean> {
  return (await db('scheduled_post_changes').where('post_id', postId).delete()) > 0;
}

/** The posts of which a change is due, the earliest first. */
export async function listDuePosts(db: Knex, now: Date): Promise<number[]> {
  return db('scheduled_post_changes').where('due_at', '<=', now).orderBy('due_at').pluck('post_id');
}

/** Lets readers see a change from its moment on. What was written after it was scheduled stays beside it. */
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
