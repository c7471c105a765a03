import type { PostContent } from '@api/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { inTransaction } from '../../../../../db/in-transaction.ts';
import type { Call } from '../../../../../http/route.ts';
import { noteStaffAction } from '../../../../operations/staff-log/index.ts';
import { findScheduledChange, insertVersion, listDuePosts, showChange, unscheduleChange } from '../post-versions.queries.ts';
import { setPost } from '../set-post.ts';
import { answerWith, lockPost, nothingScheduled, requireHere } from '../stored-post.ts';
import {
  columnsOf,
  contentOf,
  findTopicIds,
  findWrittenPost,
  lockAddresses,
  moveAddress,
  saveDraftContent,
} from '../written-posts.queries.ts';

/** Unschedules a change; its content stays in the draft. Runs in a transaction. */
export async function cancelScheduledChange(call: Call<'DELETE /api/admin/blog-posts/:id/scheduled-change'>) {
  const { db, caller, params, body, now, config } = call;
  requireHere(config);
  const post = await lockPost(db, params.id, body.version);
  if (!(await unscheduleChange(db, post.id))) throw nothingScheduled();
  const content = post.draft ?? contentOf(post);
  const [by, next] = [caller.userId, post.version + 1];
  await saveDraftContent(db, post.id, next, content, by, now);
  await insertVersion(db, post.id, { version: next, kind: 'change_cancelled', content, by, at: now });
  const details = { title: content.title };
  await noteStaffAction(db, { by, action: 'post.change_cancelled', objectId: post.id, reason: body.reason, details }, now);
  return answerWith(call, post.id, 'The change is off the schedule');
}

/** The scheduled content, without deleted topics. */
async function withPresentTopics(db: Knex, content: PostContent): Promise<PostContent> {
  const present = await findTopicIds(db, content.topic_ids);
  return { ...content, topic_ids: content.topic_ids.filter((id) => present.includes(id)) };
}

/** Publishes the change of a post, if it is still due once the post is locked. Returns whether it was. */
async function showDueChange(db: Knex, postId: number, now: Date): Promise<boolean> {
  const post = await findWrittenPost(db, postId, { lock: true });
  const change = post && (await findScheduledChange(db, postId));
  if (!change || change.due_at > now) return false;
  const content = await withPresentTopics(db, change.content);
  const { set } = await setPost(db, content.body);
  await lockAddresses(db);
  await showChange(db, postId, { columns: columnsOf(content), set, scheduled: change.content, at: change.due_at });
  if (post.slug !== content.slug) await moveAddress(db, postId, post.slug, content.slug);
  await unscheduleChange(db, postId);
  if (change.scheduled_by !== null) {
    const details = { title: content.title, at: change.due_at.toISOString() };
    await noteStaffAction(db, { by: change.scheduled_by, action: 'post.published', objectId: postId, details }, now);
  }
  return true;
}

/**
 * Publishes all due changes. Returns the count. Several processes may do so at once. A change that fails does not block
 * the others, and is retried.
 */
export async function showDueChanges({ db, now, log }: { db: Knex; now: Date; log: Logger }): Promise<number> {
  let shown = 0;
  for (const postId of await listDuePosts(db, now)) {
    try {
      if (await inTransaction(db, (transaction) => showDueChange(transaction, postId, now))) shown += 1;
    } catch (error) {
      log.error({ err: error, post: postId }, 'a scheduled change of a post cannot be shown');
    }
  }
  return shown;
}
