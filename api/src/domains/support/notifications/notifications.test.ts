import { MOST_UNREAD } from '@api/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { deleteOldNotifications, KEPT_FOR_MS, type NewNotification, notify } from './notifications.service.ts';

const api = await startTestApi();
let learner: Session;
let other: Session;
let staff: Session;
let questionIds: number[];
beforeAll(async () => {
  ({ questionIds } = await insertOneSubject(api.db));
  learner = await api.signUp({ username: 'Asha' });
  other = await api.signUp();
  staff = await api.asStaff({ full_name: 'Mr Rao' });
});
beforeEach(async () => {
  for (const table of ['notifications', 'doubts', 'mail_orders']) await api.db(table).delete();
});

const answered = (number: number, userId = learner.user.id): NewNotification<'doubt_answered'> => ({
  userId,
  kind: 'doubt_answered',
  data: { doubt_id: number, topic: `topic ${number}` },
  once: `reply:${number}`,
});
async function tell(...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    api.clock.advance(60_000);
    await notify(api.db, answered(number), api.clock.now());
  }
}
const endPlan = (as = learner) => {
  const data = { plan: 'Platinum Plan', ended_at: '2026-11-20T00:00:00.000Z' };
  return notify(api.db, { userId: as.user.id, kind: 'plan_ended', data, once: 'plan_ended:1' }, api.clock.now());
};
const list = async (query: Record<string, string> = {}, as = learner) =>
  (await api.call('GET /api/notifications', { query, as })).body;
const unread = async (as = learner) => (await api.call('GET /api/notifications/unread', { as })).body.unread;
const texts = async (query: Record<string, string> = {}) => (await list(query)).notifications.map(({ text }) => text);

describe('the list', () => {
  test('is empty at first', async () => {
    expect(await list()).toEqual({ notifications: [], next: null, unread: { full: 0, restricted: 0 } });
  });

  test('says in words what has happened, the latest first, and where it leads', async () => {
    await tell(1);
    await endPlan();
    const { notifications } = await list();
    expect(notifications).toMatchObject([
      {
        area: 'membership',
        text: 'Your Platinum Plan ended on 20 November 2026. Your tests, saved questions and doubts stay as they are.',
        to: '/account-details/membership',
        created_at: api.clock.now().toISOString(),
        read: false,
      },
      { area: 'doubts', text: 'Your doubt on topic 1 has a reply.', to: '/my-doubts#doubt-1' },
    ]);
  });

  test('comes in pages, which new notifications do not shift', async () => {
    await tell(1, 2, 3, 4, 5);
    const first = await list({ pageSize: '2' });
    await tell(6);
    const second = await list({ pageSize: '2', before: String(first.next) });
    const third = await list({ pageSize: '2', before: String(second.next) });
    const numbers = [first, second, third].map(({ notifications }) => notifications.map(({ to }) => to?.split('-').at(-1)));
    expect(numbers).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(third.next).toBeNull();
  });

  test('ends without an empty part', async () => {
    await tell(1, 2);
    expect((await list({ pageSize: '2' })).next).toBeNull();
  });

  test('shows what it cannot read as something new, and nothing else is lost by it', async () => {
    await tell(1);
    const row = { user_id: learner.user.id, created_at: api.clock.now() };
    await api.db('notifications').insert({ ...row, kind: 'of_tomorrow', data: '{}', once: 'a' });
    await api.db('notifications').insert({ ...row, kind: 'plan_ended', data: '{"plan": 7}', once: 'b' });
    await api.db('notifications').insert({ ...row, kind: 'constructor', data: '{}', once: 'c' });
    expect((await list()).notifications.map(({ area }) => area)).toEqual(['other', 'other', 'other', 'doubts']);
    expect(await unread()).toEqual({ full: 4, restricted: 3 });
  });

  test.each([{ before: '0' }, { before: 'x' }, { pageSize: '101' }, { variant: 'other' }])('refuses %o', async (query) => {
    expect((await api.callLoosely('GET /api/notifications', { query, as: learner })).status).toBe(422);
  });
});

