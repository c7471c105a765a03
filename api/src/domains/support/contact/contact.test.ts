import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { meetAt } from '../../../../test/lock-waits.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { purgeOldMessages } from './index.ts';

const SUPPORT_EMAIL = 'help@school.example';
const api = await startTestApi({ SUPPORT_EMAIL });
const staff = await api.asStaff({ full_name: 'Ada Editor' });
const learner = await api.signUp({ username: 'Lea', email: 'lea@example.com' });

beforeEach(async () => {
  for (const table of ['contact_messages', 'mail_orders', 'rate_limits']) await api.db(table).delete();
});

const message = (changes: object = {}) => ({
  key: randomUUID(),
  topic: 'classes',
  text: 'Do you teach chemistry HL?',
  name: 'Guest',
  email: 'guest@example.com',
  took_ms: 30_000,
  ...changes,
});
const write = (changes: object = {}, as?: typeof learner) =>
  api.callLoosely('POST /api/contact', { body: message(changes), ...(as && { as }) });
const list = async (query: object = {}) => (await api.call('GET /api/admin/messages', { query, as: staff })).body;
const onlyOne = async (query: object = {}) => {
  const { messages } = await list(query);
  expect(messages).toHaveLength(1);
  return messages[0] as (typeof messages)[number];
};
const reply = (id: number, changes: object = {}, as = staff) =>
  api.callLoosely('POST /api/admin/messages/:id/replies', {
    params: { id },
    body: { key: randomUUID(), text: 'Yes, we do.', replies_seen: 0, close: true, ...changes },
    as,
  });
const mailCount = async (address: string) => (await api.mailsTo(address)).length;

test('is assigned to a colleague, who is notified, and found by assignee', async () => {
  const ben = await api.asStaff({ full_name: 'Ben Grader' });
  await write({ took_ms: undefined }, learner);
  await write({ took_ms: undefined, text: 'Another.' }, learner);
  const [first] = (await list({ state: 'open' })).messages;
  const assign = (assignee_id: number | null, was: number | null) =>
    api.call('PUT /api/admin/messages/:id/assignee', { as: staff, params: { id: first?.id ?? 0 }, body: { assignee_id, was } });
  expect((await assign(ben.user.id, null)).body).toEqual({
    message: 'Assigned to Ben Grader',
    assignee: { id: ben.user.id, name: 'Ben Grader' },
  });
  expect(await onlyOne({ assigned: String(ben.user.id) })).toMatchObject({ id: first?.id, assignee: { name: 'Ben Grader' } });
  expect((await onlyOne({ assigned: 'nobody' })).assignee).toBeNull();
  expect((await list({ assigned: 'me' })).totalCount).toBe(0);
  const { notifications } = (await api.call('GET /api/notifications', { as: ben, query: {} })).body;
  expect(notifications).toMatchObject([
    { text: 'Ada Editor has given you a message to answer.', to: `/admin/messages?assigned=me#message-${first?.id}` },
  ]);
  expect((await assign(null, null)).status).toBe(409);
});

