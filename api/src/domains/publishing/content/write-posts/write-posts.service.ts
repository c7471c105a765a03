import type { ListedPost, PostContent, PostVersion } from '@api/contract';
import { POSTS_ON_PAGE } from '@api/contract';
import type { FileStore } from '../../../../adapters/files/index.ts';
import type { CsvColumn } from '../../../../csv/csv.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { storePicture } from '../../../operations/files/index.ts';
import { exportList, noteStaffAction } from '../../../operations/staff-log/index.ts';
import {
  findVersionContent,
  insertVersion,
  listVersions,
  scheduleChange,
  storeImageSize,
  unscheduleChange,
} from './post-versions.queries.ts';
import { setPost } from './set-post.ts';
import {
  alreadyPublished,
  answerWith,
  checkReferences,
  editedMeanwhile,
  isShown,
  lockPost,
  missingFor,
  momentIsPast,
  moveAndWrite,
  noSuchVersion,
  notPublished,
  present,
  presentListed,
  requireAddress,
  requireHere,
  requirePost,
  stateOf,
  storeOriginalVersion,
  type Writing,
  wasPublished,
} from './stored-post.ts';
import {
  allPosts,
  contentOf,
  deleteWrittenPost,
  findTopicIds,
  insertPost,
  type ListedRow,
  type PostOrder,
  pageOfPosts,
  saveDraftContent,
} from './written-posts.queries.ts';

const orderOf = ({ sortBy: by = 'changed_at', sortOrder }: Call<'GET /api/admin/blog-posts/export'>['query']): PostOrder => ({
  by,
  direction: sortOrder ?? (by === 'title' ? 'asc' : 'desc'),
});

const EXPORTED: readonly CsvColumn<ListedPost>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Address', value: ({ slug }) => slug },
  { header: 'Author', value: ({ author }) => author },
  { header: 'State', value: ({ state }) => state },
  { header: 'Unpublished changes', value: ({ unpublished_changes }) => (unpublished_changes ? 'yes' : 'no') },
  { header: 'Changes for readers on', value: ({ change_due_at }) => change_due_at },
  { header: 'Readers see it from', value: ({ published_at }) => published_at },
  { header: 'Changed', value: ({ changed_at }) => changed_at },
  { header: 'Changed by', value: ({ changed_by }) => changed_by?.name ?? null },
];

export async function exportPosts(call: Call<'GET /api/admin/blog-posts/export'>) {
  const { db, query: filter, now, config } = call;
  requireHere(config);
  const query = allPosts(db, { words: filter.q, state: filter.state }, orderOf(filter), now);
  const present = (rows: readonly ListedRow[]) => rows.map((row) => presentListed(row, now));
  return exportList<ListedRow, ListedPost>(call, { list: 'posts', filter, query, columns: EXPORTED, present });
}

export async function listWrittenPosts({ db, query, now, config }: Call<'GET /api/admin/blog-posts'>) {
  const { page = 1, q: words, state } = query;
  const pageSize = POSTS_ON_PAGE;
  if (config.CONTENT_URL !== undefined) {
    return { posts: [], page: 1, pageSize, totalCount: 0, elsewhere: new URL(config.CONTENT_URL).origin };
  }
  const { rows, totalCount } = await pageOfPosts(db, { words, state }, orderOf(query), page, now);
  return { posts: rows.map((row) => presentListed(row, now)), page, pageSize, totalCount, elsewhere: null };
}

export async function getWrittenPost({ db, params, now }: Call<'GET /api/admin/blog-posts/:id'>) {
  return { post: await present(db, await requirePost(db, params.id), now) };
}

export async function previewPost({ db, body }: Call<'POST /api/admin/blog-posts/preview'>) {
  const { set, faults } = await setPost(db, body.body);
  return { content_html: set.content_html, faults };
}

