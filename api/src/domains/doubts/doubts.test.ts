import type { DoubtThread } from '@api/contract';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../test/test-api.ts';
import type { Mail } from '../../adapters/mail/index.ts';
import { readConfig } from '../../config.ts';
import { deliverDueMails } from '../../jobs/deliver-mail.ts';
import { mailComposers } from '../../jobs/mail-composers.ts';

const api = await startTestApi();
let learner: Session;
let staff: Session;
let questionIds: number[];
beforeAll(async () => {
  ({ questionIds } = await insertOneSubject(api.db));
  learner = await api.signUp({ username: 'Asha' });
  staff = await api.asStaff({ full_name: 'Mr Rao' });
});
beforeEach(async () => {
  for (const table of ['doubts', 'rate_limits', 'mail_orders']) await api.db(table).delete();
  await api.db('questions').update({ visible: true });
});

async function ask(queries: string, { as = learner, question = 0 } = {}) {
  api.clock.advance(60_000);
  return api.call('POST /api/doubts', { body: { question_id: questionIds[question] as number, queries }, as });
}
async function reply(id: number, queries: string, as = staff) {
  api.clock.advance(60_000);
  return api.call('POST /api/doubts/:id/replies', { params: { id }, body: { queries }, as });
}
const own = async (as = learner) => (await api.call('GET /api/doubts/user', { as })).body.doubts;
const list = async (query: Record<string, string> = {}) => {
  const { body } = await api.call('GET /api/doubts', { query, as: staff });
  return { ...body, queries: body.doubts.map((doubt: DoubtThread) => doubt.queries) };
};

describe('asking', () => {
  test('answers the doubt as My Doubts lists it', async () => {
    const { status, body } = await ask('  Why is the root negative? ');
    expect(status).toBe(201);
    expect(body.doubt).toMatchObject({
      queries: 'Why is the root negative?',
      user: { username: 'Asha', staff: false },
      created_at: api.clock.now().toISOString(),
      Question: {
        id: questionIds[0],
        subject: { slug: 'math-aa-sl' },
        topic: { slug: 'quadratics' },
        topic_path: [{ slug: 'functions' }, { slug: 'quadratics' }],
        visible: true,
      },
      Parent: null,
    });
    expect(await own()).toEqual([body.doubt]);
  });

  test('the same twice is one doubt', async () => {
    const [first, second] = [await ask('Why?'), await ask('Why?')];
    expect(second.body.doubt.id).toBe(first.body.doubt.id);
    expect((await ask('Why?', { question: 1 })).body.doubt.id).not.toBe(first.body.doubt.id);
  });

  test('needs an account, words, and a question that can be seen', async () => {
    const body = { question_id: questionIds[0] as number, queries: 'Why?' };
    expect((await api.call('POST /api/doubts', { body })).status).toBe(401);
    expect((await ask('   ')).error.message).toBe('Please write your doubt first');
    expect((await ask('x'.repeat(4_001))).status).toBe(422);
    await api.db('questions').where('id', questionIds[3]).update({ visible: false });
    expect((await ask('Why?', { question: 3 })).status).toBe(404);
  });

  test('cannot be done without end', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 31; count++) {
      const body = { question_id: questionIds[0] as number, queries: `Why ${count}?` };
      answers.push((await api.call('POST /api/doubts', { body, as: learner })).status);
    }
    expect(new Set(answers)).toEqual(new Set([201, 429]));
  });
});

describe('My Doubts', () => {
  test('shows the latest doubt first, replies in their thread', async () => {
    const first = (await ask('First?')).body.doubt;
    const second = (await ask('Second?', { question: 1 })).body.doubt;
    await reply(first.id, 'One.');
    await reply(first.id, 'And two.');
    const doubts = await own();
    expect(doubts.map(({ queries }) => queries)).toEqual(['Second?', 'First?', 'One.', 'And two.']);
    expect(doubts.map(({ Parent }) => Parent?.id ?? null)).toEqual([null, null, first.id, first.id]);
    expect(doubts[2]).toMatchObject({
      user: { full_name: 'Mr Rao', staff: true },
      Parent: { queries: 'First?', user: { username: 'Asha' }, created_at: first.created_at },
    });
    expect(second.Parent).toBeNull();
  });

  test('is one learner’s own', async () => {
    await ask('Mine?');
    expect(await own(await api.signUp())).toEqual([]);
    expect((await api.callLoosely('GET /api/doubts/user', {})).status).toBe(401);
  });

  test('says when the question can no longer be seen', async () => {
    await ask('Mine?');
    await api.db('questions').update({ visible: false });
    expect((await own())[0]?.Question.visible).toBe(false);
  });

  test('answers at the literal path', async () => {
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await api.fetch('/doubts/user', { headers })).status).toBe(200);
  });
});

