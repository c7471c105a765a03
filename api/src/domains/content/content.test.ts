import { beforeAll, describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../test/test-api.ts';
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

  test('refuses what it does not know', async () => {
    const refused: Record<string, string>[] = [
      { 'where[title][like]': 'x' },
      { sort: 'author' },
      { limit: '-1' },
      { page: '0' },
      { depth: 'x' },
    ];
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
