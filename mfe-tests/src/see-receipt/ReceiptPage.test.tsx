import 'fake-indexeddb/auto';
import type { RequestOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleGrading } from '../sample-grading.ts';
import { sampleTest } from '../sample-test.ts';

const receipt = { stored: 2, at: '2026-11-21T10:40:00Z', digest: 'f00d' };
const running = sampleTest();
const completed = sampleTest({ status: 'completed', attempts: 1, receipt, closed_by: 'learner' });

/** Takes the test from its intro to its end; the server answers how it stands. */
async function complete() {
  let stored = sampleTest({ status: 'not_started', started_at: null, deadline: null });
  const shown = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river',
    user: sampleUser(),
    answers: {
      'GET /api/test/:slug': () => stored,
      'POST /api/test/:slug/start': () => {
        stored = running;
        return { started_at: running.server_time, deadline: running.deadline, server_time: running.server_time };
      },
      'PATCH /api/test/:slug/progress': ({ body }: RequestOf<'PATCH /api/test/:slug/progress'>) => ({
        saved: body.changes.map(({ question_id, revision }) => ({ question_id, revision: revision + 1 })),
        ...{ server_time: running.server_time, deadline: running.deadline },
      }),
      'PUT /api/test/:slug': () => {
        stored = completed;
        return { message: 'Test completed successfully', receipt };
      },
      'GET /api/test/:slug/grading': () => sampleGrading({ price: 1250 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End Test' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Get your test graded by a teacher' });
  return { ...shown, dialog };
}

describe('right after a test', () => {
  it('offers grading: skip to results, or get graded', async () => {
    const { calls, dialog } = await complete();
    expect(calls.notices).toContainEqual({ tone: 'success', text: 'Test completed successfully' });
    expect(dialog).toHaveTextContent('within 24 working hours');
    const link = (name: string) => within(dialog).getByRole('link', { name });
    expect(link('Skip to results')).toHaveAttribute('href', '/take-a-test/quiet-river/result');
    await within(dialog).findByText('Get graded for $12.50');
    expect(link('Get graded for $12.50')).toHaveAttribute('href', '/take-a-test/quiet-river/get-graded');
    await expectAccessible(dialog);
  });

  it('leaves the receipt when the offer is closed', async () => {
    await complete();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'This test is completed' })).toBeVisible();
    expect(screen.getByText(/^2 questions answered/)).toBeVisible();
  });
});

describe('the receipt of a test', () => {
  const open = (test = completed, more = {}) =>
    renderWithHost(<Root />, {
      path: '/take-a-test/quiet-river/receipt',
      user: sampleUser(),
      answers: { 'GET /api/test/:slug': () => test, ...more },
    });

  it('offers nothing on a later visit', async () => {
    const { container } = open();
    expect(await screen.findByText(/^2 questions answered/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('f00d')).not.toBeVisible();
    await userEvent.click(screen.getByText('Details'));
    expect(screen.getByText('f00d')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your result' })).toHaveAttribute('href', '/take-a-test/quiet-river/result');
    expect(screen.getByRole('link', { name: 'Get graded' })).toHaveAttribute('href', '/take-a-test/quiet-river/get-graded');
    await expectAccessible(container);
  });

  it('leads to no grading in the restricted edition', async () => {
    renderWithHost(<Root />, {
      path: '/take-a-test/quiet-river/receipt',
      user: sampleUser(),
      site: { variant: 'restricted' },
      answers: { 'GET /api/test/:slug': () => completed },
    });
    await screen.findByText(/^2 questions answered/);
    expect(screen.queryByRole('link', { name: 'Get graded' })).toBeNull();
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

  it('says when the time ended the test', async () => {
    open({ ...completed, closed_by: 'time' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Time is up' })).toBeVisible();
    expect(screen.getByText(/Everything until then is saved and counts/)).toBeVisible();
    expect(screen.queryByText(/completed/)).toBeNull();
  });

  it('downloads the log', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { calls } = open(completed, { 'GET /api/test/:slug/log': () => ({ slug: 'quiet-river' }) });
    await userEvent.click(await screen.findByText('Details'));
    await userEvent.click(screen.getByRole('button', { name: 'Download the log' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(calls.notices).toEqual([]);
    vi.restoreAllMocks();
  });

  it('leads to a test that is not over', async () => {
    open(sampleTest({ status: 'not_started', started_at: null, deadline: null }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
  });
});
