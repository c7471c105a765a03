import { type EndpointName, PERMISSIONS, type Permission, STARTING_PERMISSIONS } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const PASSWORD = 'correct horse 1';
const REASON = 'They wrote to us';

const logIn = async (email: string) => api.call('POST /api/auth/login', { body: { username: email, password: PASSWORD } });
const logOf = async (as: Session, userId: number) =>
  (await api.call('GET /api/admin/log', { as, query: { object: 'user', object_id: String(userId) } })).body.actions;
const admin = () => api.asStaff({ role_id: 1 });
const manager = () => api.asStaff({ permissions: ['accounts'] });

describe('the list of accounts', () => {
  test('is narrowed by words, role, plan, confirmation and lock, and sorted', async () => {
    const staff = await manager();
    const { user: silver } = await api.signUp({ email: 'listed.silver@example.com', username: 'Listed 100%' });
    const { user: plain } = await api.signUp({ email: 'listed.plain@example.com', username: 'Listed plainly' });
    await api.db('users').where('id', plain.id).update({ verified: true, locked_at: api.clock.now() });
    const given = { params: { id: silver.id }, body: { plan: 'silver' as const, ends_at: null, reason: REASON } };
    expect((await api.call('POST /api/admin/users/:id/memberships', { as: staff, ...given })).status).toBe(200);

    const emails = async (query: Record<string, string>) => {
      const answer = await api.callLoosely('GET /api/admin/users', { as: staff, query: { q: 'listed.', ...query } });
      expect(answer.status).toBe(200);
      return (answer.body as unknown as { users: { email: string }[] }).users.map(({ email }) => email);
    };
    expect(await emails({})).toEqual([plain.email, silver.email]);
    expect(await emails({ sortBy: 'name' })).toEqual([silver.email, plain.email]);
    expect(await emails({ sortBy: 'email', sortOrder: 'desc' })).toEqual([silver.email, plain.email]);
    expect(await emails({ plan: 'silver' })).toEqual([silver.email]);
    expect(await emails({ plan: 'free' })).toEqual([plain.email]);
    expect(await emails({ plan: 'platinum' })).toEqual([]);
    expect(await emails({ verified: 'true' })).toEqual([plain.email]);
    expect(await emails({ locked: 'true' })).toEqual([plain.email]);
    expect(await emails({ locked: 'false' })).toEqual([silver.email]);
    expect(await emails({ role: '1' })).toEqual([]);
    expect(await emails({ q: 'listed 100%' })).toEqual([silver.email]);
    expect(await emails({ q: `#${plain.id}` })).toEqual([plain.email]);
    expect(await emails({ page: '2', pageSize: '1' })).toEqual([silver.email]);
  });

  test('tells a person only about accounts that still exist', async () => {
    const staff = await manager();
    const { user } = await api.signUp({ email: 'gone@example.com' });
    await api.db('users').where('id', user.id).update({ anonymised_at: api.clock.now() });
    const { body } = await api.call('GET /api/admin/users', { as: staff, query: { q: 'gone@' } });
    expect(body.users).toEqual([]);
    const one = { as: staff, params: { id: user.id } };
    expect((await api.call('GET /api/admin/users/:id', one)).status).toBe(404);
    expect((await api.call('POST /api/admin/users/:id/verify', { ...one, body: { reason: REASON } })).status).toBe(404);
  });
});

describe('inviting people', () => {
  const invite = (as: Session, list: string, dry_run = false) =>
    api.call('POST /api/admin/users/invitations', { as, body: { list, dry_run } });

  test('tells all faults of a list at once, each kind once, and sends nothing in a dry run', async () => {
    const staff = await manager();
    await api.signUp({ email: 'invited.known@example.com' });
    const list = [
      'name;email',
      'One;invited.one@example.com',
      'Nobody',
      'Known <Invited.Known@example.com>',
      '',
      'again INVITED.ONE@example.com',
      'x@y',
      'Nobody else',
    ].join('\n');
    const faults = [
      { kind: 'no_address', count: 2, lines: [3, 8] },
      { kind: 'has_account', count: 1, lines: [4] },
      { kind: 'repeated', count: 1, lines: [6] },
      { kind: 'not_an_address', count: 1, lines: [7] },
    ];
    expect((await invite(staff, list, true)).body).toEqual({ invited: 1, faults });
    expect(await api.mailsTo('invited.one@example.com')).toEqual([]);
    expect((await invite(staff, list)).body).toEqual({ invited: 1, faults });
    expect(await api.mailsTo('invited.one@example.com')).toMatchObject([{ text: expect.stringContaining('/sign-up') }]);
    const { actions } = (await api.call('GET /api/admin/log', { as: staff, query: { by: String(staff.user.id) } })).body;
    expect(actions).toMatchObject([{ action: 'list.invited', details: { invited: 1 } }]);
  });

  test('is for those who manage accounts', async () => {
    expect((await invite(await api.asStaff(), 'a@example.com')).status).toBe(403);
  });
});

