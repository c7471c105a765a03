import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../../../test/test-api.ts';

const api = await startTestApi({ QUESTION_APPROVAL: 'second-person' });
const { questionIds } = await insertOneSubject(api.db);
const [ada, ben] = [await api.asStaff({ full_name: 'Ada Editor' }), await api.asStaff({ full_name: 'Ben Editor' })];

/** A hidden question of its own for each test, last saved by Ada. */
let id = 0;
beforeEach(async () => {
  api.clock.advance(60_000);
  await api.db('questions').update({ review_version: null });
  id = questionIds.pop() as number;
  await control({ visible: false });
});

const editable = async (as: Session) => (await api.call('GET /api/admin/questions/:id', { params: { id }, as })).body.question;
const control = (body: { visible?: boolean; priority?: number }, as = ada) =>
  api.call('PUT /api/questions/:id', { params: { id }, body, as });
const review = async (state: 'draft' | 'in_review' | 'published', as: Session, version?: number) =>
  api.call('PUT /api/admin/questions/:id/review', {
    params: { id },
    body: { state, version: version ?? (await editable(as)).version },
    as,
  });
const isSeen = async () => (await api.call('GET /api/questions/:id', { params: { id } })).status === 200;
const waitingFor = async (as: Session) => (await api.call('GET /api/admin/my-work', { as })).body.work;
const listed = async () =>
  (await api.call('GET /api/admin/questions', { query: { in_review: 'true' }, as: ben })).body.questions.map((row) => row.id);

test('takes a question from draft through review to learners by a second person', async () => {
  expect((await editable(ada)).review).toMatchObject({ state: 'draft', may_approve: false });
  const { body } = await review('in_review', ada);
  expect(body.question.review).toMatchObject({ state: 'in_review', requested_by: { name: 'Ada Editor' }, may_approve: false });
  expect((await editable(ben)).review).toMatchObject({ may_approve: true });
  expect(await isSeen()).toBe(false);
  expect((await review('published', ben)).body.question).toMatchObject({ visible: true, review: { state: 'published' } });
  expect(await isSeen()).toBe(true);
  const { actions } = (await api.call('GET /api/admin/log', { as: await api.asStaff({ role_id: 1 }), query: {} })).body;
  const ofThis = actions.filter(({ object }) => object.kind === 'question' && object.id === id);
  expect(ofThis.map(({ action, by }) => [action, by?.name])).toEqual([
    ['question.approved', 'Ben Editor'],
    ['question.changed', 'Ben Editor'],
    ['question.review_requested', 'Ada Editor'],
    ['question.changed', 'Ada Editor'],
  ]);
});

test('refuses a person who wrote or sent it', async () => {
  await review('in_review', ada);
  expect((await review('published', ada)).status).toBe(403);
  await review('draft', ben);
  await review('in_review', ben);
  expect((await review('published', ben)).status).toBe(403);
  expect((await review('published', ada)).status).toBe(403);
  expect(await isSeen()).toBe(false);
});

test('approves the version that the second person has read', async () => {
  await review('in_review', ada);
  const { version } = await editable(ben);
  await control({ priority: 3 });
  expect((await editable(ben)).review?.state).toBe('draft');
  await review('in_review', ada);
  expect(await review('published', ben, version)).toMatchObject({ status: 409, error: { code: 'edited_meanwhile' } });
  expect(await isSeen()).toBe(false);
});

test('lists what waits for a colleague, and no longer once it is a draft', async () => {
  await review('in_review', ada);
  await review('in_review', ada);
  expect(await listed()).toEqual([id]);
  expect(await waitingFor(ben)).toMatchObject([{ kind: 'question', id, person: { name: 'Ada Editor' }, mine: false }]);
  expect(await waitingFor(ada)).toEqual([]);
  expect(await waitingFor(await api.asStaff({ permissions: ['support'] }))).toEqual([]);
  await review('draft', ben);
  expect(await listed()).toEqual([]);
  expect(await waitingFor(ben)).toEqual([]);
});

describe('no other call shows it', () => {
  const refused = { status: 409, error: { code: 'needs_approval' } };

  test('neither one by one nor in bulk', async () => {
    expect(await control({ visible: true })).toMatchObject(refused);
    expect(await review('published', ben)).toMatchObject(refused);
    const change = { target: { ids: [id] }, change: { visible: true } };
    expect(await api.call('POST /api/admin/questions/bulk/preview', { body: change, as: ada })).toMatchObject(refused);
    const bulk = { ...change, key: crypto.randomUUID(), expected: 1 };
    expect(await api.call('POST /api/admin/questions/bulk', { body: bulk, as: ada })).toMatchObject(refused);
    expect(await isSeen()).toBe(false);
  });

  test('nor the form, nor a former version', async () => {
    const { subject, topic, difficulty, marks, version } = await editable(ada);
    const body = new FormData();
    const fields = { id, subject: subject.id, topic: topic.id, difficulty, marks, visible: true };
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    const headers = { authorization: `Bearer ${ada.token}` };
    const sent = await api.fetch('/api/questions/edit', { method: 'POST', headers, body });
    expect([sent.status, await sent.json()]).toMatchObject([409, { code: 'needs_approval' }]);
    const restored = await api.call('POST /api/admin/questions/:id/versions/:version/restore', {
      params: { id, version: version - 1 },
      body: { version },
      as: ada,
    });
    expect(restored.body.question).toMatchObject({ visible: false, review: { state: 'draft' } });
    expect(await isSeen()).toBe(false);
  });

  test('and a new one is a draft', async () => {
    const rules = async () => (await api.call('GET /api/admin/questions/new', { as: ada })).body;
    expect(await rules()).toEqual({ needs_approval: true, any_in_review: false });
    await review('in_review', ada);
    expect(await rules()).toEqual({ needs_approval: true, any_in_review: true });
    const { subject, topic } = await editable(ada);
    const body = new FormData();
    const fields = { subject: subject.id, topic: topic.id, difficulty: 'Easy', marks: 3, questions_text: 'Find $\\sqrt{784}$.' };
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    const headers = { authorization: `Bearer ${ada.token}` };
    const sent = await api.fetch('/api/admin/questions', { method: 'POST', headers, body });
    expect(await sent.json()).toMatchObject({ question: { visible: false, review: { state: 'draft' } } });
  });
});
