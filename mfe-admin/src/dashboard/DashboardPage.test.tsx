import type { Dashboard, WaitingWork } from '@api/contract';
import { PERMISSIONS } from '@api/contract/permissions';
import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const at = '2026-11-22T10:00:00.000Z';
const none = { state: 'read', count: 0, oldest: null } as const;
const days = Array.from({ length: 30 }, (_, day) => day);
const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  at,
  queues: {
    grading: { ...none, overdue: 0, next_due: null },
    ...{ doubts: none, reports: none, messages: none, locked: none },
    refunds: { ...none, pending: 0 },
  },
  learners: { state: 'read', total: 40, new_per_day: days, active_per_day: days },
  tests: { state: 'read', taken_per_day: days, answers_per_day: days },
  revenue: { state: 'read', per_day: days, currency: 'USD' },
  health: {
    search: { state: 'read', engine: 'postgresql', waiting: 0 },
    mail: { ...none, failing: 0 },
    jobs: { state: 'read', failed_today: 0, waiting: 0, last_done: at },
  },
  ...changes,
});
const show = (
  answer: () => Dashboard | Promise<Dashboard>,
  { permissions = [...PERMISSIONS], work = [] as WaitingWork[] } = {},
) =>
  renderWithHost(<Root />, {
    path: '/admin',
    user: sampleUser({ role_id: 2, permissions }),
    answers: { 'GET /api/admin/dashboard': answer, 'GET /api/admin/my-work': () => ({ work }) },
  });

describe('the dashboard', () => {
  it('begins with the work of the person, each piece with its place, without figures that are not theirs', async () => {
    const doubt: WaitingWork = {
      ...{ kind: 'doubt', id: 7, key: null, person: { id: 4, name: 'Lea' }, about: 'Why is x² > 4?', mine: true },
      ...{ since: new Date(Date.now() - 3 * 86_400_000).toISOString(), due_at: null },
    };
    const sheet: WaitingWork = {
      ...{
        kind: 'answer_sheet',
        id: 9,
        key: 'functions-x7k2',
        person: { id: 4, name: 'Lea' },
        about: 'Maths AA HL',
        mine: false,
      },
      ...{ since: at, due_at: '2026-01-01T00:00:00Z' },
    };
    const { container } = show(() => dashboard(), { permissions: ['grading', 'support'], work: [doubt, sheet] });
    const mine = within(await screen.findByRole('list', { name: 'My work' }));
    expect(mine.getByRole('link', { name: 'Lea: Why is x² > 4?' })).toHaveAttribute(
      'href',
      '/admin/user-doubts?assigned=me#doubt-7',
    );
    expect(mine.getByText('Yours, for 3 days')).toBeVisible();
    expect(mine.getByRole('link', { name: 'Lea: Maths AA HL' })).toHaveAttribute('href', '/admin/grade-tests/functions-x7k2');
    expect(mine.getByText(/^Unassigned, \d+ days late$/)).toBeVisible();
    expect(await screen.findByText(/^Nothing waiting:/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The last 30 days' })).toBeNull();
    await expectAccessible(container);
  });

  it('leaves My work out where the API is too old to know it', async () => {
    renderWithHost(<Root />, {
      path: '/admin',
      user: sampleUser({ role_id: 2, permissions: [...PERMISSIONS] }),
      answers: {
        'GET /api/admin/dashboard': () => dashboard(),
        'GET /api/admin/my-work': () => Promise.reject(new ApiError(404, 'not_found', 'There is nothing here.')),
      },
    });
    expect(await screen.findByRole('heading', { name: 'The last 30 days' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /my work|did not load/i })).toBeNull();
  });

  it('goes on with what waits, and says what does not', async () => {
    const { queues } = dashboard();
    const { container } = show(() =>
      dashboard({ queues: { ...queues, doubts: { state: 'read', count: 3, oldest: at }, reports: { state: 'failed' } } }),
    );
    const waiting = within(await screen.findByRole('list', { name: 'What waits' }));
    expect(waiting.getByRole('link', { name: /Doubts to answer/ })).toHaveTextContent('3');
    expect(waiting.getByRole('link', { name: /Reported questions/ })).toHaveTextContent('Could not be read just now');
    expect(screen.getByText(/^Nothing waiting: .*messages/)).toBeVisible();
    await expectAccessible(container);
  });

  it('leads from what runs to the lists behind it', async () => {
    const { health } = dashboard();
    const mail = { state: 'read', count: 4, failing: 2, oldest: at } as const;
    show(() => dashboard({ health: { ...health, mail, jobs: { state: 'failed' } } }));
    const runs = within(await screen.findByRole('region', { name: 'Site status' }));
    expect(runs.getByText('4 mails due, 2 failed so far')).toBeVisible();
    for (const [name, part] of [
      ['Mail', 'mail'],
      ['Jobs', 'jobs'],
      ['Search', 'search'],
    ])
      expect(runs.getByRole('link', { name })).toHaveAttribute('href', `/admin/health#${part}`);
    expect(runs.getByText('Unknown')).toBeVisible();
  });

  it('leads from each figure to its list', async () => {
    show(() => dashboard());
    for (const [name, address] of [
      ['Active learners', '/admin/users?state=active-today'],
      ['New learners', '/admin/users?role=3'],
      ['Tests taken', '/admin/users?state=tested'],
      ['Answers in practice', '/admin/questions?sortBy=tried&sortOrder=desc'],
      ['Revenue', '/admin/payments'],
    ])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('says when nothing waits, and when it did not load', async () => {
    const well = show(() => dashboard());
    expect(await screen.findByRole('heading', { name: 'Nothing waiting' })).toBeVisible();
    well.unmount();
    let tries = 0;
    show(() => {
      tries += 1;
      if (tries === 1) throw new ApiError(500, 'failed', 'Something went wrong');
      return dashboard();
    });
    expect(await screen.findByRole('heading', { name: 'The overview did not load' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing waiting:/)).toBeVisible();
  });
});
