import type { DoubtPhoto, DoubtThread } from '@api/contract';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { meetAt } from '../../../../test/lock-waits.ts';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import type { Mail } from '../../../adapters/mail/index.ts';
import { readConfig } from '../../../config.ts';
import { mailComposers } from '../../../contexts.ts';
import { deliverDueMails } from '../../../mail-outbox/deliver-mail.ts';
import { purgeUnsentPhotos, retypesetDoubts } from './index.ts';

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
  for (const table of ['doubt_photos', 'file_removals', 'doubts', 'rate_limits', 'mail_orders']) await api.db(table).delete();
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
async function followUp(id: number, queries: string, as = learner) {
  api.clock.advance(60_000);
  return api.call('POST /api/doubts/:id/follow-ups', { params: { id }, body: { queries }, as });
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

  test('sent twice is stored once', async () => {
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
    const statusOf = async (queries: string) =>
      (await api.call('POST /api/doubts', { body: { question_id: questionIds[0] as number, queries }, as: learner })).status;
    expect(await statusOf('Why?')).toBe(201);
    await api.db('rate_limits').where('key', 'like', 'doubt:%').update({ points: 29 });
    expect([await statusOf('Why so?'), await statusOf('Why, then?')]).toEqual([201, 429]);
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

  test('belongs to one learner', async () => {
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
  test('see the longest wait first, then answered doubts', async () => {
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

  test('who send a reply again, because no response came, have sent one reply and one mail', async () => {
    const { id } = (await ask('Why?')).body.doubt;
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'Because.')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.doubt.id}`)).size).toBe(1);
    expect(await api.db('mail_orders').where('kind', 'doubt_replied')).toHaveLength(1);
    await reply(id, 'And besides.');
    expect(await api.db('mail_orders').where('kind', 'doubt_replied')).toHaveLength(2);
  });

  test('who send a reply to two replicas at once have sent one reply and one mail', async () => {
    const replica = await api.startReplica();
    const { id } = (await ask('Why?')).body.doubt;
    const send = ({ fetch }: Pick<TestApi, 'fetch'>) =>
      fetch(`/api/doubts/${id}/replies`, {
        method: 'POST',
        headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ queries: 'Because.' }),
      });
    const sent = await meetAt(api.owner, { table: 'doubts', where: { id } }, [() => send(api), () => send(replica)]);
    const [first, second] = await Promise.all(sent.map((answer) => answer.json()));
    expect([first.doubt.queries, second.doubt.id]).toEqual(['Because.', first.doubt.id]);
    expect(await api.db('mail_orders').where('kind', 'doubt_replied')).toHaveLength(1);
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

  test('are waited for again when the learner writes more, in the order of waiting', async () => {
    const a = (await ask('A?')).body.doubt;
    const b = (await ask('B?')).body.doubt;
    await reply(a.id, 'Because.');
    expect((await list({ state: 'open' })).queries).toEqual(['B?']);
    const more = await followUp(a.id, 'But $x > 0$?');
    expect([more.status, more.body.doubt.Parent?.id]).toEqual([201, a.id]);
    expect((await followUp(a.id, 'But $x > 0$?')).body.doubt.id).toBe(more.body.doubt.id);
    const open = await list({ state: 'open' });
    expect(open.queries).toEqual(['B?', 'A?']);
    expect(open.doubts[1]).toMatchObject({
      waiting_since: more.body.doubt.created_at,
      replies: [{}, { user: { staff: false } }],
    });
    await reply(a.id, 'Then too.');
    expect((await list({ state: 'answered' })).queries).toEqual(['A?']);
    expect((await own()).map(({ queries }) => queries)).toEqual(['B?', 'A?', 'Because.', 'But $x > 0$?', 'Then too.']);
    for (const [id, as] of [
      [b.id, await api.signUp()],
      [more.body.doubt.id, learner],
    ] as const) {
      expect((await followUp(id, 'Mine?', as)).status).toBe(404);
    }
    expect((await followUp(a.id, ' ')).status).toBe(422);
    expect(
      (await api.callLoosely('POST /api/doubts/:id/follow-ups', { params: { id: a.id }, body: { queries: 'x' } })).status,
    ).toBe(401);
  });

  test('cause one mail to the learner with each reply', async () => {
    const { id } = (await ask('Why <b>negative</b>?')).body.doubt;
    await reply(id, 'Because of the sign: $\\frac{-b}{2a}$ and $x^2$.');
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
    const config = readConfig({ DATABASE_URL: 'postgres://unused/x', PUBLIC_URL: 'https://study.example' });
    const services = { db: api.db, config, log: pino({ level: 'silent' }), mailer, composers: mailComposers };
    expect(await deliverDueMails(services, api.clock.now())).toBe(1);
    expect(sent).toMatchObject([{ to: learner.user.email, subject: 'Your doubt on quadratics has a reply' }]);
    expect(sent[0]?.text).toContain('Hello Asha,');
    expect(sent[0]?.text).toContain('Because of the sign: (−b)/(2a) and x².');
    expect(sent[0]?.html).toContain('(−b)/(2a) and x².');
    expect(sent[0]?.text).toContain('https://study.example/my-doubts');
    expect(sent[0]?.html).toContain('Why &lt;b&gt;negative&lt;/b&gt;?');
    await api.db('doubts').delete();
    await api.db('mail_orders').delete();
  });
});

describe('mathematics', () => {
  test('is typeset in doubts and replies, and nothing of them is markup', async () => {
    const { doubt } = (await ask('Why <b>is</b>\n$x^2$?')).body;
    expect(doubt.queries).toBe('Why <b>is</b>\n$x^2$?');
    expect(doubt.queries_html).toMatch(
      /^<p>Why &lt;b&gt;is&lt;\/b&gt;<br><span class="unbroken"><span class="katex">.*\?<\/span><\/p>$/s,
    );
    expect((await reply(doubt.id, 'Since $$a$$')).body.doubt.queries_html).toContain('katex-display');
    expect(doubt.Question.excerpt_html).toMatch(/^Solve <span class="katex">.*<\/span>\.$/s);
  });

  test('from an earlier release is carried over', async () => {
    const { doubt } = (await ask('Is $x$?')).body;
    await api.db('doubts').update({ queries_html: '', typeset_version: 0 });
    expect((await own())[0]?.queries_html).toBeNull();
    expect(await retypesetDoubts(api.db)).toBe(1);
    expect((await own())[0]?.queries_html).toBe(doubt.queries_html);
    expect(await retypesetDoubts(api.db)).toBe(0);
  });

  test('can be previewed before it is sent', async () => {
    const preview = (queries: string, as?: Session) =>
      api.callLoosely('POST /api/doubts/preview', { body: { queries }, ...(as ? { as } : {}) });
    expect((await preview('$x$')).status).toBe(401);
    expect((await preview('Is $x$ or $\\frac{1$?', learner)).body).toMatchObject({
      html: expect.stringContaining('<math'),
      faults: [{ line: 1, piece: '\\frac{1', message: 'A closing } is missing' }],
    });
  });
});

describe('a photo', () => {
  const png = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
      .png()
      .withExif({ IFD0: { Artist: 'Secret' } })
      .toBuffer();
  async function upload(bytes: Buffer, as: Session | null = learner) {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(bytes)]), 'page.png');
    const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
    const response = await api.fetch('/api/doubts/photos', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as { photo: DoubtPhoto; issues: { message: string }[] } };
  }
  const askWith = (photo_id: number, queries = 'Is this right?', as = learner) =>
    api.callLoosely('POST /api/doubts', { body: { question_id: questionIds[0], queries, photo_id }, as });

  test('is sent with a doubt and shown by links of its own, without what the camera wrote into it', async () => {
    const { status, body } = await upload(await png());
    expect([status, body.photo]).toMatchObject([201, { width: 900, height: 600 }]);
    expect((await askWith(body.photo.id)).status).toBe(201);
    const [doubt] = await own();
    expect(doubt?.photo).toMatchObject({ id: body.photo.id, width: 900 });
    const shown = await api.fetch(doubt?.photo?.url ?? '');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await api.fetch(doubt?.photo?.thumb ?? '')).headers.get('content-type')).toBe('image/webp');
    expect((await api.fetch((doubt?.photo?.url ?? '').replace(/signature=[^&]*/, 'signature=x'))).status).toBe(403);
    expect((await list()).doubts).toMatchObject([{ photo: { id: body.photo.id } }]);
  });

  test("is refused if it is no photo, a drawing, or not the learner's", async () => {
    expect((await upload(await png(), null)).status).toBe(401);
    expect((await upload(Buffer.from('not a picture'))).status).toBe(422);
    const svg = await upload(Buffer.from('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'));
    expect([svg.status, svg.body.issues[0]?.message]).toEqual([422, 'Use a PNG, JPEG, WebP or HEIC image']);
    const { photo } = (await upload(await png())).body;
    expect((await askWith(photo.id, 'Mine?', await api.signUp())).status).toBe(422);
    expect(await api.db('doubts').where('queries', 'Mine?')).toEqual([]);
    expect((await askWith(photo.id)).status).toBe(201);
    expect((await askWith(photo.id, 'Again, elsewhere?')).status).toBe(422);
  });

  test('goes with its conversation, and when it was never sent', async () => {
    const first = (await upload(await png())).body.photo;
    const { doubt } = (await askWith(first.id)).body as unknown as { doubt: { id: number } };
    await reply(doubt.id, 'Yes.');
    const remove = (id: number, as: Session) => api.call('DELETE /api/doubts/:id', { params: { id }, as });
    expect((await remove(doubt.id, await api.signUp())).status).toBe(404);
    expect((await remove(doubt.id, staff)).status).toBe(404);
    expect((await remove(doubt.id, learner)).status).toBe(204);
    expect((await remove(doubt.id, learner)).status).toBe(404);
    expect(await own()).toEqual([]);
    expect(await api.db('file_removals').where('key', 'like', 'doubt-%')).toHaveLength(2);

    await upload(await png());
    api.clock.advance(3 * 86_400_000);
    expect(await purgeUnsentPhotos(api.db, api.clock.now())).toBe(1);
    expect(await api.db('file_removals').where('key', 'like', 'doubt-%')).toHaveLength(4);
  });
});
