import type { SecurityEvent } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const event: SecurityEvent = {
  id: 7,
  at: '2026-11-22T10:00:00.000Z',
  kind: 'log_in.failed',
  account: { id: 5, name: 'Ada Learner', email: 'ada@example.org' },
  by: null,
  address: '203.0.113.7',
  device: 'Firefox on Windows',
  details: {},
};
const unknown: SecurityEvent = { ...event, id: 6, account: null, address: '2001:db8::1' };

const answering = (events: SecurityEvent[]): Answers => ({
  'GET /api/admin/security-events': () => ({ events, page: 1, totalCount: events.length }),
});
const render = (events = [event, unknown], path = '/admin/security-events') =>
  renderWithHost(<Root />, { path, user: sampleUser({ role_id: 1 }), answers: answering(events) });
const queries = (calls: ReturnType<typeof render>['calls']) =>
  calls.requests
    .filter(({ name }) => name === 'GET /api/admin/security-events')
    .map(({ request }) => (request as { query?: object }).query);

describe('the security events', () => {
  it('are listed with account, address and browser', async () => {
    const { container } = render();
    expect(await screen.findByRole('link', { name: 'Ada Learner' })).toHaveAttribute('href', '/admin/users/5');
    expect(screen.getByText('203.0.113.7')).toBeVisible();
    expect(screen.getByText('No account has this address')).toBeVisible();
    await expectAccessible(container);
  });

  it('are narrowed by the address of the page', async () => {
    const { calls } = render([event], '/admin/security-events?kind=log_in.failed&q=203.0.113.7&account=5&kind=x');
    await screen.findByRole('link', { name: 'Ada Learner' });
    expect(queries(calls)[0]).toEqual({ kind: 'log_in.failed', address: '203.0.113.7', account: '5', page: '1' });
  });

  it('are narrowed to the account of one of them', async () => {
    const { calls } = render([event]);
    await userEvent.click((await screen.findAllByRole('button', { name: /^Only/ }))[0] as HTMLElement);
    await waitFor(() => expect(queries(calls).at(-1)).toEqual({ account: '5', page: '1' }));
  });

  it('say so when nothing is found', async () => {
    render([], '/admin/security-events?kind=role.changed');
    expect(await screen.findByText('No events found')).toBeVisible();
  });
});
