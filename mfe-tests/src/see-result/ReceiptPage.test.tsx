import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest } from '../sample-test.ts';

const receipt = { stored: 2, at: '2026-11-21T10:40:00Z', digest: 'f00d' };
const completed = sampleTest({ status: 'completed', attempts: 1, receipt, closed_by: 'learner' });

describe('the receipt of a test', () => {
  const open = (test = completed, more = {}) =>
    renderWithHost(<Root />, {
      path: '/take-a-test/quiet-river/receipt',
      user: sampleUser(),
      answers: { 'GET /api/test/:slug': () => test, ...more },
    });

  it('shows what is stored with its digest, and leads back to the result', async () => {
    const { container } = open();
    expect(await screen.findByText(/^2 questions answered/)).toBeVisible();
    expect(screen.getByText('f00d')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your result' })).toHaveAttribute('href', '/take-a-test/quiet-river/result');
    await expectAccessible(container);
  });

  it('stays when it cannot be read again', async () => {
    let reads = 0;
    const read = () => {
      if (reads++ > 0) throw new ApiError(0, 'offline', 'The server cannot be reached.');
      return completed;
    };
    open(completed, { 'GET /api/test/:slug': read });
    const stored = await screen.findByText(/^2 questions answered/);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads).toBe(2));
    await act(async () => {});
    expect(stored).toBeVisible();
  });

  it('says when the clock ended the test', async () => {
    open({ ...completed, closed_by: 'time' });
    expect(await screen.findByText('The clock')).toBeVisible();
  });

  it('downloads the log', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { calls } = open(completed, { 'GET /api/test/:slug/log': () => ({ slug: 'quiet-river' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Download the log' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(calls.notices).toEqual([]);
    vi.restoreAllMocks();
  });

  it('leads to a test that is not over', async () => {
    open(sampleTest({ status: 'not_started', started_at: null, deadline: null }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
  });
});
