import type { PostContent, StaffPost } from '@api/contract';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';
import { showDueChanges } from '../index.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const staff = await api.asStaff({ full_name: 'Ada Editor' });
const other = await api.asStaff({ full_name: 'Other Editor' });

beforeEach(async () => {
  for (const table of ['blog_post_slugs', 'blog_posts', 'blog_feedback', 'staff_actions']) await api.db(table).delete();
});

const CONTENT: PostContent = {
  title: 'Roots of unity',
  slug: 'roots-of-unity',
  excerpt: 'Where they stand.',
  author: 'Ada Editor',
  language: 'en',
  search_description: '',
  topic_ids: [],
  cover: null,
  body: 'The roots of $z^3 = 1$.\n\n| a | b |\n| - | - |\n| 1 | 2 |',
};

const TAKEN = { title: 'Other', author: 'Ada Editor', excerpt: 'x', content_markdown: 'x', status: 'draft' };

const begin = async (changes: Partial<PostContent> = {}): Promise<StaffPost> => {
  const { status, body, error } = await api.call('POST /api/admin/blog-posts', { as: staff, body: { ...CONTENT, ...changes } });
  expect(status, JSON.stringify(error)).toBe(201);
  return body.post;
};
const save = ({ id, version, content }: StaffPost, changes: Partial<PostContent>, as = staff) =>
  api.call('PUT /api/admin/blog-posts/:id', { as, params: { id }, body: { version, content: { ...content, ...changes } } });
const publish = ({ id, version }: StaffPost, at: string | null = null) =>
  api.call('POST /api/admin/blog-posts/:id/publish', { as: staff, params: { id }, body: { version, at } });
const withdraw = ({ id, version }: StaffPost) =>
  api.call('POST /api/admin/blog-posts/:id/withdraw', { as: staff, params: { id }, body: { version, reason: 'Has a mistake' } });
const published = async (changes: Partial<PostContent> = {}) => (await publish(await begin(changes))).body.post;

/** Everything that guests can get hold of posts by, as one text. */
async function seenByGuests(): Promise<string> {
  const addresses = [
    '/content/blog-posts?limit=0',
    '/content/blog-posts?limit=0&draft=false',
    '/content/blog-posts?sort=title',
    '/content/blog-posts?where[slug][equals]=roots-of-unity',
    '/content/rss.xml',
    '/content/atom.xml',
    '/api/sitemap',
    '/api/sitemap/posts-1',
  ];
  const ids: number[] = await api.db('blog_posts').pluck('id');
  const all = [...addresses, ...ids.map((id) => `/content/blog-posts/${id}`)];
  return (await Promise.all(all.map(async (address) => (await api.fetch(address)).text()))).join('\n');
}

/** What guests read of posts, as one text: other tests show that all pages agree. */
const readByGuests = async () => (await api.fetch('/content/blog-posts?limit=0')).text();

describe('a draft', () => {
  test('is hidden from all but staff, everywhere', async () => {
    const { id } = await begin();
    expect(await seenByGuests()).not.toContain('roots-of-unity');
    const learner = await api.signUp();
    for (const as of [undefined, learner]) {
      const query = { draft: 'true', 'where[slug][equals]': CONTENT.slug };
      const { status } = await api.callLoosely('GET /content/blog-posts', { query, ...(as && { as }) });
      expect(status).toBe(as ? 403 : 403);
      expect((await api.callLoosely('GET /content/blog-posts/:id', { params: { id }, ...(as && { as }) })).status).toBe(404);
    }
    const filters = ['where[status][equals]=draft', 'where[_status][equals]=draft', 'where[or][0][slug][equals]=roots-of-unity'];
    // Parameters that the call does not know are ignored.
    for (const filter of filters)
      expect(await (await api.fetch(`/content/blog-posts?${filter}`)).text()).toBe(
        await (await api.fetch('/content/blog-posts')).text(),
      );
    const feedback = { params: { slug: CONTENT.slug }, body: { visitor: crypto.randomUUID(), helpful: true } };
    expect((await api.callLoosely('PUT /content/blog-posts/:slug/feedback', feedback)).status).toBe(404);
  });

  test('may be nearly empty, but readers are shown no such post', async () => {
    const post = await begin({ excerpt: '', author: '', body: '', search_description: '' });
    const { status, error } = await publish(post);
    expect(status).toBe(422);
    expect(error.issues?.map(({ path }) => path)).toEqual(['content.excerpt', 'content.author', 'content.body']);
  });

  test('is deleted with its versions; what readers have seen is not', async () => {
    const post = await begin();
    const body = { version: post.version, reason: 'Begun by mistake' };
    expect((await api.call('DELETE /api/admin/blog-posts/:id', { as: staff, params: { id: post.id }, body })).status).toBe(200);
    expect(await api.db('blog_post_versions').where('post_id', post.id)).toEqual([]);
    const { id, version } = await published();
    const late = { as: staff, params: { id }, body: { version, reason: 'No longer wanted' } };
    expect((await api.call('DELETE /api/admin/blog-posts/:id', late)).error.code).toBe('was_published');
  });
});

