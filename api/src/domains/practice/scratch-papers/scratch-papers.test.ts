import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { meetAt } from '../../../../test/lock-waits.ts';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
let id: number;
let learner: Session;
beforeAll(async () => {
  [id] = (await insertOneSubject(api.db)).questionIds as [number];
});
beforeEach(async () => {
  await api.db('scratch_pages').delete();
  await api.db('rate_limits').delete();
  await api.db('questions').update({ visible: true });
  learner = await api.signUp();
});

const stroke = (name: string, points = [100, 200, 50, 10, 0, 0]) => ({ id: name.padEnd(8, '0'), colour: 'ink', points });
interface Sent {
  as?: Session | null;
  question?: number;
  page?: number | string;
  [field: string]: unknown;
}
function keep({ as = learner, question = id, page = 1, ...body }: Sent = {}) {
  return api.callLoosely('PUT /api/practice/questions/:id/scratch-paper/:page', {
    params: { id: question, page },
    body: { strokes: [stroke('a')], notes: '', revision: 0, ...body },
    ...(as && { as }),
  });
}
const read = async (as = learner, question = id) =>
  (await api.call('GET /api/practice/questions/:id/scratch-paper', { as, params: { id: question } })).body.pages;

describe('scratch paper at a question', () => {
  test('is kept page by page, and read again as it was', async () => {
    expect(await read()).toEqual([]);
    const { status, body } = await keep({ notes: 'x = 2' });
    expect([status, body]).toMatchObject([200, { page: { page: 1, strokes: [stroke('a')], notes: 'x = 2', revision: 1 } }]);
    await keep({ page: 3, strokes: [stroke('c')] });
    await keep({ strokes: [stroke('a'), stroke('b')], revision: 1 });
    expect(await read()).toMatchObject([
      { page: 1, revision: 2, strokes: [stroke('a'), stroke('b')] },
      { page: 3, revision: 1 },
    ]);
  });

  test('belongs to its learner', async () => {
    await keep();
    const other = await api.signUp();
    expect(await read(other)).toEqual([]);
    await keep({ as: other, strokes: [stroke('o')] });
    expect(await read()).toMatchObject([{ strokes: [stroke('a')] }]);
    await api.call('DELETE /api/practice/questions/:id/scratch-paper', { as: other, params: { id } });
    expect(await read()).toHaveLength(1);
  });

  test('sent again, because no answer came, is the same, also four times at once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => keep()));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await keep()).status).toBe(200);
    expect(await read()).toMatchObject([{ revision: 1 }]);
  });

  test('changed by another tab is not overwritten: the stored page is returned', async () => {
    await keep();
    await keep({ strokes: [stroke('a'), stroke('b')], revision: 1 });
    const { status, error, body } = await keep({ strokes: [stroke('a'), stroke('c')], revision: 1 });
    expect([status, error.code]).toEqual([409, 'scratch_page_changed']);
    expect(body).toMatchObject({ stored: { revision: 2, strokes: [stroke('a'), stroke('b')] } });
    // Thrown away elsewhere.
    await api.call('DELETE /api/practice/questions/:id/scratch-paper', { as: learner, params: { id } });
    expect((await keep({ revision: 2 })).body).toMatchObject({ code: 'scratch_page_changed', stored: null });
  });

  test('changed by two tabs at once is stored once, and the other gets the conflict', async () => {
    await keep();
    const paper = { table: 'scratch_pages', where: { user_id: learner.user.id } };
    const both = ['b', 'c'].map((name) => () => keep({ strokes: [stroke(name)], revision: 1 }));
    expect((await meetAt(api.owner, paper, both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await read()).toMatchObject([{ page: 1, revision: 2 }]);
  });

  test('is thrown away as often as one likes', async () => {
    await keep();
    for (const _ of [1, 2]) {
      const thrown = await api.callLoosely('DELETE /api/practice/questions/:id/scratch-paper', { as: learner, params: { id } });
      expect(thrown.status).toBe(204);
    }
    expect(await read()).toEqual([]);
  });

  test.each<[string, Sent]>([
    ['a seventh page', { page: 7 }],
    ['a page that is none', { page: 'one' }],
    ['two strokes of one name', { strokes: [stroke('a'), stroke('a')] }],
    ['a stroke whose points are no points', { strokes: [stroke('a', [1, 2])] }],
    ['points beyond all pages', { strokes: [stroke('a', [5_000, 0, 50])] }],
    ['a stroke that is too long', { strokes: [stroke('a', Array(1_503).fill(1))] }],
    ['more strokes than fit', { strokes: Array.from({ length: 601 }, (_, index) => stroke(`s${index + 100}`)) }],
    [
      'more points than fit',
      { strokes: Array.from({ length: 17 }, (_, index) => stroke(`s${index + 100}`, Array(1_500).fill(1))) },
    ],
    ['a colour that is none', { strokes: [{ ...stroke('a'), colour: '#f00' }] }],
    ['notes that are a book', { notes: 'x'.repeat(4_001) }],
    ['notes that cannot be stored', { notes: 'a\u0000' }],
    ['another field', { image: 'data:' }],
  ])('refuses %s', async (_, sent) => {
    expect((await keep(sent)).status).toBe(422);
    expect(await read()).toEqual([]);
  });

  test('takes a full page, and refuses a body that is larger than any', async () => {
    const full = Array.from({ length: 16 }, (_, index) => stroke(`s${index + 100}`, Array(1_500).fill(-999)));
    expect((await keep({ strokes: full, notes: 'x'.repeat(4_000) })).status).toBe(200);
    expect((await keep({ page: 2, notes: 'x'.repeat(300_000) })).status).toBe(413);
  });

  test('of a question that cannot be seen is not begun, but what is there stays readable', async () => {
    await keep();
    await api.db('questions').where({ id }).update({ visible: false });
    expect((await keep({ page: 2 })).status).toBe(404);
    expect((await keep({ question: 2_000_000_000 })).status).toBe(404);
    expect(await read()).toHaveLength(1);
  });

  test('needs an account', async () => {
    expect((await keep({ as: null })).status).toBe(401);
    expect((await api.callLoosely('GET /api/practice/questions/:id/scratch-paper', { params: { id } })).status).toBe(401);
    expect((await api.callLoosely('DELETE /api/practice/questions/:id/scratch-paper', { params: { id } })).status).toBe(401);
  });

  test('is limited: pages per account and changes per hour', async () => {
    await api.owner.transaction(async (transaction) => {
      // Six thousand pages without the six thousand tests that they would be of.
      await transaction.raw('SET LOCAL session_replication_role = replica');
      await transaction.raw(
        `INSERT INTO scratch_pages (user_id, question_id, test_id, page, strokes, notes, revision, updated_at)
         SELECT ?, ?, n, 1, '[]', '', 1, now() FROM generate_series(1000001, 1006000) n`,
        [learner.user.id, id],
      );
    });
    expect((await keep()).error.code).toBe('too_many_scratch_pages');
    await api.db('scratch_pages').delete();
    await keep();
    await api.db('rate_limits').where('key', 'like', 'scratch-pages:%').update({ points: 2_400 });
    expect((await keep()).status).toBe(429);
  });

  test('is exported with the account’s data and goes with the account', async () => {
    await keep({ notes: 'my own words' });
    const { status, body } = await api.callLoosely('GET /api/user/export', { as: learner });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('my own words');
    await api.db('users').where('id', learner.user.id).delete();
    expect(await api.db('scratch_pages')).toEqual([]);
  });
});

const NEW_TEST = {
  subject_slug: 'math-aa-sl',
  topic_slugs: ['functions'],
  subtopic_slugs: [],
  sub_subtopic_slugs: [],
  duration: 30,
};

describe('scratch paper of a test', () => {
  let slug: string;
  let asked: number;
  beforeEach(async () => {
    slug = ((await api.callLoosely('POST /api/test', { as: learner, body: NEW_TEST })).body as unknown as { slug: string }).slug;
    asked = (
      await api.db('test_questions').where('test_id', api.db('tests').where({ slug }).select('id')).orderBy('question_id').first()
    ).question_id;
  });
  const write = (sent: { as?: Session; question?: number } = {}) =>
    api.callLoosely('PUT /api/test/:slug/questions/:id/scratch-paper/:page', {
      as: sent.as ?? learner,
      params: { slug, id: sent.question ?? asked, page: 1 },
      body: { strokes: [stroke('a')], notes: '', revision: 0 },
    });
  const paper = (as = learner) =>
    api.callLoosely('GET /api/test/:slug/questions/:id/scratch-paper', { as, params: { slug, id: asked } });
  const start = () => api.callLoosely('POST /api/test/:slug/start', { as: learner, params: { slug }, body: {} });

  test('is written while the test runs, read ever after, and is not the paper at the question', async () => {
    expect((await write()).error.code).toBe('test_not_running');
    await start();
    expect((await write()).status).toBe(200);
    expect(await read(learner, asked)).toEqual([]);
    api.clock.advance(31 * 60_000);
    expect((await write()).error.code).toBe('test_not_running');
    expect((await paper()).body).toMatchObject({ pages: [{ strokes: [stroke('a')] }] });
    const papers = (as: Session) => api.callLoosely('GET /api/test/:slug/scratch-papers', { as, params: { slug } });
    expect((await papers(learner)).body).toEqual({ question_ids: [asked] });
    expect((await papers(await api.signUp())).status).toBe(404);
    await api.db('scratch_pages').update({ strokes: '[]' });
    expect((await papers(learner)).body).toEqual({ question_ids: [] });
    expect(
      (await api.callLoosely('DELETE /api/test/:slug/questions/:id/scratch-paper', { as: learner, params: { slug, id: asked } }))
        .status,
    ).toBe(204);
    expect((await paper()).body).toEqual({ pages: [] });
  });

  test("is its owner's alone, and for its own questions alone", async () => {
    await start();
    const other = await api.signUp();
    expect((await write({ as: other })).status).toBe(404);
    expect((await paper(other)).status).toBe(404);
    expect((await write({ question: 2_000_000_000 })).status).toBe(404);
  });
});
