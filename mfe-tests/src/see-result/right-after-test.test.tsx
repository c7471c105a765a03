import 'fake-indexeddb/auto';
import type { RequestOf, TestResult } from '@api/contract';
import type { SiteFacts } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleGrading } from '../sample-grading.ts';
import { sampleTest } from '../sample-test.ts';

const receipt = { stored: 2, at: '2026-11-21T10:40:00Z', digest: 'f00d' };
const running = sampleTest();
const completed = sampleTest({ status: 'completed', attempts: 1, receipt, closed_by: 'learner' });
const so_far = { marks: 15, marked: 5, obtained: 5, automatic: null };
const result: TestResult = {
  ...{ test: completed, receipt, attempted: 2, skipped: 0, unvisited: 1, time_ms: 60_000, so_far },
  ...{ questions: [], topics: [], corrections: [] },
};

/** Takes a test to its end; the server returns its state. */
async function complete(changes: Partial<TestResult> = {}, site: Partial<SiteFacts> = {}) {
  let stored = sampleTest({ status: 'not_started', started_at: null, deadline: null });
  const shown = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river',
    user: sampleUser(),
    site,
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
      'GET /api/test/:slug/result': () => ({ ...result, ...changes }),
      'GET /api/test/:slug/grading': () => sampleGrading({ price: 1250 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End Test' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Test' }));
  await screen.findByRole('heading', { level: 1, name: 'Your result' });
  return shown;
}

const OFFER = { name: 'Get your test graded by a teacher' };

it('shows the result first, and the offer to have it graded within it', async () => {
  const { calls, container } = await complete();
  expect(calls.notices).toContainEqual({ tone: 'success', text: 'Test completed successfully' });
  expect(screen.getByText('5 of 15')).toBeVisible();
  expect(screen.getByText(/^2 questions answered, saved/)).toHaveTextContent('saved 21 Nov 2026');
  expect(screen.getByRole('link', { name: 'receipt' })).toHaveAttribute('href', '/take-a-test/quiet-river/receipt');
  const offer = await screen.findByRole('dialog', OFFER);
  expect(offer).toHaveTextContent('within 24 working hours');
  expect(await within(offer).findByRole('link', { name: 'Get graded for $12.50' })).toHaveAttribute(
    'href',
    '/take-a-test/quiet-river/get-graded',
  );
  await expectAccessible(container);
  await userEvent.click(within(offer).getByRole('link', { name: 'Skip to results' }));
  await waitFor(() => expect(screen.queryByRole('dialog', OFFER)).toBeNull());
  expect(screen.getByRole('link', { name: 'Get graded' })).toBeVisible();
});

it('offers no grading where nothing was answered, and none in the restricted edition', async () => {
  for (const [changes, site] of [
    [{ attempted: 0 }, {}],
    [{}, { variant: 'restricted' }],
  ] as const) {
    const { unmount } = await complete(changes, site);
    expect(screen.queryByRole('dialog', OFFER)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Get graded/ })).toBeNull();
    unmount();
  }
});

it('says when the time ended the test', async () => {
  await complete({ test: { ...completed, closed_by: 'time' } });
  expect(screen.getByText(/^Time is up. Everything until then is saved and counts./)).toBeVisible();
});