describe('publishing', () => {
  test('shows the post everywhere at once, sanitised and set', async () => {
    const { id } = await published({ body: `${CONTENT.body}\n\nSo <script>alert(1)</script> [a](javascript:alert(1))` });
    const seen = await seenByGuests();
    expect(seen.split('roots-of-unity').length).toBeGreaterThan(5);
    const { body } = await api.callLoosely('GET /content/blog-posts/:id', { params: { id } });
    const { content } = body as unknown as { content: string };
    expect(content).toContain('<math ');
    expect(content).toContain('<table>');
    expect(content).not.toMatch(/<script|javascript:/);
  });

  test('is refused for formulae and pictures that cannot be shown', async () => {
    const post = await begin({
      body: 'Let $\\frac{1}{$.\n\n![](/api/images/image-0.png)\n\n![A far one](https://example.org/a.png)',
    });
    const { status, error } = await publish(post);
    expect(status).toBe(422);
    expect(error.issues?.map(({ message }) => message.slice(0, 7))).toEqual(['Line 1:', 'Line 3:', 'Line 5:']);
  });

  test('of changes keeps its day, and shows them only then', async () => {
    const first = await published();
    api.clock.advance(3 * 86_400_000);
    const saved = await save(first, { body: 'Rewritten.', title: 'Roots, again' });
    expect(saved.body.post).toMatchObject({ state: 'published', unpublished_changes: true, title: 'Roots, again' });
    expect(await readByGuests()).not.toContain('Rewritten');
    const { body } = await publish(saved.body.post);
    expect(body.post).toMatchObject({ unpublished_changes: false, published_at: first.published_at });
    expect(await readByGuests()).toContain('Rewritten');
  });

  test('sent twice publishes once', async () => {
    const post = await begin();
    const [one, two] = await Promise.all([publish(post), publish(post)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  });
});

describe('a scheduled post', () => {
  test('appears at its moment, with nothing running, and not before', async () => {
    const at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
    const { body } = await publish(await begin(), at);
    expect(body.post).toMatchObject({ state: 'scheduled', published_at: at });
    api.clock.advance(3_599_000);
    expect(await seenByGuests()).not.toContain('roots-of-unity');
    api.clock.advance(1_000);
    const seen = await seenByGuests();
    for (const part of ['<link>', '"path":"/blogs/roots-of-unity"', `"publishedDate":"${at}"`]) expect(seen).toContain(part);
    const { post } = (await api.call('GET /api/admin/blog-posts/:id', { as: staff, params: { id: body.post.id } })).body;
    expect(post.state).toBe('published');
    expect((await publish(post, new Date(api.clock.now().getTime() + 1).toISOString())).error.code).toBe('already_published');
  });

  test('shows what was scheduled, not what was written since', async () => {
    const at = new Date(api.clock.now().getTime() + 60_000).toISOString();
    const { post } = (await publish(await begin(), at)).body;
    await save(post, { title: 'Written since' });
    api.clock.advance(60_000);
    const seen = await readByGuests();
    expect(seen).toContain('Roots of unity');
    expect(seen).not.toContain('Written since');
  });

  test('is never for a moment that has passed, and can be taken off', async () => {
    const post = await begin();
    expect((await publish(post, '2020-01-01T00:00:00Z')).error.code).toBe('moment_is_past');
    const { post: scheduled } = (await publish(post, '2099-01-01T00:00:00Z')).body;
    const { body } = await withdraw(scheduled);
    expect(body.post).toMatchObject({ state: 'draft', published_at: null });
    expect(body.message).toBe('The post is off the schedule, a draft again');
    const { actions } = (await api.call('GET /api/admin/log', { as: staff, query: { object: 'post' } })).body;
    expect(actions[0]).toMatchObject({ action: 'post.unscheduled', reason: 'Has a mistake' });
  });
});

describe('a change of a post that readers see, from a moment on', () => {
  const inAnHour = () => new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  const showDue = () => showDueChanges({ db: api.db, now: api.clock.now(), log: pino({ level: 'silent' }) });
  const scheduled = async (changes: Partial<PostContent>, at = inAnHour()) =>
    (await publish((await save(await published(), changes)).body.post, at)).body.post;
  const cancel = ({ id, version }: StaffPost) =>
    api.call('DELETE /api/admin/blog-posts/:id/scheduled-change', {
      as: staff,
      params: { id },
      body: { version, reason: 'Needs another look' },
    });
  const read = async (id: number) => (await api.call('GET /api/admin/blog-posts/:id', { as: staff, params: { id } })).body.post;

  test('leaves the old text until then, and shows the new one from then on, once', async () => {
    const at = inAnHour();
    const post = await scheduled({ body: 'Rewritten.', slug: 'unit-roots' }, at);
    expect(post).toMatchObject({
      state: 'published',
      change_due_at: at,
      unpublished_changes: true,
      changed_since_scheduling: false,
    });
    api.clock.advance(3_599_000);
    expect(await showDue()).toBe(0);
    const before = await readByGuests();
    expect(before).not.toMatch(/Rewritten|unit-roots/);
    api.clock.advance(1_000);
    expect((await Promise.all([showDue(), showDue()])).toSorted()).toEqual([0, 1]);
    const after = await readByGuests();
    for (const part of ['Rewritten', 'unit-roots', `"updatedAt":"${at}"`]) expect(after).toContain(part);
    expect(await read(post.id)).toMatchObject({
      change_due_at: null,
      unpublished_changes: false,
      former_slugs: ['roots-of-unity'],
    });
    expect((await publish(await read(post.id), inAnHour())).error.code).toBe('already_published');
  });

  test('shows what was scheduled; what was written since stays unpublished', async () => {
    const post = await scheduled({ title: 'As scheduled' });
    const since = (await save(post, { title: 'Written since' })).body.post;
    expect(since).toMatchObject({ change_due_at: post.change_due_at, changed_since_scheduling: true });
    api.clock.advance(3_600_000);
    expect(await showDue()).toBe(1);
    const seen = await readByGuests();
    expect([seen.includes('As scheduled'), seen.includes('Written since')]).toEqual([true, false]);
    expect(await read(post.id)).toMatchObject({ title: 'Written since', unpublished_changes: true, change_due_at: null });
  });

  test('is put off, with what was written since, and taken off; nothing of it is lost', async () => {
    const post = (await save(await scheduled({ title: 'First' }), { title: 'Second' })).body.post;
    const at = new Date(api.clock.now().getTime() + 7_200_000).toISOString();
    const later = (await publish(post, at)).body.post;
    expect(later).toMatchObject({ change_due_at: at, changed_since_scheduling: false });
    api.clock.advance(3_600_000);
    expect(await showDue()).toBe(0);
    const off = (await cancel(later)).body.post;
    expect(off).toMatchObject({ change_due_at: null, title: 'Second', unpublished_changes: true, state: 'published' });
    expect((await cancel(off)).error.code).toBe('nothing_scheduled');
    api.clock.advance(3_600_000);
    expect(await showDue()).toBe(0);
    expect(await readByGuests()).not.toMatch(/First|Second/);
  });

  test.each([
    ['publishing at once', (post: StaffPost) => publish(post)],
    ['withdrawing', withdraw],
  ])('goes with %s', async (_what, act) => {
    await act((await save(await scheduled({ title: 'As scheduled' }), { title: 'Instead of it' })).body.post);
    api.clock.advance(3_600_000);
    expect(await showDue()).toBe(0);
    expect(await readByGuests()).not.toContain('As scheduled');
  });

  test('keeps its address from other posts, and is listed among what is scheduled', async () => {
    const post = await scheduled({ slug: 'unit-roots' });
    await save(post, { slug: 'roots-of-unity' });
    const { status } = await api.call('POST /api/admin/blog-posts', { as: staff, body: { ...CONTENT, slug: 'unit-roots' } });
    expect(status).toBe(422);
    const { posts } = (await api.call('GET /api/admin/blog-posts', { as: staff, query: { state: 'scheduled' } })).body;
    expect(posts).toMatchObject([{ id: post.id, state: 'published', change_due_at: post.change_due_at }]);
  });

  test('that cannot be shown keeps no other from being so', async () => {
    const first = await scheduled({ title: 'Cannot be shown' });
    await api.db('blog_posts').insert({ ...TAKEN, slug: 'taken' });
    await api
      .db('scheduled_post_changes')
      .where('post_id', first.id)
      .update({ content: JSON.stringify({ ...CONTENT, slug: 'taken' }) });
    api.clock.advance(1_000);
    const other = (await publish(await begin({ slug: 'other' }))).body.post;
    await publish((await save(other, { title: 'Can be shown' })).body.post, inAnHour());
    api.clock.advance(3_600_000);
    expect(await showDue()).toBe(1);
    expect(await readByGuests()).toContain('Can be shown');
    expect((await read(first.id)).change_due_at).not.toBeNull();
  });
});

test('a withdrawn post is gone for readers at once, keeps what was written, and can come back', async () => {
  const post = await published();
  const changed = (await save(post, { title: 'Better' })).body.post;
  const { body } = await withdraw(changed);
  expect(body.post).toMatchObject({ state: 'withdrawn', title: 'Better', unpublished_changes: false });
  expect(await readByGuests()).not.toContain('roots-of-unity');
  expect((await withdraw(body.post)).error.code).toBe('not_published');
  expect((await publish(body.post)).body.post).toMatchObject({ state: 'published', published_at: post.published_at });
});

describe('addresses', () => {
  const find = async (slug: string) => {
    const { body } = await api.callLoosely('GET /content/blog-posts', { query: { 'where[slug][equals]': slug } });
    return (body as unknown as { docs: { slug: string }[] }).docs.map((post) => post.slug);
  };

  test('that a post had lead to it, with what readers said; no other post gets one of them', async () => {
    const post = await published();
    const said = { params: { slug: CONTENT.slug }, body: { visitor: crypto.randomUUID(), helpful: true } };
    await api.callLoosely('PUT /content/blog-posts/:slug/feedback', said);
    const moved = (await save(post, { slug: 'unit-roots' })).body.post;
    expect(await find('unit-roots')).toEqual([]);
    await publish(moved);
    expect([await find('unit-roots'), await find('roots-of-unity')]).toEqual([['unit-roots'], ['unit-roots']]);
    expect(await api.db('blog_feedback').pluck('slug')).toEqual(['unit-roots']);
    const second = { ...CONTENT, title: 'Second' };
    for (const slug of ['roots-of-unity', 'unit-roots']) {
      const { status, error } = await api.call('POST /api/admin/blog-posts', { as: staff, body: { ...second, slug } });
      expect([status, error.issues?.[0]?.path]).toEqual([422, 'content.slug']);
    }
  });

  test('of a post may be taken back by itself', async () => {
    const post = await published();
    const moved = (await publish((await save(post, { slug: 'unit-roots' })).body.post)).body.post;
    await publish((await save(moved, { slug: CONTENT.slug })).body.post);
    expect([await find(CONTENT.slug), await find('unit-roots')]).toEqual([[CONTENT.slug], [CONTENT.slug]]);
  });

  test('are given once when two ask at the same moment', async () => {
    const ask = () => api.call('POST /api/admin/blog-posts', { as: staff, body: CONTENT });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});

describe('versions', () => {
  test('are kept of each change; an older one comes back as a new one, unpublished', async () => {
    const post = await published();
    const changed = (await save(post, { body: 'Second text.' }, other)).body.post;
    const params = { id: post.id };
    const { versions } = (await api.call('GET /api/admin/blog-posts/:id/versions', { as: staff, params })).body;
    expect(versions.map(({ version, kind, changed_by, current }) => [version, kind, changed_by?.name, current])).toEqual([
      [3, 'edited', 'Other Editor', true],
      [2, 'published', 'Ada Editor', false],
      [1, 'created', 'Ada Editor', false],
    ]);
    const one = await api.call('GET /api/admin/blog-posts/:id/versions/:version', {
      as: staff,
      params: { ...params, version: 3 },
    });
    expect([one.body.content.body, one.body.before?.body]).toEqual(['Second text.', CONTENT.body]);
    const back = await api.call('POST /api/admin/blog-posts/:id/versions/:version/restore', {
      as: staff,
      params: { ...params, version: 1 },
      body: { version: changed.version },
    });
    expect(back.body.post).toMatchObject({ version: 4, content: { body: CONTENT.body } });
  });

  test('of a post that came with the product begin with what it said', async () => {
    const row = { slug: 'old', title: 'Old', author: 'Editorial', excerpt: 'x', content_markdown: 'As it came.', seed_hash: 'h' };
    const [{ id }] = await api
      .db('blog_posts')
      .insert({ ...row, status: 'published', published_date: '2026-01-01T00:00:00Z' })
      .returning('id');
    const { post } = (await api.call('GET /api/admin/blog-posts/:id', { as: staff, params: { id } })).body;
    await publish((await save(post, { body: 'Mended.' })).body.post);
    const { versions } = (await api.call('GET /api/admin/blog-posts/:id/versions', { as: staff, params: { id } })).body;
    expect(versions.map(({ kind }) => kind)).toEqual(['published', 'edited', 'original']);
    expect(await api.db('blog_posts').where({ id }).first('seed_hash')).toEqual({ seed_hash: null });
  });

  test('tell the second of two authors, and keep what the first has saved', async () => {
    const post = await begin();
    expect((await save(post, { title: 'Mine' })).status).toBe(200);
    const { status, error } = await save(post, { title: 'Theirs' }, other);
    expect([status, error.code]).toEqual([409, 'edited_meanwhile']);
    expect(error.message).toMatch(/^Ada Editor has saved this post/);
    expect((await api.call('GET /api/admin/blog-posts/:id', { as: other, params: { id: post.id } })).body.post.title).toBe(
      'Mine',
    );
  });
});

describe('pictures', () => {
  const upload = async (bytes: Buffer, as = staff) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(bytes)]), 'a.png');
    const headers = { authorization: `Bearer ${as.token}` };
    const response = await api.fetch('/api/admin/blog-posts/images', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as { name: string; url: string; message: string } };
  };

  test('are cleaned, kept and shown with their size and their words', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer();
    const { status, body: image } = await upload(png);
    expect([status, image]).toMatchObject([201, { width: 60, height: 40 }]);
    expect((await api.fetch(image.url)).status).toBe(200);
    const cover = { name: image.name, alt: 'A red field' };
    const { id } = await published({ body: `![A red field](${image.url})`, cover });
    const { body } = await api.callLoosely('GET /content/blog-posts/:id', { params: { id } });
    const tag = `<img src="${image.url}" width="60" height="40" loading="lazy" decoding="async" alt="A red field">`;
    expect(body).toMatchObject({ content: `<p>${tag}</p>`, featuredImage: { url: image.url, alt: 'A red field' } });
  });

  test('of other types are refused, and learners store none', async () => {
    const { status, body } = await upload(Buffer.from('GIF89a no picture'));
    expect([status, body.message]).toEqual([422, 'Only PNG, JPEG, WebP and SVG images can be used']);
    expect((await upload(Buffer.from('x'), await api.signUp())).status).toBe(403);
    const missing = { ...CONTENT, cover: { name: `image-${'0'.repeat(32)}.png`, alt: 'x' } };
    expect((await api.call('POST /api/admin/blog-posts', { as: staff, body: missing })).status).toBe(422);
  });
});

