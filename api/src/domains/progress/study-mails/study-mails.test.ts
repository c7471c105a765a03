import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertOneSubject } from '../../../../test/one-subject.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { mailComposers } from '../../../contexts.ts';
import { connectDatabase } from '../../../db/connect.ts';
import { recordEvidence } from '../evidence/index.ts';
import { MAILS } from './compose.ts';
import { nextMailAt, orderDueMails } from './study-mails.service.ts';

const api = await startTestApi({ PUBLIC_URL: 'https://study.example' });
/** A Saturday. */
const START = '2026-11-21T09:00:00.000Z';
const MONDAY = new Date('2026-11-23T07:00:00Z');
let questions: number[];
let learner: Session;

beforeAll(async () => {
  questions = (await insertOneSubject(api.db)).questionIds;
});
beforeEach(async () => {
  await api.db('mail_subscriptions').delete();
  api.clock.set(START);
  learner = await api.signUp();
  await api.db('mail_orders').delete();
  await api.db('users').where('id', learner.user.id).update({ verified: true, course_slug: 'math-aa-sl' });
});

const choose = async (reminder: boolean, weekly_summary: boolean, time_zone?: string) =>
  (await api.call('PUT /api/study-mails', { as: learner, body: { reminder, weekly_summary, ...(time_zone && { time_zone }) } }))
    .body;
const order = async (at: Date) => {
  api.clock.set(at.toISOString());
  await orderDueMails(api.db, at);
  return api.db('mail_orders').orderBy('id');
};
/** The mail of the first order; null where it has nothing to say. */
async function write() {
  const now = api.clock.now();
  const [first] = await api.db('mail_orders').orderBy('id');
  return (await mailComposers[first.kind]?.(first, { db: api.db, config: api.config, now })) ?? null;
}
const practise = (seconds = 600, at = api.clock.now()) => {
  const work = { userId: learner.user.id, source: `${at}`, work: `${at}`, place: 'practice', part: '', seconds } as const;
  const fact = {
    ...work,
    questionId: questions[0] as number,
    questionVersion: 1,
    outcome: 'answered',
    marks: 4,
    of: 5,
    at,
  } as const;
  return api.db.transaction((transaction) => recordEvidence(transaction, [fact], at));
};
const unsubscribeBy = (address: string) =>
  api.callLoosely('POST /api/unsubscribe', { query: { token: new URL(address).searchParams.get('token') ?? '' } });

test.each([
  ['reminder', '2026-11-21T14:00:00Z', 'Europe/Vienna', '2026-11-21T15:00:00Z'],
  ['reminder', '2026-11-21T15:00:00Z', 'Europe/Vienna', '2026-11-22T15:00:00Z'],
  ['weekly_summary', '2026-11-23T06:59:59Z', 'UTC', '2026-11-23T07:00:00Z'],
  ['weekly_summary', '2026-11-23T07:00:00Z', 'UTC', '2026-11-30T07:00:00Z'],
  ['shared_summary', '2026-11-21T09:00:00Z', 'Pacific/Auckland', '2026-11-22T18:00:00Z'],
] as const)('the next %s after %s in %s is at %s', (kind, now, timeZone, next) => {
  expect(nextMailAt(kind, new Date(now), timeZone)).toEqual(new Date(next));
});

