import { beforeAll, describe, expect, test } from 'vitest';
import { type Session, startTestApi, type TestAnswer } from '../../../../test/test-api.ts';
import { retypesetPosts } from './index.ts';

const api = await startTestApi();
let learner: Session;
let staff: Session;
beforeAll(async () => {
  [learner, staff] = [await api.signUp(), await api.asStaff()];
  const post = (number: number, status: 'published' | 'draft') => ({
    slug: `post-${number}`,
    title: `Title ${9 - number}`,
    author: 'Editorial',
    excerpt: 'Short.',
    status,
    published_date: new Date(Date.UTC(2026, number, 1)),
    updated_at: new Date(Date.UTC(2026, number, 2)),
    content_markdown: `Number $n = ${number}$ <script>alert(1)</script>`,
  });
  await api.db('blog_posts').insert([post(1, 'published'), post(2, 'published'), post(3, 'published'), post(4, 'draft')]);
  await retypesetPosts(api.db);
});

const list = (query: Record<string, string> = {}, as?: Session) =>
  api.callLoosely('GET /content/blog-posts', { query, ...(as ? { as } : {}) }) as unknown as ReturnType<
    typeof api.call<'GET /content/blog-posts'>
  >;

describe('GET /content/blog-posts', () => {
  test('answers published posts in the shape of the content service, newest first', async () => {
    const { body } = await list({ locale: 'en', draft: 'false', depth: '1' });
    expect(body.docs.map(({ slug }) => slug)).toEqual(['post-3', 'post-2', 'post-1']);
    expect(body).toMatchObject({
      totalDocs: 3,
      limit: 10,
      page: 1,
      totalPages: 1,
      pagingCounter: 1,
      hasNextPage: false,
      prevPage: null,
    });
    expect(body.docs[0]).toMatchObject({ author: 'Editorial', publishedDate: '2026-04-01T00:00:00.000Z', featuredImage: null });
    expect(body.docs[0]?.content).toContain('<math ');
    expect(body.docs[0]?.content).not.toContain('<script');
  });

  test('leaves the text out for a list, which shows none of it', async () => {
    const { body } = await list({ 'select[content]': 'false' });
    expect(body.docs.map(({ title, excerpt, content }) => [title, excerpt, content])).toEqual([
      ['Title 6', 'Short.', ''],
      ['Title 7', 'Short.', ''],
      ['Title 8', 'Short.', ''],
    ]);
  });

  test('finds one by its slug', async () => {
    const find = async (slug: string) => (await list({ 'where[slug][equals]': slug })).body.docs.map((post) => post.slug);
    expect(await find('post-2')).toEqual(['post-2']);
    expect(await find('post-4')).toEqual([]);
    expect(await find('nothing')).toEqual([]);
  });

  test('pages and sorts', async () => {
    const { body } = await list({ limit: '2', page: '2', sort: 'publishedDate' });
    expect(body.docs.map(({ slug }) => slug)).toEqual(['post-3']);
    expect(body).toMatchObject({ totalDocs: 3, totalPages: 2, pagingCounter: 3, hasPrevPage: true, prevPage: 1, nextPage: null });
    expect((await list({ sort: 'title' })).body.docs.map(({ slug }) => slug)).toEqual(['post-3', 'post-2', 'post-1']);
    expect((await list({ sort: '-title' })).body.docs.map(({ slug }) => slug)).toEqual(['post-1', 'post-2', 'post-3']);
    expect((await list({ limit: '0' })).body).toMatchObject({ limit: 3, totalPages: 1 });
    expect((await list({ page: '9' })).body.docs).toEqual([]);
  });

  test('shows drafts to staff who ask for them', async () => {
    expect((await list({ draft: 'true' }, staff)).body.totalDocs).toBe(4);
    expect((await list({}, staff)).body.totalDocs).toBe(3);
    expect((await list({ draft: 'true' }, learner)).status).toBe(403);
    expect((await list({ draft: 'true' })).status).toBe(403);
  });

  test('refuses values that it does not know', async () => {
    const refused: Record<string, string>[] = [{ sort: 'author' }, { limit: '-1' }, { page: '0' }, { depth: 'x' }];
    for (const query of refused) {
      expect((await list(query)).status).toBe(422);
    }
  });
});