test('topics, language and the description for search engines reach readers', async () => {
  const [topic, below]: { id: number }[] = await api.db('topics').orderBy('depth');
  const ids = [below?.id ?? 0, topic?.id ?? 0];
  const { id } = await published({ topic_ids: ids, language: 'es', search_description: 'Para buscadores' });
  const { body } = await api.callLoosely('GET /content/blog-posts/:id', { params: { id } });
  const { topics, language, meta } = body as unknown as { topics: { slugs: string[] }[]; language: string; meta: unknown };
  expect([language, meta]).toEqual(['es', { description: 'Para buscadores' }]);
  expect(topics.map(({ slugs }) => slugs.length)).toEqual([3, 2]);
  const wrong = await api.call('POST /api/admin/blog-posts', {
    as: staff,
    body: { ...CONTENT, slug: 'b', topic_ids: [999_999] },
  });
  expect(wrong.error.issues?.[0]?.path).toBe('content.topic_ids.0');
});

test('the list is searched, narrowed and sorted', async () => {
  await begin({ title: 'Zeta', slug: 'zeta' });
  api.clock.advance(1_000);
  await published({ title: 'Alpha 100%', slug: 'alpha' });
  const list = async (query: Record<string, string>) => {
    const { body } = await api.callLoosely('GET /api/admin/blog-posts', { as: staff, query });
    return (body as unknown as { posts: { title: string }[] }).posts.map(({ title }) => title);
  };
  expect(await list({})).toEqual(['Alpha 100%', 'Zeta']);
  expect(await list({ sortBy: 'title', sortOrder: 'desc' })).toEqual(['Zeta', 'Alpha 100%']);
  expect(await list({ q: '100%' })).toEqual(['Alpha 100%']);
  expect(await list({ state: 'draft' })).toEqual(['Zeta']);
  expect(await list({ state: 'published' })).toEqual(['Alpha 100%']);
  expect(await list({ state: 'scheduled' })).toEqual([]);
});

