import { beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from '../src/adapters/files/index.ts';
import { retypesetQuestions } from '../src/domains/bank/questions/index.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { retypesetEverything, seedDatabase } from '../src/seed/seed-database.ts';
import { readPost } from '../src/seed/stages/posts.ts';
import { sampleRecords, withQuestionFile } from './sample-bank.ts';
import { startTestApi } from './test-api.ts';

const api = await startTestApi();
const now = new Date('2026-11-20T09:00:00Z');
const files = createFileStore(api.config, () => api.clock.now());
const lines: string[] = [];
const seed = (records: readonly object[] = sampleRecords) => {
  lines.length = 0;
  const print = (line: string) => void lines.push(line);
  const input = { now, print, files, config: api.config, partSize: 100, onUsable };
  return withQuestionFile(records, (bankFile) => seedDatabase(api.db, { bankFile, ...input }));
};
/** What was in when each seed said that a site can be opened. */
const usable: { questions: number; papers: number; accounts: number; history: number }[] = [];
async function onUsable(): Promise<void> {
  const [questions, papers, accounts, history] = await Promise.all(
    ['questions', 'mock_papers', 'users', 'completed_question'].map(async (table) => {
      const { rows } = await api.db.raw('SELECT count(*)::int AS count FROM ??', [table]);
      return rows[0].count as number;
    }),
  );
  usable.push({ questions, papers, accounts, history } as (typeof usable)[number]);
}
/** The seed's report on the file's questions, if it read them. */
const bankLine = () => lines.find((line) => line.startsWith('topics: '));
const changed = (ids: RegExp, changes: object) =>
  sampleRecords.map((record) => (record.record === 'question' && ids.test(record.id) ? { ...record, ...changes } : record));

const TABLES = [
  ...['subjects', 'topics', 'questions', 'question_topics', 'answers', 'mark_scheme_lines', 'question_diagrams', 'images'],
  ...['blog_posts', 'users', 'completed_question', 'user_question', 'pinned_question'],
  ...['tests', 'test_questions', 'test_topics', 'test_changes', 'doubts', 'reports'],
  ...['gradings', 'grading_drafts', 'grading_events', 'grading_comments', 'mail_orders'],
  ...['orders', 'payment_events', 'memberships', 'grading_entitlements'],
  ...['classes', 'class_members', 'class_assignments', 'class_assignment_questions', 'class_work', 'class_tries'],
];
/** A fingerprint of every row of every table, ids and times included. */
async function fingerprint(): Promise<Record<string, string>> {
  const entries = TABLES.map(async (table) => {
    const { rows } = await api.db.raw(`SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS sum FROM ${table} t`);
    return [table, rows[0].sum] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

beforeAll(() => seed());

describe('seeding', () => {
  test('gives the demo teacher a class with work that is over, and work that goes on', async () => {
    const work = await api
      .db('class_assignments as a')
      .join('class_tries as t', 't.assignment_id', 'a.id')
      .join('tests', 'tests.id', 't.test_id')
      .groupBy('a.id')
      .orderBy('a.due_at')
      .select(api.db.raw('count(*)::int AS tries, count(*) FILTER (WHERE submitted_at IS NULL)::int AS open'));
    expect(work).toHaveLength(4);
    expect(work.map(({ open }) => open > 0)).toEqual([false, false, false, true]);
    expect(await api.db('class_members').where('role', 'learner').pluck('user_id')).toHaveLength(24);
  });

  test('fills every table', async () => {
    for (const [table, sum] of Object.entries(await fingerprint())) expect(sum, table).not.toBeNull();
    const told = lines.flatMap((line) => /questions: .*? kept|^\d+ of \d+ questions/.exec(line) ?? []);
    expect(told).toEqual([
      '100 of 155 questions',
      'questions: 100 new, 0 changed, 0 kept',
      'questions: 55 new, 0 changed, 0 kept',
    ]);
  });

  test('of an empty database is done with accounts and history before the later questions come', () => {
    expect(usable).toEqual([{ questions: 100, papers: 0, accounts: 5, history: usable[0]?.history }]);
    expect(usable[0]?.history).toBeGreaterThan(20);
  });

  test('again changes nothing at all', async () => {
    const before = await fingerprint();
    await seed();
    expect(await fingerprint()).toEqual(before);
    expect(bankLine()).toBeUndefined();
  });

  test('again from a file with another first line looks at every question and changes nothing', async () => {
    const before = await fingerprint();
    await seed([{ record: 'file', format: 'question-file', version: 1, title: 'The same once more' }, ...sampleRecords.slice(1)]);
    expect(await fingerprint()).toEqual(before);
    expect(bankLine()).toMatch(/^topics: 0 new, 0 changed, 32 kept; questions: 0 new, 0 changed, 155 kept/);
  });

  test('twice at once changes nothing either', async () => {
    const before = await fingerprint();
    await Promise.all([seed(), seed()]);
    expect(await fingerprint()).toEqual(before);
  });

  test('leaves what staff have edited, and follows the bank elsewhere', async () => {
    const [edited, plain] = await api.db('questions').where('seed_key', 'like', 'sample-math-aa-sl-1-%').orderBy('id').limit(2);
    await api.db('questions').where('id', edited.id).update({ questions_text: 'Edited by staff. [5]', typeset_version: 0 });
    await api.db('topics').where({ slug: 'logarithms' }).update({ topic_name: 'Logs' });
    await api.db('questions').where('id', plain.id).update({ visible: false, priority: 9 });
    await seed(changed(/^sample-math-aa-sl-1-/, { hint: 'A new hint.' }));
    expect(bankLine()).toMatch(/; questions: 0 new, 9 changed, 146 kept/);
    expect(await api.db('questions').where('id', edited.id).first()).toMatchObject({
      questions_text: 'Edited by staff. [5]',
      questions_html: expect.stringContaining('Edited by staff.'),
      hints: expect.stringContaining('OKAPI'),
    });
    expect(await api.db('questions').where('id', plain.id).first()).toMatchObject({
      hints: 'A new hint.',
      hints_html: '<p>A new hint.</p>',
      visible: false,
      priority: 9,
      question_number: plain.question_number,
      seed_key: plain.seed_key,
    });
    expect(await api.db('topics').where({ slug: 'logarithms' }).distinct('topic_name').pluck('topic_name')).toEqual(['Logs']);
  });

  const setByOlderRenderer = () =>
    api.db('questions').whereLike('seed_key', 'sample-math-aa-sl-1-%').update({ typeset_version: 0, questions_html: 'old' });

  test('typesets again what an older renderer has set', async () => {
    await setByOlderRenderer();
    await api.db('topics').update({ typeset_version: 0, syllabus_html: 'old' });
    await api.db('blog_posts').update({ typeset_version: 0, content_html: 'old' });
    await retypesetEverything(api.db, () => {});
    expect(await api.db('questions').where('questions_html', 'old')).toEqual([]);
    expect(await api.db('topics').whereNotNull('syllabus').where('syllabus_html', 'old')).toEqual([]);
    expect(await api.db('blog_posts').where('content_html', 'old')).toEqual([]);
  });

  test('typesets on several threads what it typesets on one', async () => {
    const before = await fingerprint();
    const old = await setByOlderRenderer();
    expect(old).toBeGreaterThan(5);
    expect(await retypesetQuestions(api.db, { worthThreads: 1 })).toBe(old);
    expect(await fingerprint()).toEqual(before);
  });

  test('leaves nothing half written if a question has no valid topic', async () => {
    const before = await fingerprint();
    const nowhere = seed(changed(/^sample-physics-sl-3-10$/, { topic: 'no-such-topic' }));
    await expect(nowhere).rejects.toThrow(/^line \d+ topic: There is no topic no-such-topic in physics-sl$/);
    const unset = seed(changed(/^sample-math-aa-sl-1-2$/, { hint: 'Try $\\frac{1$.' }));
    await expect(unset).rejects.toThrow(/^line \d+ hint: A closing } is missing: \\frac\{1$/);
    expect(await fingerprint()).toEqual(before);
  });
});

describe('what is seeded', () => {
  test('gives no number twice in the list of a topic', async () => {
    const twice = await api
      .db('question_topics')
      .whereNot('kind', 'other')
      .groupBy('topic_id', 'question_number')
      .havingRaw('count(*) > 1')
      .select('topic_id', 'question_number');
    expect(twice).toEqual([]);
  });

  test('adds up: marks of a question are those of its mark scheme', async () => {
    const { rows } = await api.db.raw(`
      SELECT q.seed_key FROM questions q JOIN answers a ON a.question_id = q.id
       WHERE q.marks <> (SELECT sum(marks) FROM mark_scheme_lines l WHERE l.answer_id = a.id)`);
    expect(rows).toEqual([]);
  });

  test('demo accounts can sign in', async () => {
    for (const { email, password, role_id, verified } of demoAccounts) {
      const { body } = await api.call('POST /api/auth/login', { body: { username: email, password } });
      expect(body.user).toMatchObject({ email, role_id, verified });
    }
  });

  test('demo learners have a history of some weeks, none of it in the future', async () => {
    const learner = await api.db('users').where('email', 'demo.learner@example.com').first();
    const days = await api.db('completed_question').where('user_id', learner.id).pluck('created_at');
    const span = Math.max(...days.map(Number)) - Math.min(...days.map(Number));
    expect(span).toBeGreaterThan(14 * 86_400_000);
    expect(Math.max(...days.map(Number))).toBeLessThanOrEqual(now.getTime());
    expect(await api.db('tests').where('user_id', learner.id)).not.toEqual([]);
  });

  test("a demo learner's attempts can be viewed: answers, times, receipt, marks, reasons", async () => {
    const account = demoAccounts.find(({ email }) => email === 'demo.learner@example.com');
    const body = { username: account?.email ?? '', password: account?.password ?? '' };
    const login = await api.call('POST /api/auth/login', { body });
    const as = { token: login.headers.get('authorization')?.replace('Bearer ', '') ?? '', user: login.body.user };
    const { tests } = (await api.call('GET /api/test', { query: { status: 'completed' }, as })).body;
    expect(tests.length).toBeGreaterThan(1);
    for (const { slug } of tests) {
      const { body } = await api.call('GET /api/test/:slug/result', { params: { slug }, as });
      expect(body.receipt?.stored).toBe(body.attempted);
      expect(body.attempted).toBeGreaterThan(0);
      expect(body.time_ms).toBeGreaterThan(0);
      expect(body.so_far.marks).toBe(body.test.total_marks);
      expect(new Date(body.test.submitted_at ?? 0).getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const trend = (await api.call('GET /api/tests/self-mark-trend', { as })).body;
    expect(trend.tests).toHaveLength(tests.length - 1);
  });

  test('a demo learner has a test in the grading queue, and one that has come back with its report', async () => {
    const rows = await api.db('gradings').orderBy('state');
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'returned']);
    expect(await api.db('grading_comments').where('shared', true)).toHaveLength(6);
    const [, returned] = rows;
    expect(returned.returned_at.getTime()).toBeLessThan(returned.due_at.getTime());
    expect((await files.read(returned.report_key))?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('each paid grading has its order, and a subscriber has a plan; a database without them gets them', async () => {
    const as = await api.asStaff({ permissions: ['revenue'] });
    const listed = async () => (await api.call('GET /api/admin/orders', { query: {}, as })).body.orders;
    const orders = await listed();
    expect(orders.map(({ type, status, paid_count }) => [type, status, paid_count])).toEqual([
      ['grading', 'paid', 1],
      ['subscription', 'paid', 1],
      ['grading', 'paid', 1],
    ]);
    for (const { id } of orders) {
      const { body } = await api.call('GET /api/admin/orders/:id', { params: { id }, as });
      expect(body.timeline.map(({ type }) => type)).toEqual(['checkout opened', 'checkout signed', 'asked']);
      expect((await api.call('GET /api/orders/:id/receipt', { params: { id }, as })).status).toBe(200);
    }
    const before = await api.db('gradings').orderBy('test_id');
    for (const table of ['payment_events', 'memberships', 'grading_entitlements', 'orders']) await api.db(table).delete();
    await seed();
    expect((await listed()).map(({ type }) => type)).toEqual(['grading', 'subscription', 'grading']);
    expect(await api.db('gradings').orderBy('test_id')).toEqual(before);
  });

  test('staff find doubts to answer and reports to look at, and some that are done', async () => {
    const as = await api.asStaff();
    const doubts = (await api.call('GET /api/doubts', { query: {}, as })).body;
    const reports = (await api.call('GET /api/admin/reports', { query: {}, as })).body;
    expect(doubts.totalCount).toBeGreaterThan(0);
    expect(reports.totalCount).toBeGreaterThan(0);
    const answered = await api.db('doubts').whereNotNull('parent_id');
    expect(answered).not.toEqual([]);
    expect(await api.db('reports').whereNotNull('closed_at')).not.toEqual([]);
    const latest = await api.db('doubts').max('created_at as at').first();
    expect(latest?.at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('six posts can be read, each with a picture', async () => {
    const { body } = await api.call('GET /content/blog-posts');
    expect(body.totalDocs).toBe(6);
    for (const post of body.docs) {
      expect(post.author).toBe('Sigmaroom editorial');
      expect(post.content).not.toMatch(/tex-error|\$/);
      const words = post.content
        .replace(/<math[\s\S]*?<\/math>/g, ' ')
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/).length;
      expect(words, post.slug).toBeGreaterThan(480);
      expect((await api.fetch(post.featuredImage?.url ?? '')).status).toBe(200);
    }
  });

  test('a post that staff have moved is not written once more at its former address', async () => {
    const { id, slug } = await api.db('blog_posts').orderBy('id').first('id', 'slug');
    await api.db('blog_posts').where({ id }).update({ slug: 'moved', seed_hash: null });
    await api.db('blog_post_slugs').insert({ slug, post_id: id });
    const before = await fingerprint();
    await seed();
    expect(await fingerprint()).toEqual(before);
  });
});

test('a post file without its fields is refused', () => {
  expect(() => readPost('x', '---\ntitle: T\n---\nText')).toThrow('x.md has no author, published, excerpt, picture');
});
