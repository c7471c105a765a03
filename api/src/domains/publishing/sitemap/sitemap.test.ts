import { beforeAll, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

const partNamed = async (name: string) => {
  const addresses: { path: string; lastmod: string | null }[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const query = after === 0 ? {} : { after: String(after) };
    const { body, status } = await api.callLoosely('GET /api/sitemap/:part', { params: { part: name }, query });
    expect(status).toBe(200);
    const { addresses: some, next } = body as unknown as { addresses: typeof addresses; next: number | null };
    addresses.push(...some);
    after = next;
  }
  return addresses;
};

beforeAll(async () => {
  await api.db('questions').where('id', '<=', 2).update({ visible: false });
  await api.db('questions').where('id', 3).update({ updated_at: '2026-11-20T10:00:00Z' });
  const post = {
    title: 'News',
    author: 'Editorial',
    excerpt: 'Short.',
    content_markdown: 'x',
    published_date: '2026-01-01T00:00:00Z',
  };
  await api.db('blog_posts').insert(['published', 'draft'].map((status) => ({ ...post, slug: `news-${status}`, status })));
});

describe('GET /api/sitemap', () => {
  test('names the parts that hold anything, with their latest change', async () => {
    const { body } = await api.call('GET /api/sitemap');
    expect(body.parts.map(({ name }) => name)).toEqual(['questions-1', 'topics-1', 'syllabus-1', 'posts-1']);
    const [newest] = await api.db('questions').where('visible', true).orderBy('updated_at', 'desc').limit(1);
    expect(body.parts[0]?.lastmod).toBe(newest.updated_at.toISOString());
    expect(body.parts[2]?.lastmod).toBeNull();
  });
});

describe('GET /api/sitemap/:part', () => {
  test('lists each question that guests may see, once, at the address that its page names, with its own date', async () => {
    const addresses = await partNamed('questions-1');
    const visible = await api
      .db('questions as q')
      .join('topics as t', 't.id', 'q.topic_id')
      .join('subjects as s', 's.id', 't.subject_id')
      .where({ visible: true, audience: 'everyone' })
      .select('q.id');
    expect(visible.length).toBeGreaterThan(10);
    expect(addresses).toHaveLength(visible.length);
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
    const idOf = (path: string) => Number(path.split('/').at(-1));
    expect(addresses.map(({ path }) => idOf(path))).not.toContain(1);
    const third = addresses.find(({ path }) => idOf(path) === 3);
    expect(third?.lastmod).toBe('2026-11-20T10:00:00.000Z');
    const { body } = await api.call('GET /api/questions/:id', { params: { id: '3' } });
    const { subject, topic_path } = body.question;
    expect(third?.path).toBe(['/math-questions', subject.slug, ...topic_path.map(({ slug }) => slug), 3].join('/'));
  });

  test('leaves out what only staff see, and topics without questions', async () => {
    await api.db('subjects').where('slug', 'math-aa-sl').update({ audience: 'staff' });
    const all = [...(await partNamed('questions-1')), ...(await partNamed('topics-1')), ...(await partNamed('syllabus-1'))];
    expect(all.filter(({ path }) => path.includes('math-aa-sl'))).toEqual([]);
    await api.db('subjects').where('slug', 'math-aa-sl').update({ audience: 'everyone' });
    const [first] = await partNamed('topics-1');
    const topic = new URLSearchParams(first?.path.split('?')[1]).get('topic');
    const before = (await partNamed('topics-1')).length;
    await api.db.raw(
      `UPDATE questions SET visible = false WHERE id IN (SELECT question_id FROM question_topics p JOIN topics t ON t.id = p.topic1_id
        JOIN subjects s ON s.id = t.subject_id WHERE t.slug = ? AND s.slug = ?)`,
      [topic, new URLSearchParams(first?.path.split('?')[1]).get('subject')],
    );
    const after = await partNamed('topics-1');
    expect(after.length).toBeLessThan(before);
    expect(after.map(({ path }) => path)).not.toContain(first?.path);
  });

  test('lists published posts', async () => {
    const paths = (await partNamed('posts-1')).map(({ path }) => path);
    expect(paths).toContain('/blogs/news-published');
    expect(paths).not.toContain('/blogs/news-draft');
  });

  test('continues where an answer ended, and is empty beyond the end', async () => {
    const all = await partNamed('questions-1');
    const middle = Number(all[all.length >> 1]?.path.split('/').at(-1));
    const { body } = await api.callLoosely('GET /api/sitemap/:part', {
      params: { part: 'questions-1' },
      query: { after: String(middle) },
    });
    expect((body as unknown as { addresses: unknown[] }).addresses).toEqual(all.slice((all.length >> 1) + 1));
    expect(await partNamed('questions-999')).toEqual([]);
  });

  test.each(['questions-0', 'questions', 'users-1', 'questions-1;x', 'questions-100000'])('refuses %s', async (part) => {
    expect((await api.callLoosely('GET /api/sitemap/:part', { params: { part } })).status).toBe(422);
  });
});