describe('an account', () => {
  test('gets its name corrected, once, and a reset link mailed', async () => {
    const staff = await manager();
    const { user } = await api.signUp({ email: 'rename@example.com' });
    const naming = { as: staff, params: { id: user.id }, body: { full_name: ' Lea Learner ', reason: REASON } };
    for (let index = 0; index < 2; index += 1) {
      const { body } = await api.call('PUT /api/admin/users/:id/name', naming);
      expect(body.user).toMatchObject({ full_name: 'Lea Learner' });
    }
    await api.call('POST /api/admin/users/:id/send-reset-link', { ...naming, body: { reason: REASON } });
    const mails = await api.mailsTo('rename@example.com');
    expect(mails.at(-1)).toMatchObject({ subject: 'Choose a new password' });
    expect(await logOf(staff, user.id)).toMatchObject([
      { action: 'user.reset_link_sent' },
      { action: 'user.renamed', details: { before: '', after: 'Lea Learner' } },
    ]);
    const colleague = await api.asStaff({ permissions: ['support'] });
    expect((await api.call('PUT /api/admin/users/:id/name', { ...naming, params: { id: colleague.user.id } })).status).toBe(403);
  });

  test('is verified once', async () => {
    const staff = await manager();
    const { user } = await api.signUp({ email: 'verify@example.com' });
    const call = { as: staff, params: { id: user.id }, body: { reason: REASON } };
    for (let index = 0; index < 2; index += 1) {
      const { body } = await api.call('POST /api/admin/users/:id/verify', call);
      expect(body.user).toMatchObject({ verified: true, abilities: { verify: false } });
    }
    expect(await logOf(staff, user.id)).toMatchObject([
      {
        action: 'user.verified',
        reason: REASON,
        by: { id: staff.user.id },
        object: { name: user.username },
        details: { email: user.email },
      },
    ]);
  });

  test('that staff lock refuses log-ins, says why, and keeps its devices when it is unlocked', async () => {
    const staff = await manager();
    const learner = await api.signUp({ email: 'locked@example.com', password: PASSWORD });
    const params = { id: learner.user.id };
    const locking = { as: staff, params, body: { reason: REASON } };
    expect((await api.call('POST /api/admin/users/:id/lock', locking)).body.user.locked).toMatchObject({ by: 'staff' });
    expect((await api.call('POST /api/admin/users/:id/lock', locking)).status).toBe(200);
    expect((await api.call('GET /api/me', { as: learner })).status).toBe(401);
    const refused = await logIn('locked@example.com');
    expect(refused.error).toMatchObject({
      code: 'account_locked',
      message: expect.stringContaining('We have locked this account'),
    });

    const unlocked = await api.call('POST /api/admin/users/:id/unlock', { as: staff, params, body: { reason: 'A mistake' } });
    expect(unlocked.body.user).toMatchObject({ locked: null, devices: [{}] });
    expect((await logIn('locked@example.com')).status).toBe(200);
    expect((await logOf(staff, learner.user.id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['user.unlocked', 'A mistake'],
      ['user.locked', REASON],
    ]);
    const subjects = (await api.mailsTo('locked@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Your account is locked', 'Your account is unlocked']));
  });

  test('is signed out everywhere, and its devices are taken off the list', async () => {
    const staff = await manager();
    const learner = await api.signUp({ email: 'devices@example.com', password: PASSWORD });
    const call = { as: staff, params: { id: learner.user.id }, body: { reason: REASON } };
    expect((await api.call('POST /api/admin/users/:id/sign-out', call)).body.user.devices).toMatchObject([{ signed_in: false }]);
    expect((await api.call('GET /api/me', { as: learner })).status).toBe(401);
    await logIn('devices@example.com');
    expect((await api.call('POST /api/admin/users/:id/reset-devices', call)).body.user.devices).toEqual([]);
    expect((await logOf(staff, learner.user.id))[0]).toMatchObject({ action: 'user.devices_reset' });
  });

  test('is given a plan once, which ends when staff end it, and not where it is paid for', async () => {
    const staff = await manager();
    const learner = await api.signUp({ email: 'given@example.com' });
    const params = { id: learner.user.id };
    const giving = {
      as: staff,
      params,
      body: { plan: 'platinum' as const, ends_at: '2027-05-31T00:00:00.000Z', reason: REASON },
    };
    await api.call('POST /api/admin/users/:id/memberships', giving);
    const { body } = await api.call('POST /api/admin/users/:id/memberships', giving);
    expect(body.user).toMatchObject({ plan: 'platinum', memberships: [{ plan: 'platinum', order_id: null, running: true }] });
    expect((await api.call('GET /api/plan', { as: learner })).body.plan).toBe('platinum');
    const [mail] = (await api.mailsTo('given@example.com')).filter(({ subject }) => subject === 'A plan for you');
    expect(mail?.text).toContain('until 31 May 2027');

    const past = { ...giving, body: { ...giving.body, ends_at: '2026-01-01T00:00:00.000Z' } };
    expect((await api.call('POST /api/admin/users/:id/memberships', past)).error.code).toBe('end_is_past');
    expect(
      (await api.callLoosely('POST /api/admin/users/:id/memberships', { ...giving, body: { ...giving.body, plan: 'free' } }))
        .status,
    ).toBe(422);

    api.clock.advance(60_000);
    const membership = body.user.memberships[0]?.id ?? 0;
    const ending = { as: staff, params: { ...params, membership }, body: { reason: REASON } };
    const ended = await api.call('POST /api/admin/users/:id/memberships/:membership/end', ending);
    expect(ended.body.user).toMatchObject({ plan: 'free', memberships: [{ running: false }] });
    expect((await api.call('POST /api/admin/users/:id/memberships/:membership/end', ending)).status).toBe(200);
    expect((await logOf(staff, learner.user.id)).map(({ action }) => action)).toEqual(['user.plan_ended', 'user.plan_granted']);

    const others = { ...ending, params: { id: staff.user.id, membership } };
    expect((await api.call('POST /api/admin/users/:id/memberships/:membership/end', others)).status).toBe(403);
    const [order] = await api
      .db('orders')
      .insert({
        ...{ user_id: learner.user.id, type: 'subscription', amount: 100, currency: 'USD', status: 'paid' },
        plan_id: api.db('plans').where('plan', 'silver').select('id'),
        created_at: api.clock.now(),
      })
      .returning('id');
    await api.db('memberships').where('id', membership).update({ order_id: order.id, ends_at: null });
    const paid = await api.call('POST /api/admin/users/:id/memberships/:membership/end', ending);
    expect(paid.error.code).toBe('plan_is_paid');
  });
});

