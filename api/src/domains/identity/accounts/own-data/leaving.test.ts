import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startPaymentShop } from '../../../../../test/payment-shop.ts';
import type { Session } from '../../../../../test/test-api.ts';
import { anonymiseDeletedAccounts } from './own-data.service.ts';

const { api, sandbox, payments, subscribe, insertTest, reconcile } = await startPaymentShop();
const DAY = 86_400_000;

const anonymise = (provider: typeof payments | null = payments) =>
  anonymiseDeletedAccounts({
    db: api.db,
    now: new Date(api.clock.now().getTime() + 14 * DAY),
    log: pino({ level: 'silent' }),
    payments: provider,
  });
const leave = (as: Session) => api.call('DELETE /api/user', { as, body: { password: 'correct horse 1' } });
const userOf = ({ user }: Session) => api.db('users').where('id', user.id).first();
const orderOf = ({ user }: Session) => api.db('orders').where('user_id', user.id).first();

test('an account that is deleted is charged no more: its plan is cancelled at the provider first', async () => {
  const learner = await api.signUp();
  const id = await subscribe(learner);
  await leave(learner);
  expect((await orderOf(learner)).status).toBe('paid');
  expect(await anonymise()).toBe(1);
  expect((await userOf(learner)).anonymised_at).not.toBeNull();
  expect((await orderOf(learner)).status).toBe('cancelling');
  sandbox.endCycle(id);
  await sandbox.idle();
  expect(await orderOf(learner)).toMatchObject({ status: 'ended', paid_count: 1 });
});

test('a user who comes back learns, by mail and at log-in, what became of the plan', async () => {
  const learner = await api.signUp({ email: 'returns@example.com' });
  await subscribe(learner);
  const logIn = async () =>
    (await api.call('POST /api/auth/login', { body: { username: 'returns@example.com', password: 'correct horse 1' } })).body
      .notice;
  await leave(learner);
  const { text } = (await api.mailsTo('returns@example.com')).at(-1) ?? {};
  expect(text).toContain('Your Platinum Plan is cancelled with it: nothing more is charged');
  expect(text).not.toContain('everything stays as it is');
  await reconcile();
  expect(await logIn()).toMatch(
    /^Welcome back\. Your account will not be deleted\. Your Platinum Plan stays cancelled and ends on \d+ \w+ \d{4}; you can resume it/,
  );
  expect(await logIn()).toBeUndefined();
});

test('while the provider is away the account waits, and others do not', async () => {
  const [payer, other] = [await api.signUp(), await api.signUp()];
  await subscribe(payer);
  await leave(payer);
  await leave(other);
  sandbox.disturb('500');
  expect(await anonymise()).toBe(1);
  expect((await userOf(payer)).anonymised_at).toBeNull();
  expect((await userOf(other)).anonymised_at).not.toBeNull();
  sandbox.disturb('none');
  expect(await anonymise(null)).toBe(0);
  expect(await anonymise()).toBe(1);
  expect((await orderOf(payer)).status).toBe('cancelling');
});

test('the user’s grading goes with its files, its test stays, and other users’ data stay as they are', async () => {
  const [leaver, other, staff] = [await api.signUp(), await api.signUp(), await api.asStaff()];
  const testOf = async (as: Session) =>
    (
      await api
        .db('tests')
        .where('slug', await insertTest(as))
        .first('id')
    ).id as number;
  const [own, theirs, stillTheirs] = [await testOf(leaver), await testOf(other), await testOf(other)];
  const at = api.clock.now();
  for (const test_id of [own, theirs, stillTheirs]) {
    await api.db('grading_events').insert({ test_id, type: 'uploaded', actor_id: staff.user.id, at });
    const marks = { revision: 1, marks: '{}', annotations: '[]', comment: 'Well done', marked_count: 0, saved_at: at };
    await api.db('grading_drafts').insert({ test_id, ...marks, saved_by: staff.user.id });
  }
  // A user who once graded, and is a learner now.
  await api.db('gradings').where('test_id', theirs).update({ claimed_by: leaver.user.id, claimed_at: at });

  const TABLES = ['gradings', 'grading_events', 'grading_drafts'];
  const rowsOf = async (tests: number[]) => ({
    tests: await api.db('tests').whereIn('id', tests).orderBy('id'),
    parts: await Promise.all(TABLES.map((table) => api.db(table).whereIn('test_id', tests).orderBy('test_id'))),
  });
  const [before, others] = [await rowsOf([own]), await rowsOf([theirs, stillTheirs])];
  expect(others.parts.map((rows) => rows.length)).toEqual([2, 2, 2]);
  await leave(leaver);
  expect(await anonymise()).toBe(1);

  expect(await rowsOf([own])).toEqual({ tests: before.tests, parts: [[], [], []] });
  expect(await api.db('file_removals').pluck('key')).toEqual([before.parts[0]?.[0].sheet_key]);
  expect(await rowsOf([theirs, stillTheirs])).toEqual(others);
});
