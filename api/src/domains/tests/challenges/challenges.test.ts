import { beforeEach, expect, test } from 'vitest';
import { insertMockPaperBank } from '../../../../test/mock-paper-bank.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: insertMockPaperBank });

let seed = 0;
let code: string;
let ada: Session;
let ben: Session;
beforeEach(async () => {
  seed += 1;
  [ada, ben] = [await api.signUp(), await api.signUp()];
  await api.db('users').where('id', ada.user.id).update({ full_name: 'Ada' });
  code = (await api.call('POST /api/mock-papers', { body: { blueprint: 'math-aa-sl-1', seed }, as: ada })).body.code;
});

const challenge = (as = ada) => api.call('POST /api/mock-papers/:code/challenges', { params: { code }, as });
const list = async (as: Session) =>
  (await api.call('GET /api/mock-papers/:code/challenges', { params: { code }, as })).body.challenges;
const look = (token: string | null, as = ben) => api.callLoosely('POST /api/challenges/look', { body: { token }, as });
const accept = (token: string | null, as = ben) => api.callLoosely('POST /api/challenges/accept', { body: { token }, as });
const end = (id: number, as: Session) => api.callLoosely('DELETE /api/challenges/:id', { params: { id }, as });

/** Takes the paper, part (a) of the first questions right. */
async function take(as: Session, right: number) {
  const { slug } = (await api.call('POST /api/mock-papers/:code/tests', { params: { code }, as })).body;
  await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as });
  const questions = (await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as })).body.questions ?? [];
  const changes = questions.map(({ question_id }, index) => ({
    ...{ question_id, state: 'attempted' as const, flagged: false, revision: 0 },
    answer: { option: null, parts: [{ part: 'a', value: index < right ? '7' : '8' }] },
  }));
  await api.call('PATCH /api/test/:slug/progress', { params: { slug }, body: { client_id: 'tab', changes }, as });
  await api.call('PUT /api/test/:slug', { params: { slug }, body: { attempted_questions: [], skipped_questions: [] }, as });
}

test('shows both their results once both have one, and not before', async () => {
  const { token } = (await challenge()).body;
  expect((await look(token)).body).toEqual({ code, name: 'Ada', state: 'open' });
  expect((await accept(token)).status).toBe(204);
  expect((await accept(token)).status).toBe(204);
  expect((await look(token)).body).toMatchObject({ state: 'joined' });
  await take(ada, 5);
  expect(await list(ben)).toMatchObject([{ name: 'Ada', token: null, finished: { own: false, other: true }, results: null }]);
  await take(ben, 3);
  // A second copy is no second chance.
  await take(ben, 6);
  expect(await list(ben)).toMatchObject([{ results: { own: { marks: 3 }, other: { marks: 5 } } }]);
  expect(await list(ada)).toMatchObject([{ token: null, results: { own: { marks: 5 }, other: { marks: 3 } } }]);
});

test('is for one friend, and for nobody but its two players', async () => {
  const { token, id } = (await challenge()).body;
  expect((await look(token, ada)).body).toMatchObject({ state: 'own' });
  expect((await accept(token, ada)).status).toBe(204);
  expect(await list(ada)).toMatchObject([{ token, name: null }]);
  await accept(token);
  const other = await api.signUp();
  expect((await look(token, other)).body).toMatchObject({ state: 'taken' });
  expect((await accept(token, other)).error.code).toBe('challenge_taken');
  expect(await list(other)).toEqual([]);
  expect((await end(id, other)).status).toBe(404);
  expect((await look('x'.repeat(43))).status).toBe(404);
});

test('is accepted by one of many who press at once', async () => {
  const { token } = (await challenge()).body;
  const others = [ben, await api.signUp(), await api.signUp(), ben];
  const statuses = (await Promise.all(others.map((as) => accept(token, as)))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204, 409]));
  expect(await list(ada)).toHaveLength(1);
});

test('ends for both when either ends it, or leaves', async () => {
  const { token, id } = (await challenge()).body;
  await accept(token);
  await api.db('users').where('id', ada.user.id).update({ delete_after: api.clock.now() });
  expect(await list(ben)).toEqual([]);
  await api.db('users').where('id', ada.user.id).update({ delete_after: null });
  expect((await end(id, ben)).status).toBe(204);
  expect([await list(ada), await list(ben)]).toEqual([[], []]);
  expect((await look(token)).status).toBe(404);
});

test('is limited to ten of one learner on one paper', async () => {
  for (let made = 0; made < 10; made += 1) await challenge();
  const more = await api.callLoosely('POST /api/mock-papers/:code/challenges', { params: { code }, as: ada });
  expect(more.error.code).toBe('too_many_challenges');
});

test('is limited to ten, though many are asked for at once', async () => {
  const ask = () => api.callLoosely('POST /api/mock-papers/:code/challenges', { params: { code }, as: ada });
  await Promise.all(Array.from({ length: 16 }, ask));
  expect(await list(ada)).toHaveLength(10);
});
