import type { Permission, StaffAction, StaffUserDetail } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const ABILITIES = {
  verify: true,
  lock: true,
  unlock: true,
  grant_plan: true,
  reset_devices: true,
  reset_second_factor: false,
  sign_out: true,
  change_role: false,
  change_permissions: false,
};

const account = (changes: Partial<StaffUserDetail> = {}): StaffUserDetail => ({
  id: 7,
  email: 'demo.learner@example.com',
  username: 'demo',
  full_name: 'Demo Learner',
  role_id: 3,
  verified: false,
  plan: 'silver',
  plan_name: 'Silver plan',
  locked: null,
  delete_after: null,
  created_at: '2026-10-01T12:00:00Z',
  last_used_at: null,
  permissions: [],
  phone: null,
  country: null,
  school: null,
  ib_year: null,
  math_course: null,
  course: null,
  exam_session: null,
  pending_email: null,
  has_password: true,
  second_factor: false,
  identities: [],
  devices: [],
  memberships: [],
  abilities: ABILITIES,
  ...changes,
});

const action = (changes: Partial<StaffAction> = {}): StaffAction => ({
  id: 1,
  at: '2026-11-20T12:00:00Z',
  by: { id: 2, name: 'Demo Teacher' },
  action: 'user.plan_granted',
  object: { kind: 'user', id: 7, name: 'Demo Learner' },
  reason: 'Won the quiz',
  details: { plan: 'Silver plan', until: null },
  ...changes,
});

const staff = sampleUser({ role_id: 2 });
const show = (path: string, answers: Answers) => renderWithHost(<Root />, { path, user: staff, answers });
const log = (...actions: StaffAction[]): Answers => ({
  'GET /api/admin/log': () => ({ actions, page: 1, totalCount: actions.length }),
});

