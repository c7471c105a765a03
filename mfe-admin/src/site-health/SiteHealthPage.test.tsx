import type { SiteHealth } from '@api/contract';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const at = '2026-11-22T10:00:00.000Z';
const health = (changes: Partial<SiteHealth> = {}): SiteHealth => ({
  at,
  search: { state: 'read', engine: 'postgresql', waiting: 0, kinds: [] },
  mail: { state: 'read', count: 0, given_up: 0, mails: [] },
  jobs: { state: 'read', jobs: [], failures: [] },
  ...changes,
});
const show = (answer: () => SiteHealth) =>
  renderWithHost(<Root />, {
    path: '/admin/health#mail',
    user: sampleUser({ role_id: 2 }),
    answers: { 'GET /api/admin/site-health': answer },
  });

describe('what runs', () => {
  it('names mails with what the server said, failures of jobs, and what search does not know', async () => {
    const mail = { id: 1, kind: 'verify_account', address: 'a@example.org', ordered_at: at };
    const { container } = show(() =>
      health({
        mail: {
          ...{ state: 'read', count: 1, given_up: 1 },
          mails: [
            { ...mail, due_at: at, attempts: 2, last_error: '451 Try later' },
            { ...mail, id: 2, due_at: null, attempts: 9, last_error: '550 No such box' },
          ],
        },
        jobs: {
          state: 'read',
          jobs: [{ name: 'reconcile-payments', waiting: 0, failed_today: 1, last_done: null, last_failed: at }],
          failures: [{ name: 'reconcile-payments', at, message: 'Not reached' }],
        },
        search: { state: 'read', engine: 'meilisearch', waiting: 700, kinds: [{ kind: 'question', waiting: 700 }] },
      }),
    );
    const mails = within(await screen.findByRole('region', { name: 'Mail' }));
    expect(mails.getByText('451 Try later')).toBeVisible();
    expect(mails.getByText('Given up')).toBeVisible();
    expect(mails.getByText('1 mail due, 1 given up.')).toBeVisible();
    expect(screen.getByText('1 failed within a day')).toBeVisible();
    expect(screen.getByText('Not reached')).toBeVisible();
    expect(screen.getByText(/^700 changes not yet sent/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says so where all is well, and where a part or all of it could not be read', async () => {
    const well = show(() => health());
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(screen.getByText('No job has run yet.')).toBeVisible();
    well.unmount();
    const half = show(() => health({ mail: { state: 'failed' } }));
    expect(await screen.findByText('Could not be read just now.')).toBeVisible();
    half.unmount();
    show(() => {
      throw new Error('Not reached');
    });
    expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeVisible();
  });
});