describe('unread', () => {
  test('is counted up to a hundred', async () => {
    await tell(1, 2);
    expect(await unread()).toEqual({ full: 2, restricted: 2 });
    const rows = Array.from({ length: 300 }, (_, index) => index + 10).map((number) => {
      const { userId: user_id, once, ...row } = answered(number);
      return { ...row, user_id, once, data: JSON.stringify(row.data), created_at: api.clock.now() };
    });
    await api.db.batchInsert('notifications', rows, 500);
    expect(await unread()).toEqual({ full: MOST_UNREAD, restricted: MOST_UNREAD });
    expect((await list({ pageSize: '100' })).notifications).toHaveLength(100);
  });

  test('becomes read one by one, as often as it is said, and keeps the first time', async () => {
    await tell(1, 2);
    const [latest] = (await list()).notifications;
    const read = () => api.call('POST /api/notifications/:id/read', { params: { id: latest?.id ?? 0 }, as: learner });
    expect((await read()).body.unread.full).toBe(1);
    const before = await api.db('notifications').where('id', latest?.id).first('read_at');
    api.clock.advance(60_000);
    expect((await read()).body.unread.full).toBe(1);
    expect(await api.db('notifications').where('id', latest?.id).first('read_at')).toEqual(before);
    expect((await list()).notifications.map(({ read }) => read)).toEqual([true, false]);
  });

  test('are read up to the last one seen; later ones stay unread', async () => {
    await tell(1, 2);
    const [latest] = (await list()).notifications;
    await tell(3);
    const readAll = () => api.call('POST /api/notifications/read', { body: { up_to: latest?.id ?? 0 }, as: learner });
    expect((await readAll()).body.unread).toEqual({ full: 1, restricted: 1 });
    expect((await readAll()).body.unread).toEqual({ full: 1, restricted: 1 });
    expect((await list()).notifications.map(({ read }) => read)).toEqual([false, true, true]);
  });
});

test('the restricted edition hears nothing of payments, and marks none of that as read', async () => {
  await tell(1);
  await endPlan();
  expect(await unread()).toEqual({ full: 2, restricted: 1 });
  expect(await texts({ variant: 'restricted' })).toEqual(['Your doubt on topic 1 has a reply.']);
  const [latest] = (await list()).notifications;
  const body = { up_to: latest?.id ?? 0, variant: 'restricted' as const };
  expect((await api.call('POST /api/notifications/read', { body, as: learner })).body.unread).toEqual({ full: 1, restricted: 0 });
});

describe('an event', () => {
  test('is stored once, however often and from wherever the event is reported', async () => {
    const [first, ...rest] = await Promise.all(
      Array.from({ length: 8 }, () => inTransaction(api.db, (transaction) => notify(transaction, answered(1), api.clock.now()))),
    );
    expect([first, ...rest].filter(Boolean)).toHaveLength(1);
    expect(await texts()).toHaveLength(1);
    await notify(api.db, answered(1, other.user.id), api.clock.now());
    expect((await list({}, other)).notifications).toHaveLength(1);
  });

  test('that is taken back was never told', async () => {
    const failed = inTransaction(api.db, async (transaction) => {
      await notify(transaction, answered(1), api.clock.now());
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await unread()).toEqual({ full: 0, restricted: 0 });
  });

  test('of a reply to a doubt reaches who asked, once, over two instances', async () => {
    const body = { question_id: questionIds[0] as number, queries: 'Why?' };
    const { id } = (await api.call('POST /api/doubts', { body, as: learner })).body.doubt;
    const replica = await api.startReplica();
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ queries: 'Because.' }),
    };
    const sent = [api, replica, api, replica].map(({ fetch }) => fetch(`/api/doubts/${id}/replies`, init));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await list()).notifications).toMatchObject([
      { text: 'Your doubt on quadratics has a reply.', to: `/my-doubts#doubt-${id}` },
    ]);
    expect((await list({}, staff)).notifications).toEqual([]);
  });
});

describe('have an owner', () => {
  test('a guest has none', async () => {
    for (const path of ['/api/notifications', '/api/notifications/unread']) expect((await api.fetch(path)).status).toBe(401);
    for (const path of ['/api/notifications/read', '/api/notifications/1/read']) {
      expect((await api.fetch(path, { method: 'POST', body: '{}' })).status).toBe(401);
    }
  });

  test('another account sees none of them, and reading them there does nothing', async () => {
    await tell(1);
    const [mine] = (await list()).notifications;
    const id = mine?.id ?? 0;
    expect((await list({}, other)).notifications).toEqual([]);
    expect((await api.call('POST /api/notifications/:id/read', { params: { id }, as: other })).status).toBe(404);
    expect((await api.call('POST /api/notifications/:id/read', { params: { id: id + 1 }, as: learner })).status).toBe(404);
    await api.call('POST /api/notifications/read', { body: { up_to: id }, as: other });
    expect(await unread()).toEqual({ full: 1, restricted: 1 });
  });

  test("are part of the learner's data export", async () => {
    await tell(1);
    const { body } = await api.call('GET /api/user/export', { as: learner });
    expect(body.notifications).toMatchObject([{ kind: 'doubt_answered', data: { topic: 'topic 1' } }]);
  });
});

test('after half a year they go, read or not', async () => {
  const start = api.clock.now();
  await tell(1);
  const created = api.clock.now().getTime();
  await tell(2);
  expect(await deleteOldNotifications(api.db, new Date(created + KEPT_FOR_MS))).toBe(0);
  const removed = await Promise.all([1, 2].map(() => deleteOldNotifications(api.db, new Date(created + KEPT_FOR_MS + 1))));
  expect(removed.toSorted()).toEqual([0, 1]);
  expect(await texts()).toEqual(['Your doubt on topic 2 has a reply.']);
  api.clock.set(start);
});