describe('the accounts', () => {
  const list = (...users: StaffUserDetail[]): Answers => ({
    'GET /api/admin/users': ({ query }) => ({ users, page: Number(query?.page), pageSize: 25, totalCount: users.length }),
  });

  it('are changed several at a time, after a check, also by Ctrl+S in the dialog', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/admin/users',
      user: sampleUser({ role_id: 2, permissions: ['accounts'] }),
      answers: {
        ...list(account(), account({ id: 8, full_name: 'Other Learner' })),
        'POST /api/admin/users/bulk': () => ({ changed: 1, same: 0, left: [{ reason: 'There is no such account', count: 1 }] }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All rows of this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 accounts' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Change' }), 'Lock');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'They left the school');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await within(dialog).findByText('1 account will change')).toBeVisible();
    expect(within(dialog).getByText('1 account left: There is no such account')).toBeVisible();
    await expectAccessible(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 1 account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.notices.at(-1)?.text).toBe('1 account changed');
    const sent = calls.requests.filter(({ name }) => name === 'POST /api/admin/users/bulk');
    const body = { ids: [7, 8], change: { act: 'lock' }, reason: 'They left the school' };
    expect(sent.map(({ request }) => request)).toEqual([
      { body: { ...body, dry_run: true } },
      { body: { ...body, dry_run: false } },
    ]);
    expect(screen.queryByRole('region', { name: 'Chosen accounts' })).toBeNull();
  });

  it('are listed with plan and state, each leading to its page', async () => {
    const locked = account({ id: 8, full_name: null, verified: true, locked: { at: '2026-11-01T12:00:00Z', by: 'devices' } });
    const { container } = show('/admin/users', list(account(), locked));
    expect(await screen.findByRole('row', { name: /Demo Learner.*Silver plan.*Not verified.*never logged in/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /demo .*Locked for its devices/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Demo Learner' })).toHaveAttribute('href', '/admin/users/7');
    await expectAccessible(container);
  });

  it('are narrowed and sorted by the address', async () => {
    const { calls } = show('/admin/users?state=locked&plan=silver&q=demo', list(account()));
    await screen.findByRole('row', { name: /Demo Learner/ });
    const before = { pageSize: '25', q: 'demo', plan: 'silver', locked: 'true' };
    expect(calls.requests.at(-1)?.request).toEqual({ query: { ...before, page: '1', sortBy: 'created_at', sortOrder: 'desc' } });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(calls.requests.at(-1)?.request).toEqual({ query: { ...before, page: '1', sortBy: 'name', sortOrder: 'asc' } }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrators');
    await waitFor(() => expect(calls.requests.at(-1)?.request).toMatchObject({ query: { role: '1' } }));
  });

  it('say that none was found, and show all again', async () => {
    const { calls } = show('/admin/users?q=nobody', list());
    await userEvent.click(await screen.findByRole('button', { name: 'Show all accounts' }));
    await waitFor(() => expect(calls.requests.at(-1)?.request).not.toMatchObject({ query: { q: 'nobody' } }));
  });
});

describe('inviting people', () => {
  it('checks the list with all its faults, then sends', async () => {
    const faults = [{ kind: 'no_address' as const, count: 25, lines: [3, 8] }];
    const { calls } = renderWithHost(<Root />, {
      path: '/admin/users',
      user: sampleUser({ role_id: 1 }),
      answers: {
        'GET /api/admin/users': () => ({ users: [account()], page: 1, pageSize: 25, totalCount: 1 }),
        'POST /api/admin/users/invitations': () => ({ invited: 2, faults }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'a@example.com{Enter}b@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Check list' }));
    expect(await dialog.findByText('2 people will be invited')).toBeVisible();
    expect(dialog.getByText('25 lines without an email address: 3, 8 …')).toBeVisible();
    await userEvent.type(field, '{Enter}c@example.com');
    expect(dialog.queryByText('2 people will be invited')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Check list' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send 2 invitations' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: '2 invitations sent' }]));
    const sent = calls.requests.filter(({ name }) => name === 'POST /api/admin/users/invitations');
    expect(sent.map(({ request }) => (request as { body: { dry_run: boolean } }).body.dry_run)).toEqual([true, true, false]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('one account', () => {
  const path = '/admin/users/7';
  const page = (user: StaffUserDetail, more: Answers = {}): Answers => ({
    'GET /api/admin/users/:id': () => ({ user }),
    'GET /api/admin/orders': () => ({ orders: [], page: 1, totalCount: 0 }),
    ...log(),
    ...more,
  });

  it('shows what it has and what staff did about it', async () => {
    const membership = { id: 3, plan: 'silver' as const, plan_name: 'Silver plan', order_id: null, running: true };
    const user = account({
      memberships: [{ ...membership, starts_at: '2026-11-01T00:00:00Z', ends_at: null }],
      devices: [
        {
          id: 1,
          name: 'Firefox on Linux',
          signed_in: true,
          in_use: false,
          created_at: '2026-10-01T12:00:00Z',
          last_used_at: '2026-10-02T12:00:00Z',
        },
      ],
    });
    const { container } = show(path, page(user, log(action())));
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Learner' })).toBeVisible();
    expect(screen.getByText(/Silver plan, since 1 Nov 2026, until further notice/)).toBeVisible();
    expect(screen.getByText('Given by staff')).toBeVisible();
    expect(screen.getByText(/Firefox on Linux/)).toBeVisible();
    expect(await screen.findByText('“Won the quiz”')).toBeVisible();
    expect(await screen.findByText('No orders')).toBeVisible();
    await expectAccessible(container);
  });

  it('is locked after a reason, and keeps the reason where that fails', async () => {
    let tries = 0;
    const { calls } = show(
      path,
      page(account(), {
        'POST /api/admin/users/:id/lock': () => {
          tries += 1;
          if (tries === 1) throw new ApiError(409, 'last_administrator', 'This is the last administrator');
          return { message: 'Locked', user: account({ locked: { at: '2026-11-22T12:00:00Z', by: 'staff' } }) };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lock this account?' });
    const lock = within(dialog).getByRole('button', { name: 'Lock' });
    expect(lock).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Shared with a class');
    await userEvent.click(lock);
    expect(await within(dialog).findByText('This is the last administrator')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveValue('Shared with a class');
    await userEvent.click(lock);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.requests).toContainEqual({
      name: 'POST /api/admin/users/:id/lock',
      request: { params: { id: 7 }, body: { reason: 'Shared with a class' } },
    });
    expect(calls.notices).toContainEqual(expect.objectContaining({ tone: 'success', text: 'Locked' }));
  });

  it('gets its name corrected', async () => {
    const abilities = { ...ABILITIES, rename: true };
    const answered = { message: 'Renamed', user: account({ full_name: 'Demo Learned' }) };
    const { calls } = show(path, page(account({ abilities }), { 'PUT /api/admin/users/:id/name': () => answered }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the name?' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('They wrote to us');
    expect(dialog.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Demo Learned');
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(calls.notices).toContainEqual(expect.objectContaining({ text: 'Renamed' })));
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/admin/users/:id/name',
      request: { params: { id: 7 }, body: { full_name: 'Demo Learned', reason: 'They wrote to us' } },
    });
  });

  it('shows a refusal that comes after the dialog was closed', async () => {
    const answered = Promise.withResolvers<never>();
    const { calls } = show(path, page(account(), { 'POST /api/admin/users/:id/lock': () => answered.promise }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock account' }));
    await userEvent.click(await screen.findByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Shared with a class');
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    answered.reject(new ApiError(409, 'last_administrator', 'This is the last administrator'));
    const text = 'This is the last administrator';
    await waitFor(() => expect(calls.notices).toContainEqual({ tone: 'error', text }));
  });

  it('leaves the next change open where the one before is answered late', async () => {
    const answered = Promise.withResolvers<void>();
    const { calls } = show(
      path,
      page(account(), {
        'POST /api/admin/users/:id/lock': async () => {
          await answered.promise;
          return { message: 'Locked', user: account() };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock account' }));
    const lock = await screen.findByRole('dialog', { name: 'Lock this account?' });
    await userEvent.click(within(lock).getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Shared with a class');
    await userEvent.click(within(lock).getByRole('button', { name: 'Lock' }));
    await userEvent.click(within(lock).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a plan' }));
    const plan = await screen.findByRole('dialog', { name: 'Give a plan?' });
    await userEvent.click(within(plan).getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Won the quiz');
    answered.resolve();
    await waitFor(() => expect(calls.notices).toContainEqual(expect.objectContaining({ tone: 'success', text: 'Locked' })));
    expect(within(plan).getByRole('textbox', { name: /Reason/ })).toHaveValue('Won the quiz');
    expect(screen.getByRole('dialog', { name: 'Give a plan?' })).toBeVisible();
  });

  it('is given a plan up to the end of a day', async () => {
    const { calls } = show(
      path,
      page(account(), { 'POST /api/admin/users/:id/memberships': () => ({ message: 'Given', user: account() }) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give a plan?' });
    await userEvent.type(within(dialog).getByLabelText(/Last day/), '2031-05-31');
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Won the quiz');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the plan' }));
    await waitFor(() =>
      expect(calls.requests).toContainEqual({
        name: 'POST /api/admin/users/:id/memberships',
        request: { params: { id: 7 }, body: { plan: 'platinum', ends_at: '2031-05-31T23:59:59.999Z', reason: 'Won the quiz' } },
      }),
    );
  });

  it('of a colleague shows nothing to change', async () => {
    const none = Object.fromEntries(Object.keys(ABILITIES).map((name) => [name, false])) as typeof ABILITIES;
    show(path, page(account({ role_id: 2, abilities: none })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Learner' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  });

  it('of a colleague is given a permission, and one is taken away', async () => {
    const colleague = account({
      role_id: 2,
      permissions: ['content', 'grading', 'support'],
      abilities: { ...ABILITIES, change_permissions: true },
    });
    const { calls } = show(
      path,
      page(colleague, { 'PUT /api/admin/users/:id/permissions': () => ({ message: 'Changed', user: colleague }) }),
    );
    expect(await screen.findByText('Content, Grading, Support')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change permissions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change permissions?' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste('Keeps the books');
    expect(within(dialog).getByRole('button', { name: 'Change permissions' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Payments' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Content' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change permissions' }));
    const permissions = { permissions: ['grading', 'support', 'revenue'], was: ['content', 'grading', 'support'] };
    await waitFor(() =>
      expect(calls.requests).toContainEqual({
        name: 'PUT /api/admin/users/:id/permissions',
        request: { params: { id: 7 }, body: { ...permissions, reason: 'Keeps the books' } },
      }),
    );
  });

  it('shows payments to those who may see them', async () => {
    const asked = async (permissions: Permission[]) => {
      const { calls, unmount } = renderWithHost(<Root />, {
        ...{ path, user: sampleUser({ role_id: 2, permissions }), answers: page(account()) },
      });
      await screen.findByRole('heading', { name: 'Plan' });
      unmount();
      return calls.requests.some(({ name }) => name === 'GET /api/admin/orders');
    };
    expect(await asked(['support'])).toBe(false);
    expect(await asked(['revenue'])).toBe(true);
  });

  it('that does not exist is reported as missing', async () => {
    show(path, {
      'GET /api/admin/users/:id': () => {
        throw new ApiError(404, 'not_found', 'There is no such account');
      },
    });
    expect(await screen.findByText('There is no such account')).toBeVisible();
  });
});

describe('the log', () => {
  it('lists who did what, why and with what', async () => {
    const { container } = show(
      '/admin/log',
      log(
        action(),
        action({ id: 2, by: null, action: 'report.closed', object: { kind: 'report', id: 4, name: null }, reason: '' }),
      ),
    );
    const [, first, second] = within(await screen.findByRole('table', { name: 'Entries' })).getAllByRole('row');
    expect(first).toHaveTextContent(/Gave a plan to Demo Learner.*plan: Silver plan.*Won the quiz.*Demo Teacher/);
    expect(second).toHaveTextContent(/Closed report #4.*An account that was deleted/);
    await expectAccessible(container);
  });

  it('is narrowed by action, days and person', async () => {
    const { calls } = show('/admin/log?from=2026-11-11&to=2026-11-12', log(action()));
    await userEvent.click(await screen.findByRole('button', { name: 'Only what Demo Teacher did' }));
    await waitFor(() => expect(calls.requests.at(-1)?.request).toMatchObject({ query: { by: '2' } }));
    const asked = calls.requests.at(-1)?.request as { query: { from: string; to: string } } | undefined;
    expect(Date.parse(asked?.query.to ?? '') - Date.parse(asked?.query.from ?? '')).toBe(2 * 86_400_000);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Account: locked');
    await waitFor(() => expect(calls.requests.at(-1)?.request).toMatchObject({ query: { action: 'user.locked' } }));
  });
});