describe('roles', () => {
  test('are changed by administrators, never their own, and one administrator stays', async () => {
    const [first, second, staff, learner] = [await admin(), await admin(), await manager(), await api.signUp()];
    const change = (as: Session, id: number, role_id: 1 | 2 | 3) =>
      api.call('PUT /api/admin/users/:id/role', { as, params: { id }, body: { role_id, reason: REASON } });
    expect((await change(staff, learner.user.id, 2)).status).toBe(403);
    expect((await change(first, first.user.id, 2)).error.code).toBe('own_account');
    expect((await change(first, learner.user.id, 2)).body.user.role_id).toBe(2);
    expect(await logOf(first, learner.user.id)).toMatchObject([
      { action: 'user.role_changed', details: { before: 'learner', after: 'staff' } },
    ]);

    // Both demote each other at once: one of them is left.
    await api.db('users').where('role_id', 1).whereNotIn('id', [first.user.id, second.user.id]).update({ role_id: 2 });
    const answers = await Promise.all([change(first, second.user.id, 3), change(second, first.user.id, 3)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db('users').where('role_id', 1)).toHaveLength(1);
  });

  test('of staff keep other staff from managing an account, and staff cannot lock themselves or the last administrator', async () => {
    const [staff, colleague, boss] = [await manager(), await manager(), await admin()];
    const body = { reason: REASON };
    for (const name of ['verify', 'lock', 'unlock', 'reset-devices', 'sign-out'] as const) {
      const call = { as: staff, params: { id: colleague.user.id }, body };
      expect((await api.callLoosely(`POST /api/admin/users/:id/${name}` as EndpointName, call)).status).toBe(403);
    }
    const { body: seen } = await api.call('GET /api/admin/users/:id', { as: staff, params: { id: colleague.user.id } });
    expect(Object.values(seen.user.abilities)).not.toContain(true);
    expect((await api.call('POST /api/admin/users/:id/lock', { as: boss, params: { id: boss.user.id }, body })).error.code).toBe(
      'own_account',
    );
  });
});

describe('permissions', () => {
  const asked = { reason: REASON };
  const change = (as: Session, id: number, was: Permission[], permissions: Permission[]) =>
    api.call('PUT /api/admin/users/:id/permissions', { as, params: { id }, body: { ...asked, was, permissions } });

  test('are what the role starts with until an administrator grants more or takes some away, at once and in the log', async () => {
    const [boss, teacher] = [await admin(), await api.asStaff()];
    const start = [...STARTING_PERMISSIONS];
    expect((await api.call('GET /api/user', { as: teacher })).body.user.permissions).toEqual(start);
    const readOrders = async () => (await api.call('GET /api/admin/orders', { as: teacher })).status;
    expect(await readOrders()).toBe(403);

    const refund = async () =>
      (await api.call('POST /api/admin/orders/:id/refunds', { as: teacher, params: { id: 2_147_483_647 }, body: asked })).status;
    const granted = await change(boss, teacher.user.id, start, ['revenue', ...start]);
    expect(granted.body.user.permissions).toEqual([...start, 'revenue']);
    expect([await readOrders(), await refund()]).toEqual([200, 403]);
    await change(boss, teacher.user.id, [...start, 'revenue'], ['revenue', 'money']);
    expect([await readOrders(), await refund()]).toEqual([200, 404]);
    const refused = await api.call('GET /api/grading/queue', { as: teacher });
    expect(refused.error).toMatchObject({ code: 'not_allowed', message: expect.stringContaining('“Grading”') });

    expect((await change(boss, teacher.user.id, ['revenue', 'money'], ['money', 'revenue'])).status).toBe(200);
    expect(await logOf(boss, teacher.user.id)).toMatchObject([
      { action: 'user.permissions_changed', reason: REASON, details: { after: 'Payments, Refunds' } },
      { details: { before: 'Content, Grading, Support', after: 'Content, Grading, Support, Payments' } },
    ]);
    expect(await api.db('security_events').where({ kind: 'permissions.changed', user_id: teacher.user.id })).toHaveLength(2);
  });

  test('are those of the role again after a change of role', async () => {
    const [boss, teacher] = [await admin(), await api.asStaff({ permissions: ['revenue', 'money'] })];
    for (const role_id of [3, 2] as const) {
      await api.call('PUT /api/admin/users/:id/role', { as: boss, params: { id: teacher.user.id }, body: { role_id, ...asked } });
    }
    const { user } = (await api.call('GET /api/admin/users/:id', { as: boss, params: { id: teacher.user.id } })).body;
    expect(user.permissions).toEqual(STARTING_PERMISSIONS);
  });

  test('are set for staff alone, and not over what a colleague has changed', async () => {
    const [boss, teacher, learner] = [await admin(), await api.asStaff(), await api.signUp()];
    expect((await change(boss, learner.user.id, [], ['money'])).error.code).toBe('not_staff');
    expect((await change(boss, boss.user.id, [...PERMISSIONS], ['money'])).error.code).toBe('not_staff');
    expect((await change(boss, teacher.user.id, ['money'], [])).error.code).toBe('changed_meanwhile');
    expect((await change(teacher, teacher.user.id, [...STARTING_PERMISSIONS], [...PERMISSIONS])).error).toMatchObject({
      code: 'not_allowed',
      message: 'Only administrators can do this',
    });
  });
});

test('changes without a reason are refused with what is wanted', async () => {
  const [staff, { user }] = [await manager(), await api.signUp()];
  const answer = await api.call('POST /api/admin/users/:id/lock', { as: staff, params: { id: user.id }, body: { reason: ' ' } });
  expect(answer.status).toBe(422);
  expect(answer.error.issues).toMatchObject([{ path: 'reason', message: 'Please say why, in a few words' }]);
  expect(await logOf(staff, user.id)).toEqual([]);
});

test('the log is narrowed by who, what, when and words', async () => {
  const [staff, other, { user }] = [await manager(), await manager(), await api.signUp()];
  const call = (as: Session, reason: string) =>
    api.call('POST /api/admin/users/:id/sign-out', { as, params: { id: user.id }, body: { reason } });
  await call(staff, 'Their phone was lost');
  api.clock.advance(3_600_000);
  const later = api.clock.now().toISOString();
  await call(other, 'Their 50% share');
  const reasons = async (query: Record<string, string>) => {
    const about = { object: 'user', object_id: String(user.id), ...query };
    const answer = await api.callLoosely('GET /api/admin/log', { as: staff, query: about });
    return (answer.body as unknown as { actions: { reason: string }[] }).actions.map(({ reason }) => reason);
  };
  expect(await reasons({})).toEqual(['Their 50% share', 'Their phone was lost']);
  expect(await reasons({ by: String(staff.user.id) })).toEqual(['Their phone was lost']);
  expect(await reasons({ from: later })).toEqual(['Their 50% share']);
  expect(await reasons({ to: later })).toEqual(['Their phone was lost']);
  expect(await reasons({ q: '0%' })).toEqual(['Their 50% share']);
  expect(await reasons({ action: 'user.locked' })).toEqual([]);
});