export async function createPost({ db, caller, body: content, now, config }: Call<'POST /api/admin/blog-posts'>) {
  requireHere(config);
  await checkReferences(db, content);
  const { set } = await setPost(db, content.body);
  return inTransaction(db, async (transaction) => {
    await requireAddress(transaction, content.slug, null);
    const id = await insertPost(transaction, content, set, caller.userId, now);
    await insertVersion(transaction, id, { version: 1, kind: 'created', content, by: caller.userId, at: now });
    await noteStaffAction(
      transaction,
      { by: caller.userId, action: 'post.created', objectId: id, details: { title: content.title } },
      now,
    );
    return answerWith({ db: transaction, now }, id, 'The draft is saved');
  });
}

interface Change {
  id: number;
  version: number;
  content: PostContent;
  restoredFrom?: number;
}

/** Stores the latest content: as the draft of a public post, else as the post. */
async function storeChange({ db, caller, now, config }: Writing, { id, version, content, restoredFrom }: Change) {
  requireHere(config);
  await checkReferences(db, content);
  const { set } = await setPost(db, content.body);
  await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, id, version);
    await requireAddress(transaction, content.slug, id);
    await storeOriginalVersion(transaction, post);
    const [by, next] = [caller.userId, version + 1];
    if (isShown(post)) await saveDraftContent(transaction, id, next, content, by, now);
    else await moveAndWrite(transaction, post, { version: next, content, set, state: {} }, by, now);
    const kind = restoredFrom === undefined ? 'edited' : 'restored';
    await insertVersion(transaction, id, { version: next, kind, content, restoredFrom: restoredFrom ?? null, by, at: now });
    const action = restoredFrom === undefined ? 'post.changed' : 'post.restored';
    const details = { title: content.title, ...(restoredFrom !== undefined && { version: restoredFrom }) };
    await noteStaffAction(transaction, { by, action, objectId: id, details }, now);
  });
}

export async function savePost(call: Call<'PUT /api/admin/blog-posts/:id'>) {
  const { params, body } = call;
  const { content, version } = body;
  await storeChange(call, { id: params.id, version, content });
  const { post, message } = await answerWith(call, params.id, 'The draft is saved');
  return { post, message: post.unpublished_changes ? 'Saved. Readers see it once you publish the changes' : message };
}

/**
 * Publishes the last saved state, now or at a later time. Readers see the old text until then; there is at most one
 * scheduled change, which publishing now replaces.
 */
export async function publishPost(call: Call<'POST /api/admin/blog-posts/:id/publish'>) {
  const { db, caller, params, body, now, config } = call;
  requireHere(config);
  const at = body.at === null ? null : new Date(body.at);
  if (at && at <= now) throw momentIsPast();
  const read = await requirePost(db, params.id);
  if (read.version !== body.version) throw editedMeanwhile(read);
  // The same version has the same content: what is typeset here is published below.
  const content = read.draft ?? contentOf(read);
  await checkReferences(db, content);
  const { set, faults } = await setPost(db, content.body);
  const issues = missingFor(content, faults);
  if (issues.length > 0) throw invalidInput(issues);
  await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, params.id, body.version);
    const seen = stateOf(post, now) === 'published';
    if (at && seen && !post.draft) throw alreadyPublished();
    await requireAddress(transaction, content.slug, post.id);
    await storeOriginalVersion(transaction, post);
    const [by, next] = [caller.userId, post.version + 1];
    const kind = at ? 'scheduled' : 'published';
    await insertVersion(transaction, post.id, { version: next, kind, content, by, at: now });
    const details = { title: content.title, ...(at && { at: at.toISOString() }) };
    await noteStaffAction(transaction, { by, action: `post.${kind}`, objectId: post.id, details }, now);
    if (at && seen) {
      await scheduleChange(transaction, post.id, { due_at: at, content, scheduled_by: by });
      await saveDraftContent(transaction, post.id, next, content, by, now);
      return;
    }
    await unscheduleChange(transaction, post.id);
    const again = seen || post.status === 'withdrawn';
    const state = {
      status: at ? ('scheduled' as const) : ('published' as const),
      published_date: at ?? (again ? post.published_date : now),
      updated_at: at ?? now,
    };
    await moveAndWrite(transaction, post, { version: next, content, set, state }, by, now);
  });
  const { post, message } = await answerWith(call, params.id, 'Readers see the post now');
  if (!at) return { post, message };
  return { post, message: post.state === 'published' ? 'The change is scheduled' : 'The post is scheduled' };
}