describe('mails of a learner', () => {
  test('that cannot be written hold up no other, and fail the job', async () => {
    await choose(true, true);
    await practise();
    const writing = vi.spyOn(MAILS.reminder, 'write').mockRejectedValue(new Error('unreadable'));
    await expect(order(MONDAY)).rejects.toThrow('Regular mails that could not be written: 1');
    writing.mockRestore();
    expect(await api.db('mail_orders').pluck('kind')).toEqual(['weekly_summary']);
    expect(await order(MONDAY)).toHaveLength(1);
  });

  test('are none until chosen, and then those that were chosen', async () => {
    expect((await api.call('GET /api/study-mails', { as: learner })).body).toEqual({ reminder: false, weekly_summary: false });
    expect(await choose(true, false)).toEqual({ reminder: true, weekly_summary: false });
    expect(await choose(true, true)).toEqual({ reminder: true, weekly_summary: true });
    expect(await choose(false, false)).toEqual({ reminder: false, weekly_summary: false });
    expect(await order(MONDAY)).toEqual([]);
  });

  test('are ordered once, though two processes do it at once', async () => {
    await choose(true, true);
    await practise();
    const replica = connectDatabase(api.config.DATABASE_URL, { poolSize: 2 });
    try {
      const counts = await Promise.all([orderDueMails(api.db, MONDAY), orderDueMails(replica, MONDAY)]);
      expect(counts[0] + counts[1]).toBe(2);
    } finally {
      await replica.destroy();
    }
    expect((await order(MONDAY)).map(({ kind }) => kind).sort()).toEqual(['study_reminder', 'weekly_summary']);
  });

  test('remind of what the plan has, but not after practice, nor after weeks away', async () => {
    await choose(true, false);
    expect(await order(new Date('2026-11-21T16:00:00Z'))).toHaveLength(1);
    const mail = await write();
    expect(mail?.text).toMatch(/Today: quadratics \(new\)\. That's about 30 minutes\./);
    expect(mail?.text).toContain('https://study.example/today');
    expect(mail?.text).toContain('https://study.example/unsubscribe#');
    api.clock.set('2026-11-22T10:00:00Z');
    await practise();
    for (const later of ['2026-11-22T16:00:00Z', '2026-12-08T16:00:00Z']) expect(await order(new Date(later))).toHaveLength(1);
  });

  test('sum up the last week against its goal, and say nothing of an empty one', async () => {
    await choose(false, true);
    await api.call('PUT /api/study-plan', { as: learner, body: { weekly_minutes: 60 } });
    await practise();
    await order(MONDAY);
    expect((await write())?.text).toMatch(/10 minutes of your 60-minute goal.*\n\nMath AA SL: 4 of 5 marks on 1 question\./s);
    expect(await order(new Date(MONDAY.getTime() + 7 * 86_400_000))).toHaveLength(1);
  });

  test('end by one click without logging in, each on its own', async () => {
    await choose(true, true);
    await order(new Date('2026-11-21T16:00:00Z'));
    const address = (await write())?.unsubscribe ?? '';
    const led = await api.callLoosely('GET /api/unsubscribe', {
      query: { token: new URL(address).searchParams.get('token') ?? '' },
    });
    expect([led.status, led.headers.get('location')]).toEqual([303, expect.stringMatching(/\/unsubscribe#.{40}/)]);
    const odd = await api.callLoosely('GET /api/unsubscribe', { query: { token: '\r\nx: €' } });
    expect([odd.status, odd.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/unsubscribe#%0D%0Ax%3A%20%E2%82%AC$/),
    ]);
    expect((await unsubscribeBy(address)).status).toBe(204);
    expect((await unsubscribeBy(address)).status).toBe(204);
    expect((await api.call('GET /api/study-mails', { as: learner })).body).toEqual({ reminder: false, weekly_summary: true });
    expect(await write()).toBeNull();
  });
});

describe('the summary of a shared link', () => {
  const share = async () =>
    (await api.call('POST /api/progress/links', { as: learner, body: { purpose: 'Parents', shown_name: 'Ada' } })).body;
  const add = (token: string, email = 'Parent@example.com') =>
    api.callLoosely('POST /api/shared-progress/mails', { body: { token, email } });
  const tokenOf = async () => (await api.db('mail_subscriptions').first('token')).token as string;
  const confirm = (token: string) => api.callLoosely('POST /api/shared-progress/mails/confirm', { body: { token } });

  test('comes to an address that was confirmed, and to no other', async () => {
    const { token } = await share();
    await practise();
    expect((await add(token)).status).toBe(204);
    expect((await add(token)).status).toBe(204);
    expect(await order(MONDAY)).toMatchObject([{ kind: 'shared_summary_confirm', address: 'parent@example.com', user_id: null }]);
    const asked = await write();
    expect(asked?.text).toContain(`https://study.example/confirm-weekly-summary#${await tokenOf()}`);
    expect(asked?.text).not.toContain('Ada');
    expect((await confirm(await tokenOf())).status).toBe(204);
    await api.db('mail_orders').delete();
    await order(new Date('2026-11-30T07:00:00Z'));
    expect(await write()).toMatchObject({ subject: 'Last week: Ada', text: expect.stringContaining('No practice last week.') });
  });

  test('ends with its link, and is for five addresses', async () => {
    const { token, link } = await share();
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await add(token, `${name}@example.com`)).status).toBe(204);
    expect((await add(token, 'f@example.com')).error.code).toBe('too_many_addresses');
    expect(await api.db('mail_subscriptions')).toHaveLength(5);
    await api.call('DELETE /api/progress/links/:id', { as: learner, params: { id: link.id } });
    expect(await api.db('mail_subscriptions')).toEqual([]);
    expect((await add(token)).error.code).toBe('link_invalid');
  });

  test('forgets an address that is not confirmed within a week', async () => {
    await add((await share()).token);
    await order(new Date('2026-11-28T09:00:01Z'));
    expect((await confirm('x'.repeat(43))).error.code).toBe('link_invalid');
    expect(await api.db('mail_subscriptions')).toEqual([]);
  });
});
