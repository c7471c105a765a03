import { randomUUID } from 'node:crypto';
import { REPORT_REASONS } from '@api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { startTestApi } from '../../../../test/test-api.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const [questionId = 0, visibleId = 0] = questionIds;
const [staff, learner] = [await api.asStaff({ full_name: 'Ada Editor' }), await api.signUp()];
beforeEach(() => api.db('staff_actions').delete());

const log = async () => {
  const { body } = await api.call('GET /api/admin/log', { as: staff });
  return body.actions.map(({ action, object, by, reason, details }) => ({
    action,
    id: object.id,
    by: by?.name,
    reason,
    details,
  }));
};

describe('the log holds what staff do', () => {
  test('with questions: changed, deleted and brought back, each once', async () => {
    const hide = { as: staff, params: { id: questionId }, body: { visible: false } };
    for (let index = 0; index < 2; index += 1) expect((await api.call('PUT /api/questions/:id', hide)).status).toBe(200);
    const deleted = await api.call('DELETE /api/questions', { as: staff, body: { question_id: questionId } });
    expect(deleted.status).toBe(200);
    const { version } = (await api.call('GET /api/admin/questions/:id', { as: staff, params: { id: questionId } })).body.question;
    const restored = await api.call('POST /api/admin/questions/:id/versions/:version/restore', {
      as: staff,
      params: { id: questionId, version: version - 1 },
      body: { version },
    });
    expect(restored.status).toBe(200);
    const about = { id: questionId, by: 'Ada Editor' };
    expect(await log()).toMatchObject([
      { ...about, action: 'question.restored' },
      { ...about, action: 'question.deleted' },
      { ...about, action: 'question.changed', details: { fields: 'visible' } },
    ]);
  });

  test('with reports: closed with what was found, and opened again', async () => {
    const reported = { type: REPORT_REASONS[0], questionId: visibleId };
    const sent = await api.callLoosely('POST /api/report', { as: learner, body: reported });
    expect(sent.status).toBe(200);
    const { id } = await api.db('reports').orderBy('id', 'desc').first('id');
    const put = (body: { state: 'open' } | { state: 'closed'; outcome: 'fixed'; note: string }) =>
      api.call('PUT /api/admin/reports/:id', { as: staff, params: { id }, body });
    await put({ state: 'closed', outcome: 'fixed', note: 'The sign' });
    expect((await put({ state: 'closed', outcome: 'fixed', note: 'Too late' })).status).toBe(409);
    await put({ state: 'open' });
    expect(await log()).toMatchObject([
      { action: 'report.opened', id },
      { action: 'report.closed', id, reason: 'The sign', details: { outcome: 'fixed', question: visibleId } },
    ]);
  });

  test('with messages: answered once however often it is sent, closed and opened once', async () => {
    const message = { key: randomUUID(), topic: 'classes', name: 'Ada', email: 'ada@example.org', text: 'Do you teach?' };
    const written = await api.callLoosely('POST /api/contact', { as: learner, body: message });
    const row = await api.db('contact_messages').first('id');
    expect([written.status, row]).toMatchObject([201, {}]);
    const reply = { key: randomUUID(), text: 'We do', replies_seen: 0, close: false };
    const answer = { as: staff, params: { id: row.id }, body: reply };
    for (let index = 0; index < 2; index += 1) {
      expect((await api.callLoosely('POST /api/admin/messages/:id/replies', answer)).status).toBe(201);
    }
    const put = (state: 'open' | 'closed') =>
      api.call('PUT /api/admin/messages/:id', { as: staff, params: { id: row.id }, body: { state } });
    for (const state of ['closed', 'closed', 'open'] as const) expect((await put(state)).status).toBe(200);
    expect((await log()).map(({ action }) => action)).toEqual(['message.opened', 'message.closed', 'message.answered']);
  });
});

test('nothing that failed is in the log', async () => {
  const gone = { as: staff, params: { id: 999_999 }, body: { visible: false } };
  expect((await api.call('PUT /api/questions/:id', gone)).status).toBe(404);
  expect(await log()).toEqual([]);
});

test('the log is found by people, who did it or whose account it was done to', async () => {
  const keeper = await api.asStaff({ full_name: 'Kim Keeper', permissions: ['accounts'] });
  const { user } = await api.signUp({ email: 'found.in.log@example.com', username: 'Lou Learner' });
  await api.call('POST /api/admin/users/:id/verify', { as: keeper, params: { id: user.id }, body: { reason: 'They wrote' } });
  for (const q of ['kim keep', 'lou lear', 'found.in.log@', 'they wrote']) {
    const { actions, totalCount } = (await api.call('GET /api/admin/log', { as: keeper, query: { q } })).body;
    expect([q, totalCount, actions[0]?.action]).toEqual([q, 1, 'user.verified']);
  }
  expect((await api.call('GET /api/admin/log', { as: keeper, query: { q: 'sam' } })).body.actions).toEqual([]);
});

test('the log shows payments to those who may see them', async () => {
  const entry = { at: api.clock.now(), staff_id: staff.user.id, object_id: 1, reason: 'Bought twice', details: '{}' };
  await api.db('staff_actions').insert({ ...entry, action: 'order.refunded', object_kind: 'order' });
  expect(await log()).toEqual([]);
  const treasurer = await api.asStaff({ permissions: ['revenue'] });
  expect((await api.call('GET /api/admin/log', { as: treasurer })).body.actions).toMatchObject([{ reason: 'Bought twice' }]);
});