describe('GET /content/blog-posts/:id', () => {
  test('finds published posts, and drafts for staff', async () => {
    const rows: { id: number; slug: string }[] = await api.db('blog_posts').select('id', 'slug');
    const idOf = (slug: string) => String(rows.find((row) => row.slug === slug)?.id);
    const ask = (id: string, as?: Session) => api.call('GET /content/blog-posts/:id', { params: { id }, ...(as ? { as } : {}) });
    expect((await ask(idOf('post-1'))).body).toMatchObject({ id: idOf('post-1'), slug: 'post-1' });
    expect((await ask(idOf('post-4'), learner)).status).toBe(404);
    expect((await ask(idOf('post-4'), staff)).status).toBe(200);
    for (const id of ['0', 'abc', '999999', '99999999999999']) expect((await ask(id)).status).toBe(404);
  });
});

describe('PUT /content/blog-posts/:slug/feedback', () => {
  const visitor = '5b2c7d0a-8b1e-4f6a-9a53-0b6f0f6d2b11';
  const give = (slug: string, body: Record<string, unknown>, as?: Session) =>
    api.callLoosely('PUT /content/blog-posts/:slug/feedback', { params: { slug }, body, ...(as ? { as } : {}) });
  const rows = () => api.db('blog_feedback').select('slug', 'helpful', 'words').orderBy('id');

  test('stores one answer per reader, replaced by the next, and keeps words that are not given again', async () => {
    expect((await give('post-1', { visitor, helpful: false, words: ' Too <b>short</b> ' })).body).toMatchObject({
      helpful: false,
      words: 'Too <b>short</b>',
    });
    await give('post-1', { visitor, helpful: true });
    expect(await rows()).toEqual([{ slug: 'post-1', helpful: true, words: 'Too <b>short</b>' }]);
    await give('post-1', { visitor, helpful: true, words: '' });
    expect(await rows()).toEqual([{ slug: 'post-1', helpful: true, words: '' }]);
    await Promise.all(Array.from({ length: 12 }, () => give('post-1', { visitor, helpful: true })));
    expect(await rows()).toHaveLength(1);
  });

  test('counts an account once, also after log-in, and stores no name', async () => {
    await give('post-2', { visitor, helpful: true });
    await give('post-2', { visitor, helpful: false }, learner);
    await give('post-2', { visitor: '9d3f0c1e-52f5-4a4d-8c55-66d1c7d0f3aa', helpful: false }, learner);
    expect((await rows()).filter(({ slug }) => slug === 'post-2')).toEqual([{ slug: 'post-2', helpful: false, words: '' }]);
    expect(JSON.stringify(await api.db('blog_feedback'))).not.toContain(String(learner.user.email));
  });

  test.each([
    ['nothing', {}, 422],
    ['words without a choice', { visitor, words: 'x' }, 422],
    ['too many words', { visitor, helpful: true, words: 'x'.repeat(1_001) }, 422],
    ['a visitor that is none', { visitor: 'me', helpful: true }, 422],
    ['more than it knows', { visitor, helpful: true, name: 'x' }, 422],
    ['words that cannot be stored', { visitor, helpful: true, words: 'a\u0000' }, 422],
  ])('refuses %s', async (_, body, status) => {
    expect((await give('post-3', body)).status).toBe(status);
  });

  test('is of published posts only', async () => {
    for (const slug of ['post-4', 'nothing']) expect((await give(slug, { visitor, helpful: true })).status).toBe(404);
  });

  test('is counted by network, so that one machine cannot make up a crowd', async () => {
    const from = (address: string, index: number) =>
      api.fetch('/content/blog-posts/post-3/feedback', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ visitor: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, helpful: false }),
      });
    await api.db('rate_limits').delete();
    expect((await from('203.0.113.9', 1)).status).toBe(200);
    await api.db('rate_limits').where('key', 'like', 'blog-feedback:%').update({ points: 119 });
    const statuses = (await Promise.all([2, 3, 4].map((index) => from('203.0.113.9', index)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 429, 429]);
    expect((await from('198.51.100.7', 999)).status).toBe(200);
  });
});