export async function withdrawPost(call: Call<'POST /api/admin/blog-posts/:id/withdraw'>) {
  const { db, caller, params, body, now, config } = call;
  requireHere(config);
  const read = await requirePost(db, params.id);
  const content = read.draft ?? contentOf(read);
  const { set } = await setPost(db, content.body);
  const seen = await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, params.id, body.version);
    if (!isShown(post)) throw notPublished();
    await storeOriginalVersion(transaction, post);
    await unscheduleChange(transaction, post.id);
    const [by, next] = [caller.userId, post.version + 1];
    const seen = stateOf(post, now) === 'published';
    const state = seen ? { status: 'withdrawn' as const } : { status: 'draft' as const, published_date: null };
    await moveAndWrite(transaction, post, { version: next, content, set, state }, by, now);
    await insertVersion(transaction, post.id, { version: next, kind: 'withdrawn', content, by, at: now });
    const entry = {
      by,
      action: seen ? 'post.withdrawn' : 'post.unscheduled',
      objectId: post.id,
      reason: body.reason,
      details: { title: content.title },
    } as const;
    await noteStaffAction(transaction, entry, now);
    return seen;
  });
  return answerWith(call, params.id, seen ? 'Readers no longer see the post' : 'The post is off the schedule, a draft again');
}

/** Deletes a draft that readers have never seen. Runs in a transaction. */
export async function deletePost({ db, caller, params, body, now, config }: Call<'DELETE /api/admin/blog-posts/:id'>) {
  requireHere(config);
  const post = await lockPost(db, params.id, body.version);
  if (post.status !== 'draft') throw wasPublished();
  await deleteWrittenPost(db, post.id);
  const details = { title: post.title };
  await noteStaffAction(db, { by: caller.userId, action: 'post.deleted', objectId: post.id, reason: body.reason, details }, now);
  return { message: 'The draft is deleted' };
}

export async function getPostVersions({ db, params }: Call<'GET /api/admin/blog-posts/:id/versions'>) {
  const post = await requirePost(db, params.id);
  const rows = await listVersions(db, params.id);
  // A post that was never changed has the version that it came with.
  const { version, updated_at: changed_at } = post;
  const untouched = { version, kind: 'original' as const, restored_from: null, changed_at, changed_by: null };
  const all = rows.length > 0 ? rows : [untouched];
  return {
    versions: all.map(
      (row): PostVersion => ({
        ...row,
        changed_at: row.changed_at.toISOString(),
        current: row.version === post.version,
      }),
    ),
  };
}

/** A version and the one before it. */
export async function getPostVersion({ db, params }: Call<'GET /api/admin/blog-posts/:id/versions/:version'>) {
  const post = await requirePost(db, params.id);
  const content =
    (await findVersionContent(db, post.id, params.version)) ??
    (params.version === post.version ? (post.draft ?? contentOf(post)) : null);
  if (!content) throw noSuchVersion();
  return { content, before: await findVersionContent(db, post.id, params.version - 1) };
}

/** Restores a version as a new one. */
export async function restorePostVersion(call: Call<'POST /api/admin/blog-posts/:id/versions/:version/restore'>) {
  const { db, params, body } = call;
  const post = await requirePost(db, params.id);
  const found = await findVersionContent(db, params.id, params.version);
  if (!found) throw noSuchVersion();
  // Topics may have been removed since, and the address may be another post's now: the present one stays.
  const topic_ids = await findTopicIds(db, found.topic_ids);
  const content = {
    ...found,
    topic_ids: found.topic_ids.filter((id) => topic_ids.includes(id)),
    slug: (post.draft ?? post).slug,
  };
  await storeChange(call, { id: params.id, version: body.version, content, restoredFrom: params.version });
  return answerWith(call, params.id, `Version ${params.version} is back`);
}

export async function storePostImage(
  { db, caller, files: [file], now, config }: Call<'POST /api/admin/blog-posts/images'>,
  files: FileStore,
) {
  requireHere(config);
  const picture = await storePicture(files, file, caller.userId);
  const { name, width, height } = picture;
  await storeImageSize(db, { name, width, height }, caller.userId, now);
  return picture;
}
