import type { BulkUserChange } from '@api/contract';
import { expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const manager = await api.asStaff({ permissions: ['accounts'] });
const administrator = await api.asStaff({ role_id: 1 });
const REASON = 'The school asked for it';

const change = (users: readonly Session[], change: BulkUserChange, { as = manager, dry_run = false } = {}) =>
  api.call('POST /api/admin/users/bulk', {
    as,
    body: { ids: users.map(({ user }) => user.id), change, reason: REASON, dry_run },
  });
const actionsOn = ({ user }: Session) =>
  api.db('staff_actions').where({ object_kind: 'user', object_id: user.id }).orderBy('id').pluck('action');
const SILVER = { act: 'grant_plan', plan: 'silver', ends_at: null } as const;

test('gives and ends a plan, after a dry run with the same figures, with an entry in the log for each', async () => {
  const [one, two] = [await api.signUp(), await api.signUp()];
  await change([one], SILVER);
  const figures = { changed: 1, same: 1, left: [] };
  expect((await change([one, two], SILVER, { dry_run: true })).body).toEqual(figures);
  expect([await actionsOn(two), await api.db('memberships').where('user_id', two.user.id)]).toEqual([[], []]);
  expect((await change([one, two, two], SILVER)).body).toEqual(figures);
  expect(await actionsOn(two)).toEqual(['user.plan_granted']);
  expect((await api.mailsTo(two.user.email)).filter(({ subject }) => /plan/i.test(subject))).toHaveLength(1);
  expect((await change([one, two], { act: 'end_plan', plan: 'silver' })).body).toMatchObject({ changed: 2 });
  expect((await change([one, two], { act: 'end_plan', plan: 'silver' })).body).toMatchObject({ changed: 0, same: 2 });
  expect(await actionsOn(two)).toEqual(['user.plan_granted', 'user.plan_ended']);
});

test('leaves accounts that the caller may not change, and changes the others', async () => {
  const learner = await api.signUp();
  const { body } = await change([learner, administrator, manager], { act: 'lock' });
  expect(body).toMatchObject({ changed: 1, left: [{ count: 1 }, { count: 1 }] });
  expect(await api.db('users').whereNotNull('locked_at').pluck('id')).toEqual([learner.user.id]);
  expect((await change([learner], { act: 'unlock' })).body.changed).toBe(1);
});

test('changes roles for administrators alone', async () => {
  const learner = await api.signUp();
  const staff = { act: 'change_role', role_id: 2 } as const;
  expect((await change([learner], staff)).status).toBe(403);
  expect((await change([learner], staff, { as: administrator })).body.changed).toBe(1);
  expect(await api.db('users').where('id', learner.user.id).first('role_id')).toEqual({ role_id: 2 });
});

test('mails reset links, and refuses more accounts than one call changes', async () => {
  const learner = await api.signUp();
  expect((await change([learner], { act: 'send_reset_link' })).body.changed).toBe(1);
  expect((await api.mailsTo(learner.user.email)).some(({ subject }) => /password/i.test(subject))).toBe(true);
  const body = { ids: Array.from({ length: 201 }, (_, index) => index + 1), change: SILVER, reason: REASON, dry_run: true };
  expect((await api.call('POST /api/admin/users/bulk', { as: manager, body })).status).toBe(422);
});
