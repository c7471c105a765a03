import { isDeepStrictEqual } from 'node:util';
import type { InputIssue, ListedPost, PostContent, PostFault, PostState, StaffPost } from '@api/contract';
import type { Knex } from 'knex';
import { translating } from '../../../../db/sqlstate.ts';
import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { findDrawings, findImageSizes, findScheduledChange, insertVersion } from './post-versions.queries.ts';
import {
  contentOf,
  findTopicIds,
  findWrittenPost,
  isAddressTaken,
  type ListedRow,
  listFormerSlugs,
  lockAddresses,
  moveAddress,
  type SetText,
  type WrittenPost,
  writePost,
} from './written-posts.queries.ts';

const noSuchPost = () => notFound('There is no such post');
export const noSuchVersion = () => notFound('There is no such version');

/** 422 at the address: another post has or had it. */
const addressTaken = () =>
  invalidInput([{ path: 'content.slug', message: 'Another post has this address, or had it before. Choose another one' }]);

/**
 * 409: the post has changed since the version that the caller edited. Nothing was stored; the caller still has its
 * input.
 */
export function editedMeanwhile({ version, changed_at, changed_by }: WrittenPost): ApiError {
  const name = changed_by?.name ?? 'Someone';
  const at = changed_at.toISOString();
  return new ApiError(409, 'edited_meanwhile', `${name} has saved this post since you opened it. Nothing of yours is lost.`, {
    details: { newer: { version, changed_at: at, changed_by } },
  });
}

/** 409. */
const postsElsewhere = () =>
  new ApiError(409, 'posts_elsewhere', 'Posts are written in the content service that the settings name');
export const momentIsPast = () =>
  new ApiError(409, 'moment_is_past', 'This moment has passed. Choose one to come, or publish at once');
export const alreadyPublished = () =>
  new ApiError(409, 'already_published', 'Readers see all that is written of this post already. Save a change first');
export const notPublished = () => new ApiError(409, 'not_published', 'Readers do not see this post, and are not going to');
export const wasPublished = () =>
  new ApiError(409, 'was_published', 'Readers have seen this post, or are going to. Withdraw it instead: nothing is lost then');
export const nothingScheduled = () =>
  new ApiError(409, 'nothing_scheduled', 'No change of this post is scheduled any more. It may be public already');

export type Writing = Pick<Call<'POST /api/admin/blog-posts'>, 'db' | 'caller' | 'now' | 'config'>;

/** Scheduled posts become visible at their time, without a job. */
export function stateOf({ status, published_date }: Pick<WrittenPost, 'status' | 'published_date'>, now: Date): PostState {
  if (status === 'scheduled' && published_date !== null && published_date <= now) return 'published';
  return status;
}

/** Whether readers see it, or will by themselves. */
export const isShown = ({ status }: Pick<WrittenPost, 'status'>) => status === 'published' || status === 'scheduled';

export function presentListed(row: ListedRow, now: Date): ListedPost {
  return {
    ...{ id: row.id, title: row.title, slug: row.slug, author: row.author, state: stateOf(row, now) },
    published_at: row.status === 'draft' ? null : (row.published_date?.toISOString() ?? null),
    unpublished_changes: row.has_draft,
    change_due_at: row.change_due_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
  };
}

export async function present(db: Knex, row: WrittenPost, now: Date): Promise<StaffPost> {
  const content = row.draft ?? contentOf(row);
  const { title, author } = content;
  const change = await findScheduledChange(db, row.id);
  const listed = { ...row, title, author, has_draft: row.draft !== null, change_due_at: change?.due_at ?? null };
  return {
    ...presentListed(listed, now),
    content,
    version: row.version,
    public_slug: isShown(row) ? row.slug : null,
    former_slugs: await listFormerSlugs(db, row.id),
    changed_since_scheduling: change !== undefined && !isDeepStrictEqual(change.content, content),
  };
}

