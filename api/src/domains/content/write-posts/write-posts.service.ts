import type { InputIssue, ListedPost, PostContent, PostFault, PostState, PostVersion, StaffPost } from '@api/contract';
import { POSTS_ON_PAGE } from '@api/contract';
import type { Knex } from 'knex';
import type { CsvColumn } from '../../../csv/csv.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { translating } from '../../../db/sqlstate.ts';
import { type ApiError, invalidInput } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { exportList, noteStaffAction } from '../../staff-log/index.ts';
import { setPost } from './set-post.ts';
import {
  addressTaken,
  alreadyPublished,
  editedMeanwhile,
  momentIsPast,
  noSuchPost,
  noSuchVersion,
  notPublished,
  postsElsewhere,
  wasPublished,
} from './write-posts.errors.ts';
import {
  allPosts,
  contentOf,
  deleteWrittenPost,
  findDrawings,
  findImageSizes,
  findTopicIds,
  findVersionContent,
  findWrittenPost,
  insertPost,
  insertVersion,
  isAddressTaken,
  keepBeside,
  type ListedRow,
  listFormerSlugs,
  listVersions,
  lockAddresses,
  moveAddress,
  type PostOrder,
  pageOfPosts,
  type SetText,
  type WrittenPost,
  writePost,
} from './written-posts.queries.ts';

/** What writing a post needs of its call. */
type Writing = Pick<Call<'POST /api/admin/blog-posts'>, 'db' | 'caller' | 'now' | 'config'>;

/** Scheduled posts are published when their moment has come, whether or not anything runs then. */
export function stateOf({ status, published_date }: Pick<WrittenPost, 'status' | 'published_date'>, now: Date): PostState {
  if (status === 'scheduled' && published_date !== null && published_date <= now) return 'published';
  return status;
}

/** Whether readers see it, or will by themselves. */
const isShown = ({ status }: Pick<WrittenPost, 'status'>) => status === 'published' || status === 'scheduled';

function presentListed(row: ListedRow, now: Date): ListedPost {
  return {
    ...{ id: row.id, title: row.title, slug: row.slug, author: row.author, state: stateOf(row, now) },
    published_at: row.status === 'draft' ? null : (row.published_date?.toISOString() ?? null),
    unpublished_changes: row.has_draft,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by,
  };
}

async function present(db: Knex, row: WrittenPost, now: Date): Promise<StaffPost> {
  const content = row.draft ?? contentOf(row);
  const { title, author } = content;
  return {
    ...presentListed({ ...row, title, author, has_draft: row.draft !== null }, now),
    content,
    version: row.version,
    public_slug: isShown(row) ? row.slug : null,
    former_slugs: await listFormerSlugs(db, row.id),
  };
}

async function answerWith({ db, now }: Pick<Writing, 'db' | 'now'>, id: number, message: string) {
  const row = await findWrittenPost(db, id);
  if (!row) throw noSuchPost();
  return { message, post: await present(db, row, now) };
}

function requireHere({ CONTENT_URL }: Writing['config']): void {
  if (CONTENT_URL !== undefined) throw postsElsewhere();
}

async function requirePost(db: Knex, id: number): Promise<WrittenPost> {
  const post = await findWrittenPost(db, id);
  if (!post) throw noSuchPost();
  return post;
}

/** The post, locked until the transaction ends; 409 where somebody has saved it since it was read. */
async function lockPost(db: Knex, id: number, version: number): Promise<WrittenPost> {
  const post = await findWrittenPost(db, id, { lock: true });
  if (!post) throw noSuchPost();
  if (post.version !== version) throw editedMeanwhile(post);
  return post;
}

/** The version that the post came with is kept before it is changed for the first time. */
async function keepPresent(db: Knex, post: WrittenPost): Promise<void> {
  const { id, version, updated_at } = post;
  await insertVersion(db, id, { version, kind: 'original', content: post.draft ?? contentOf(post), by: null, at: updated_at });
}