describe('writing to the team', () => {
  test('reaches the queue and the support address, and says where the answer goes', async () => {
    const before = await mailCount(SUPPORT_EMAIL);
    const { status, body } = await write({ name: ' Guest\r\nBcc: all ', email: ' Guest@Example.com ' });
    expect([status, body]).toEqual([
      201,
      { message: 'Thank you, your message is with us. We answer by email to guest@example.com' },
    ]);
    expect(await onlyOne()).toMatchObject({
      ...{ topic: 'classes', text: 'Do you teach chemistry HL?', name: 'Guest Bcc: all', email: 'guest@example.com' },
      ...{ state: 'open', account: null, replies: [], closed: null },
    });
    const mails = (await api.mailsTo(SUPPORT_EMAIL)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Online classes or a demo lesson: a message from Guest Bcc: all');
    expect(mails[0]?.text).toContain('/admin/messages');
  });

  test('names the account of a signed-in sender, and the address that they choose', async () => {
    await write({ email: 'elsewhere@example.com', took_ms: undefined }, learner);
    expect(await onlyOne()).toMatchObject({
      state: 'open',
      email: 'elsewhere@example.com',
      account: { id: learner.user.id, name: 'Lea', email: 'lea@example.com' },
    });
  });

  test('is one message when sent twice, even concurrently', async () => {
    const before = await mailCount(SUPPORT_EMAIL);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write({ key })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await onlyOne();
    expect((await mailCount(SUPPORT_EMAIL)) - before).toBe(1);
  });

  test.each([
    ['no text', { text: '  ' }, 'text'],
    ['too long a text', { text: 'x'.repeat(5_001) }, 'text'],
    ['too many links', { text: 'http://a.example '.repeat(6) }, 'text'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['an unknown topic', { topic: 'weather' }, 'topic'],
    ['no key', { key: undefined }, 'key'],
    ['a key that is none', { key: '1' }, 'key'],
    ['a time that is none', { took_ms: -1 }, 'took_ms'],
  ])('with %s is refused at that field, and nothing is stored', async (_, changes, field) => {
    const { status, error } = await write(changes);
    expect([status, error.issues?.[0]?.path]).toEqual([422, field]);
    expect(await api.db('contact_messages')).toEqual([]);
  });

  test.each([
    ['is sent faster than a person writes', { took_ms: 300 }],
    ['does not say how long it took', { took_ms: undefined }],
    ['fills in a hidden field', { topic_detail: 'Buy now' }],
  ])('is held back, without a mail, when it %s', async (_, changes) => {
    const before = await mailCount(SUPPORT_EMAIL);
    expect((await write(changes)).status).toBe(201);
    expect((await list()).totalCount).toBe(0);
    const held = await onlyOne({ state: 'held' });
    expect(await mailCount(SUPPORT_EMAIL)).toBe(before);
    await api.call('PUT /api/admin/messages/:id', { params: { id: String(held.id) }, body: { state: 'open' }, as: staff });
    expect(await onlyOne()).toMatchObject({ id: held.id, state: 'open' });
  });

  test('has limits, by network and by account', async () => {
    const from = async (address: string) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(message()),
      };
      return (await api.fetch('/api/contact', init)).status;
    };
    await api.db('rate_limits').delete();
    const pretend = (limit: string, points: number) =>
      api.db('rate_limits').where('key', 'like', `${limit}:%`).update({ points });
    expect(await from('203.0.113.7')).toBe(201);
    await pretend('contact-network', 29);
    expect([await from('203.0.113.7'), await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([201, 429, 201]);
    expect((await write({}, learner)).status).toBe(201);
    await pretend('contact-account', 9);
    expect([(await write({}, learner)).status, (await write({}, learner)).status]).toEqual([201, 429]);
  });
});

describe('answering', () => {
  test('goes by mail to the address that was given, and closes the message in the name of who did it', async () => {
    await write();
    const { id } = await onlyOne();
    const before = await mailCount('guest@example.com');
    const { status, body } = await reply(id);
    expect([status, body]).toMatchObject([
      201,
      {
        message: 'Reply sent to guest@example.com',
        contact_message: {
          state: 'closed',
          replies: [{ text: 'Yes, we do.', by: { id: staff.user.id, name: 'Ada Editor' } }],
          closed: { by: { name: 'Ada Editor' } },
        },
      },
    ]);
    const mails = (await api.mailsTo('guest@example.com')).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Yes, we do.');
    expect(mails[0]?.text).toContain('Do you teach chemistry HL?');
    // A guest may have typed any address: the typed name does not appear in the greeting.
    expect(mails[0]?.text).toMatch(/^Hello,\n/);
  });

  test('is one reply and one mail when sent twice', async () => {
    await write();
    const { id } = await onlyOne();
    const before = await mailCount('guest@example.com');
    const key = randomUUID();
    expect((await Promise.all([reply(id, { key }), reply(id, { key })])).map(({ status }) => status)).toEqual([201, 201]);
    expect((await onlyOne({ state: 'closed' })).replies).toHaveLength(1);
    expect((await mailCount('guest@example.com')) - before).toBe(1);
  });

  test('of two colleagues at once is one reply and one mail, and the second learns of it', async () => {
    await write();
    const { id } = await onlyOne();
    const before = await mailCount('guest@example.com');
    const both = ['Yes.', 'No.'].map((text) => () => reply(id, { text, close: false }));
    const answers = await meetAt(api.owner, { table: 'contact_messages', where: { id } }, both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await onlyOne()).replies).toHaveLength(1);
    expect((await mailCount('guest@example.com')) - before).toBe(1);
  });

  test('of two colleagues, the second is shown what the first has replied', async () => {
    await write();
    const { id } = await onlyOne();
    await reply(id, { close: false });
    const second = await reply(id, { text: 'No.' });
    expect(second).toMatchObject({
      status: 409,
      error: { code: 'replied_meanwhile', contact_message: { replies: [{ text: 'Yes, we do.' }] } },
    });
    expect(await onlyOne()).toMatchObject({ state: 'open', replies: [{ text: 'Yes, we do.' }] });
    expect((await reply(id, { text: 'And more.', replies_seen: 1 })).status).toBe(201);
  });

  test('is open to staff alone, about messages that there are, with words', async () => {
    await write();
    const { id } = await onlyOne();
    expect((await reply(id, {}, learner)).status).toBe(403);
    expect((await reply(2_000_000_000)).status).toBe(404);
    expect((await reply(id, { text: ' ' })).status).toBe(422);
    expect((await api.callLoosely('GET /api/admin/messages', { as: learner })).status).toBe(403);
    const put = (target: number, state: string) =>
      api.callLoosely('PUT /api/admin/messages/:id', { params: { id: target }, body: { state }, as: staff });
    expect([(await put(2_000_000_000, 'open')).status, (await put(id, 'held')).status]).toEqual([404, 422]);
  });
});

describe('the queue', () => {
  test('has open messages longest waiting first, closed ones latest first, and can be narrowed', async () => {
    const ids: number[] = [];
    for (const name of ['One', 'Two', '100% Three']) {
      await write({ name, topic: name === 'Two' ? 'privacy' : 'general' });
      ids.push((await list()).messages.at(-1)?.id ?? 0);
      api.clock.advance(60_000);
    }
    const [one, two, three] = ids as [number, number, number];
    const idsOf = async (query: object = {}) => (await list(query)).messages.map(({ id }) => id);
    expect(await idsOf()).toEqual([one, two, three]);
    expect(await idsOf({ topic: 'privacy' })).toEqual([two]);
    expect(await idsOf({ q: '100%' })).toEqual([three]);
    await reply(one);
    api.clock.advance(60_000);
    await reply(three);
    expect(await idsOf({ state: 'closed' })).toEqual([three, one]);
    expect(await idsOf()).toEqual([two, three, one]);
    expect([await idsOf({ page: '2', pageSize: '2' }), (await list({ page: '2', pageSize: '2' })).totalCount]).toEqual([
      [one],
      3,
    ]);
  });

  test('is exported as the filter shows it, with nothing that a spreadsheet would run', async () => {
    for (const name of ['One', '=1+1', 'Held']) {
      await write({ name, ...(name === 'Held' && { took_ms: 1 }) });
      api.clock.advance(60_000);
    }
    await reply((await onlyOne({ q: 'One' })).id);
    const lines = async (query: Record<string, string> = {}) => {
      const answer = await api.fetch(`/api/admin/messages/export?${new URLSearchParams(query)}`, {
        headers: { authorization: `Bearer ${staff.token}` },
      });
      return (await answer.text()).trim().split('\r\n').slice(1);
    };
    const all = await lines();
    expect(all.map((line) => line.split(',').slice(2, 5))).toEqual([
      ['open', 'Online classes or a demo lesson', "'=1+1"],
      ['closed', 'Online classes or a demo lesson', 'One'],
    ]);
    expect(all[1]).toMatch(/,Do you teach chemistry HL\?,1,[^,]+,[^,]+,Ada Editor,$/);
    expect([await lines({ state: 'closed' }), await lines({ q: 'one' }), await lines({ topic: 'privacy' })]).toEqual([
      [all[1]],
      [all[1]],
      [],
    ]);
    expect((await lines({ state: 'held' })).map((line) => line.split(',')[4])).toEqual(['Held']);
  });

  test('stays with who closed a message first, and opens it again', async () => {
    await write();
    const { id } = await onlyOne();
    const put = (state: 'open' | 'closed', as = staff) =>
      api.call('PUT /api/admin/messages/:id', { params: { id: String(id) }, body: { state }, as });
    await put('closed');
    const bea = await api.asStaff({ full_name: 'Bea Editor' });
    expect((await put('closed', bea)).body.contact_message.closed?.by?.name).toBe('Ada Editor');
    expect((await put('open', bea)).body.contact_message).toMatchObject({ state: 'open', closed: null });
  });

  test('forgets closed messages after a year and held ones after 30 days', async () => {
    await write();
    await reply((await onlyOne()).id);
    await write({ took_ms: 1 });
    await write();
    const after = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
    expect(await purgeOldMessages(api.db, after(29))).toBe(0);
    expect(await purgeOldMessages(api.db, after(31))).toBe(1);
    expect(await purgeOldMessages(api.db, after(366))).toBe(1);
    expect((await list()).messages.map(({ state }) => state)).toEqual(['open']);
  });
});