describe('staff', () => {
  test('see who waits longest first, then what is answered', async () => {
    const [a, b] = [(await ask('A?')).body.doubt, (await ask('B?')).body.doubt];
    await ask('C?');
    await ask('D?');
    await reply(a.id, 'Because.');
    await reply(b.id, 'Because.');
    expect((await list()).queries).toEqual(['C?', 'D?', 'B?', 'A?']);
    expect((await list({ state: 'open' })).queries).toEqual(['C?', 'D?']);
    const answered = await list({ state: 'answered', page: '2', pageSize: '1' });
    expect(answered).toMatchObject({ queries: ['A?'], page: 2, pageSize: 1, totalCount: 2 });
    expect(answered.doubts[0]).toMatchObject({
      asker: { id: learner.user.id, email: learner.user.email },
      replies: [{ queries: 'Because.', user: { full_name: 'Mr Rao' } }],
      Question: { questions_html: '<p>Solve.</p>' },
    });
  });

  test('walk through all doubts page by page, over the border between open and answered ones', async () => {
    const ids: number[] = [];
    for (const words of ['A?', 'B?', 'C?', 'D?', 'E?']) ids.push((await ask(words)).body.doubt.id);
    for (const id of ids.slice(0, 2)) await reply(id, 'Because.');
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push(await list({ page, pageSize: '2' }));
    expect(pages.map(({ queries }) => queries)).toEqual([['C?', 'D?'], ['E?', 'B?'], ['A?'], []]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5, 5]);
  });

  test('who send a reply again, because no answer came, have sent one reply and one mail', async () => {
    const { id } = (await ask('Why?')).body.doubt;
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'Because.')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.doubt.id}`)).size).toBe(1);
    expect(await api.db('mail_orders').where('kind', 'doubt_replied')).toHaveLength(1);
    await reply(id, 'And besides.');
    expect(await api.db('mail_orders').where('kind', 'doubt_replied')).toHaveLength(2);
  });

  test('find doubts by subject, words and learner', async () => {
    await ask('Where is 100% of it?');
    await ask('Other?', { as: await api.signUp({ username: 'Bilal' }) });
    expect((await list({ q: '100%' })).queries).toEqual(['Where is 100% of it?']);
    expect((await list({ q: 'bilal' })).queries).toEqual(['Other?']);
    expect((await list({ subject: 'math-aa-sl' })).totalCount).toBe(2);
    expect((await api.call('GET /api/doubts', { query: { subject: 'unknown' }, as: staff })).status).toBe(404);
  });

  test('alone list and reply', async () => {
    const { id } = (await ask('Why?')).body.doubt;
    expect((await api.call('GET /api/doubts', { as: learner })).status).toBe(403);
    expect((await api.callLoosely('GET /api/doubts', {})).status).toBe(401);
    expect((await reply(id, 'Me too', learner)).status).toBe(403);
    expect((await reply(2_000_000_000, 'Nothing')).status).toBe(404);
    const answered = await reply(id, 'Because');
    expect(answered.status).toBe(201);
    expect((await reply(answered.body.doubt.id, 'To a reply')).status).toBe(404);
    expect((await reply(id, ' ')).status).toBe(422);
  });

  test('cause one mail to the learner with each reply', async () => {
    const { id } = (await ask('Why <b>negative</b>?')).body.doubt;
    await reply(id, 'Because of the sign.');
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
    const config = readConfig({ DATABASE_URL: 'postgres://unused/x', PUBLIC_URL: 'https://study.example' });
    const services = { db: api.db, config, log: pino({ level: 'silent' }), mailer, composers: mailComposers };
    expect(await deliverDueMails(services, api.clock.now())).toBe(1);
    expect(sent).toMatchObject([{ to: learner.user.email, subject: 'Your doubt on quadratics has a reply' }]);
    expect(sent[0]?.text).toContain('Hello Asha,');
    expect(sent[0]?.text).toContain('Because of the sign.');
    expect(sent[0]?.text).toContain('https://study.example/my-doubts');
    expect(sent[0]?.html).toContain('Why &lt;b&gt;negative&lt;/b&gt;?');
    await api.db('doubts').delete();
    await api.db('mail_orders').delete();
  });
});