/** The post after a change, with a message about it. */
export async function answerWith({ db, now }: Pick<Writing, 'db' | 'now'>, id: number, message: string) {
  const row = await findWrittenPost(db, id);
  if (!row) throw noSuchPost();
  return { message, post: await present(db, row, now) };
}

/** @throws postsElsewhere where posts come from a content service. */
export function requireHere({ CONTENT_URL }: Writing['config']): void {
  if (CONTENT_URL !== undefined) throw postsElsewhere();
}

export async function requirePost(db: Knex, id: number): Promise<WrittenPost> {
  const post = await findWrittenPost(db, id);
  if (!post) throw noSuchPost();
  return post;
}

/** The post, locked until the transaction ends; 409 if it was saved since it was read. */
export async function lockPost(db: Knex, id: number, version: number): Promise<WrittenPost> {
  const post = await findWrittenPost(db, id, { lock: true });
  if (!post) throw noSuchPost();
  if (post.version !== version) throw editedMeanwhile(post);
  return post;
}

/** Stores the original version before the first change. */
export async function storeOriginalVersion(db: Knex, post: WrittenPost): Promise<void> {
  const { id, version, updated_at } = post;
  await insertVersion(db, id, { version, kind: 'original', content: post.draft ?? contentOf(post), by: null, at: updated_at });
}

/** Checks references, also of a draft: names the missing ones. */
export async function checkReferences(db: Knex, { cover, topic_ids }: PostContent): Promise<void> {
  const issues: InputIssue[] = [];
  const known = new Set(await findTopicIds(db, topic_ids));
  topic_ids.forEach((id, index) => {
    const path = `content.topic_ids.${index}`;
    if (!known.has(id)) issues.push({ path, message: 'There is no such topic' });
    else if (topic_ids.indexOf(id) !== index) issues.push({ path, message: 'This topic is named twice' });
  });
  const names = cover ? [cover.name] : [];
  if (cover && (await findImageSizes(db, names)).size + (await findDrawings(db, names)).length === 0) {
    issues.push({ path: 'content.cover', message: 'There is no such picture' });
  }
  if (issues.length > 0) throw invalidInput(issues);
}

/** Faults that block publishing: empty fields, and a text that cannot be typeset. */
export function missingFor({ excerpt, author, body, cover }: PostContent, faults: readonly PostFault[]): InputIssue[] {
  const wanted = (path: string, value: string, message: string) => (value === '' ? [{ path, message }] : []);
  return [
    ...wanted('content.excerpt', excerpt, 'Readers see one or two sentences of it on the list: write an excerpt'),
    ...wanted('content.author', author, 'Say who has written it'),
    ...wanted('content.body', body.trim(), 'The post is empty'),
    ...(cover ? wanted('content.cover.alt', cover.alt, 'Say what the picture shows, for people who cannot see it') : []),
    ...faults.map(({ line, message }) => ({ path: 'content.body', message: `Line ${line}: ${message}` })),
  ];
}

const onTaken = (run: () => Promise<void>) => translating<void>({ blog_posts_slug_unique: addressTaken as () => ApiError }, run);

/** Reserves an address for a post until the transaction ends. @throws addressTaken */
export async function requireAddress(db: Knex, slug: string, id: number | null): Promise<void> {
  await lockAddresses(db);
  if (await isAddressTaken(db, slug, id)) throw addressTaken();
}

/** Updates the columns; a former public address redirects to the new one. */
export async function moveAndWrite(
  db: Knex,
  post: WrittenPost,
  change: { version: number; content: PostContent; set: SetText; state: Parameters<typeof writePost>[2]['state'] },
  by: number,
  now: Date,
): Promise<void> {
  // Drafts were never public; scheduled posts may have been announced.
  const known = post.status !== 'draft' && post.slug !== change.content.slug;
  await onTaken(() => writePost(db, post.id, change, by, now));
  if (known) await moveAddress(db, post.id, post.slug, change.content.slug);
}