/** What a save may not hold, draft or not: names of what is not there. */
async function checkReferences(db: Knex, { cover, topic_ids }: PostContent): Promise<void> {
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

/** What readers may not be shown: empty fields, and a text that cannot be set as it was meant. */
function missingFor({ excerpt, author, body, cover }: PostContent, faults: readonly PostFault[]): InputIssue[] {
  const wanted = (path: string, value: string, message: string) => (value === '' ? [{ path, message }] : []);
  return [
    ...wanted('content.excerpt', excerpt, 'Readers see one or two sentences of it on the list: write an excerpt'),
    ...wanted('content.author', author, 'Say who has written it'),
    ...wanted('content.body', body.trim(), 'The post is empty'),
    ...(cover ? wanted('content.cover.alt', cover.alt, 'Say what the picture shows, for who cannot see it') : []),
    ...faults.map(({ line, message }) => ({ path: 'content.body', message: `Line ${line}: ${message}` })),
  ];
}

const onTaken = (run: () => Promise<void>) => translating<void>({ blog_posts_slug_unique: addressTaken as () => ApiError }, run);

async function requireAddress(db: Knex, slug: string, id: number | null): Promise<void> {
  await lockAddresses(db);
  if (await isAddressTaken(db, slug, id)) throw addressTaken();
}

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
  { header: 'Readers see it from', value: ({ published_at }) => published_at },
  { header: 'Changed', value: ({ changed_at }) => changed_at },
  { header: 'Changed by', value: ({ changed_by }) => changed_by?.name ?? null },
];

/** Posts as CSV. */
export async function exportPosts(call: Call<'GET /api/admin/blog-posts/export'>) {
  const { db, query: filter, now, config } = call;
  requireHere(config);
  const query = allPosts(db, { words: filter.q, state: filter.state }, orderOf(filter), now).toSQL();
  const present = (rows: ListedRow[]) => rows.map((row) => presentListed(row, now));
  return exportList<ListedRow, ListedPost>(call, { list: 'posts', filter, query, columns: EXPORTED, present });
}

/** Posts, a page at a time. */
export async function listWrittenPosts({ db, query, now, config }: Call<'GET /api/admin/blog-posts'>) {
  const { page = 1, q: words, state } = query;
  const pageSize = POSTS_ON_PAGE;
  if (config.CONTENT_URL !== undefined) {
    return { posts: [], page: 1, pageSize, totalCount: 0, elsewhere: new URL(config.CONTENT_URL).origin };
  }
  const { rows, totalCount } = await pageOfPosts(db, { words, state }, orderOf(query), page, now);
  return { posts: rows.map((row) => presentListed(row, now)), page, pageSize, totalCount, elsewhere: null };
}

/** One post with all that is written. */
export async function getWrittenPost({ db, params, now }: Call<'GET /api/admin/blog-posts/:id'>) {
  return { post: await present(db, await requirePost(db, params.id), now) };
}

/** Sets a text as readers would see it. */
export async function previewPost({ db, body }: Call<'POST /api/admin/blog-posts/preview'>) {
  const { set, faults } = await setPost(db, body.body);
  return { content_html: set.content_html, faults };
}

/** Begins a post. */
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

/** Stores what was written last: beside what readers see, or in its place where they see nothing. */
async function storeChange({ db, caller, now, config }: Writing, { id, version, content, restoredFrom }: Change) {
  requireHere(config);
  await checkReferences(db, content);
  const { set } = await setPost(db, content.body);
  await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, id, version);
    await requireAddress(transaction, content.slug, id);
    await keepPresent(transaction, post);
    const [by, next] = [caller.userId, version + 1];
    if (isShown(post)) await keepBeside(transaction, id, next, content, by, now);
    else await moveAndWrite(transaction, post, { version: next, content, set, state: {} }, by, now);
    const kind = restoredFrom === undefined ? 'edited' : 'restored';
    await insertVersion(transaction, id, { version: next, kind, content, restoredFrom: restoredFrom ?? null, by, at: now });
    const action = restoredFrom === undefined ? 'post.changed' : 'post.restored';
    const details = { title: content.title, ...(restoredFrom !== undefined && { version: restoredFrom }) };
    await noteStaffAction(transaction, { by, action, objectId: id, details }, now);
  });
}

/** Writes the columns; where readers knew another address, that leads to the new one from here on. */
async function moveAndWrite(
  db: Knex,
  post: WrittenPost,
  change: { version: number; content: PostContent; set: SetText; state: Parameters<typeof writePost>[2]['state'] },
  by: number,
  now: Date,
): Promise<void> {
  // A draft was never anywhere; what is scheduled may have been announced.
  const known = post.status !== 'draft' && post.slug !== change.content.slug;
  await onTaken(() => writePost(db, post.id, change, by, now));
  if (known) await moveAddress(db, post.id, post.slug, change.content.slug);
}

/** Saves what is written. */
export async function savePost(call: Call<'PUT /api/admin/blog-posts/:id'>) {
  const { params, body } = call;
  const { content, version } = body;
  await storeChange(call, { id: params.id, version, content });
  const { post, message } = await answerWith(call, params.id, 'The draft is saved');
  return { post, message: post.unpublished_changes ? 'Saved. Readers see it once you publish the changes' : message };
}