describe('GET /api/admin/blog-feedback', () => {
  const read = (query: Record<string, string>, as?: Session) =>
    api.callLoosely('GET /api/admin/blog-feedback', { query, ...(as ? { as } : {}) });

  test('shows staff the feedback, newest first, with counts', async () => {
    const { body } = (await read({ slug: 'post-2' }, staff)) as unknown as TestAnswer<'GET /api/admin/blog-feedback'>;
    expect(body.feedback).toMatchObject([{ slug: 'post-2', title: 'Title 7', helpful: false, words: '' }]);
    expect(body).toMatchObject({ page: 1, pageSize: 20, totalCount: 1 });
    expect(body.posts.find(({ slug }) => slug === 'post-2')).toEqual({
      slug: 'post-2',
      title: 'Title 7',
      helpful: 0,
      not_helpful: 1,
    });
    const words = (await read({ words: 'true' }, staff)) as unknown as TestAnswer<'GET /api/admin/blog-feedback'>;
    expect(words.body.feedback).toEqual([]);
    const helpful = (await read({ helpful: 'true' }, staff)) as unknown as TestAnswer<'GET /api/admin/blog-feedback'>;
    expect(helpful.body.feedback.every((answer) => answer.helpful)).toBe(true);
  });

  test('is exported as the filter shows it', async () => {
    const said = { slug: 'taken-along', title: 'Taken along', visitor: 'one', helpful: false, words: '=cmd|calc' };
    await api.db('blog_feedback').insert({ ...said, created_at: api.clock.now(), updated_at: api.clock.now() });
    const lines = async (query: string) => {
      const headers = { authorization: `Bearer ${staff.token}` };
      const answer = await api.fetch(`/api/admin/blog-feedback/export?${query}`, { headers });
      return (await answer.text()).trim().split('\r\n').slice(1);
    };
    const [only, ...others] = await lines('slug=taken-along&words=true&helpful=false');
    expect(others).toEqual([]);
    expect(only?.split(',').slice(1, 5)).toEqual(['Taken along', 'taken-along', 'no', "'=cmd|calc"]);
    expect(await lines('slug=taken-along&helpful=true')).toEqual([]);
  });

  test('is hidden from all others', async () => {
    expect((await read({}, learner)).status).toBe(403);
    expect((await read({})).status).toBe(401);
    expect((await read({ page: '0' }, staff)).status).toBe(422);
  });
});

describe('the feeds', () => {
  test.each([
    ['/content/rss.xml', 'application/rss+xml', /<item>/g],
    ['/content/atom.xml', 'application/atom+xml', /<entry>/g],
  ])('%s has the published posts, newest first, whole addresses and nothing that runs', async (path, type, items) => {
    await api
      .db('blog_posts')
      .where('slug', 'post-1')
      .update({ title: 'Less < more & "so" ]]>', content_html: '<img src="/api/images/a.svg">' });
    const response = await api.fetch(path);
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(xml.match(items)).toHaveLength(3);
    expect(xml.indexOf('/blogs/post-3')).toBeLessThan(xml.indexOf('/blogs/post-1'));
    expect(xml).not.toContain('post-4');
    expect(xml).toContain('http://localhost:3000/api/images/a.svg');
    expect(xml).not.toContain('<script');
  });

  test.each(['/content/rss.xml', '/content/atom.xml'])('%s is whole without any posts', async (path) => {
    await api.db('blog_posts').delete();
    expect((await api.fetch(path)).status).toBe(200);
  });
});