test('the list is exported as CSV, with its filter and order', async () => {
  await begin({ title: 'Beta', slug: 'beta' });
  await published({ title: 'Alpha', slug: 'alpha' });
  const exported = async (query: string) => {
    const headers = { authorization: `Bearer ${staff.token}` };
    const text = await (await fetch(`${api.url}/api/admin/blog-posts/export?${query}`, { headers })).text();
    return text.trim().split('\r\n').slice(1);
  };
  const all = await exported('sortBy=title');
  expect(all.map((line) => line.split(',').slice(1, 5))).toEqual([
    ['Alpha', 'alpha', 'Ada Editor', 'published'],
    ['Beta', 'beta', 'Ada Editor', 'draft'],
  ]);
  expect(await exported('state=draft')).toEqual([all[1]]);
  expect(await exported('q=alp')).toEqual([all[0]]);
});

test('what staff do with posts is in the log, with what it was', async () => {
  await withdraw(await published());
  const { actions } = (await api.call('GET /api/admin/log', { as: staff, query: { object: 'post' } })).body;
  expect(actions.map(({ action, reason, details }) => [action, reason, details.title])).toEqual([
    ['post.withdrawn', 'Has a mistake', 'Roots of unity'],
    ['post.published', '', 'Roots of unity'],
    ['post.created', '', 'Roots of unity'],
  ]);
});

test('where a content service is named, nothing is written here', async () => {
  const elsewhere = await startTestApi({ CONTENT_URL: 'https://cms.example.org/api' });
  const writer = await elsewhere.asStaff();
  expect((await elsewhere.call('GET /api/admin/blog-posts', { as: writer })).body).toMatchObject({
    posts: [],
    elsewhere: 'https://cms.example.org',
  });
  const { error } = await elsewhere.call('POST /api/admin/blog-posts', { as: writer, body: CONTENT });
  expect(error.code).toBe('posts_elsewhere');
});