/** Shows readers what was saved last, at once or from a moment on. */
export async function publishPost(call: Call<'POST /api/admin/blog-posts/:id/publish'>) {
  const { db, caller, params, body, now, config } = call;
  requireHere(config);
  const at = body.at === null ? null : new Date(body.at);
  if (at && at <= now) throw momentIsPast();
  const read = await requirePost(db, params.id);
  if (read.version !== body.version) throw editedMeanwhile(read);
  // The same version says the same: what is set here is what is published below.
  const content = read.draft ?? contentOf(read);
  await checkReferences(db, content);
  const { set, faults } = await setPost(db, content.body);
  const issues = missingFor(content, faults);
  if (issues.length > 0) throw invalidInput(issues);
  await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, params.id, body.version);
    const seen = stateOf(post, now) === 'published';
    if (at && seen) throw alreadyPublished();
    await requireAddress(transaction, content.slug, post.id);
    await keepPresent(transaction, post);
    const [by, next] = [caller.userId, post.version + 1];
    const again = seen || post.status === 'withdrawn';
    const state = {
      status: at ? ('scheduled' as const) : ('published' as const),
      published_date: at ?? (again ? post.published_date : now),
      updated_at: at ?? now,
    };
    await moveAndWrite(transaction, post, { version: next, content, set, state }, by, now);
    const kind = at ? 'scheduled' : 'published';
    await insertVersion(transaction, post.id, { version: next, kind, content, by, at: now });
    const details = { title: content.title, ...(at && { at: at.toISOString() }) };
    await noteStaffAction(transaction, { by, action: `post.${kind}`, objectId: post.id, details }, now);
  });
  return answerWith(call, params.id, at ? 'The post is scheduled' : 'Readers see the post now');
}

/** Takes a post from readers, or off its schedule. */
export async function withdrawPost(call: Call<'POST /api/admin/blog-posts/:id/withdraw'>) {
  const { db, caller, params, body, now, config } = call;
  requireHere(config);
  const read = await requirePost(db, params.id);
  const content = read.draft ?? contentOf(read);
  const { set } = await setPost(db, content.body);
  await inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, params.id, body.version);
    if (!isShown(post)) throw notPublished();
    await keepPresent(transaction, post);
    const [by, next] = [caller.userId, post.version + 1];
    const seen = stateOf(post, now) === 'published';
    const state = seen ? { status: 'withdrawn' as const } : { status: 'draft' as const, published_date: null };
    await moveAndWrite(transaction, post, { version: next, content, set, state }, by, now);
    await insertVersion(transaction, post.id, { version: next, kind: 'withdrawn', content, by, at: now });
    const entry = {
      by,
      action: 'post.withdrawn',
      objectId: post.id,
      reason: body.reason,
      details: { title: content.title },
    } as const;
    await noteStaffAction(transaction, entry, now);
  });
  return answerWith(call, params.id, 'Readers no longer see the post');
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

/** Who changed a post when. */
export async function getPostVersions({ db, params }: Call<'GET /api/admin/blog-posts/:id/versions'>) {
  const post = await requirePost(db, params.id);
  const rows = await listVersions(db, params.id);
  // A post that nobody has changed yet has the version that it came with.
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

/** What a version says, and what was said before it. */
export async function getPostVersion({ db, params }: Call<'GET /api/admin/blog-posts/:id/versions/:version'>) {
  const post = await requirePost(db, params.id);
  const content =
    (await findVersionContent(db, post.id, params.version)) ??
    (params.version === post.version ? (post.draft ?? contentOf(post)) : null);
  if (!content) throw noSuchVersion();
  return { content, before: await findVersionContent(db, post.id, params.version - 1) };
}

/** Goes back to what a version says. */
export async function restorePostVersion(call: Call<'POST /api/admin/blog-posts/:id/versions/:version/restore'>) {
  const { db, params, body } = call;
  const post = await requirePost(db, params.id);
  const found = await findVersionContent(db, params.id, params.version);
  if (!found) throw noSuchVersion();
  // Topics may have gone since, and the address may be another post's by now: the present one stays.
  const topic_ids = await findTopicIds(db, found.topic_ids);
  const content = {
    ...found,
    topic_ids: found.topic_ids.filter((id) => topic_ids.includes(id)),
    slug: (post.draft ?? post).slug,
  };
  await storeChange(call, { id: params.id, version: body.version, content, restoredFrom: params.version });
  return answerWith(call, params.id, `Version ${params.version} is back`);
}
