import type { RequestOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { GRADER, sampleSummary } from '../sample-grading.ts';
import { QueuePage } from './QueuePage.tsx';

const staff = sampleUser({ id: GRADER, role_id: 2 });
const topics = [{ slug: 'functions', name: 'Functions', sheets: 2 }];
const counts = { paid: 2, claimed: 1, graded: 1, overdue: 1, mine: 1, returned: 4 };
const gradings = [
  sampleSummary({ slug: 'late', learner: { id: 8, name: 'Late Learner' }, overdue: true, due_at: '2026-11-21T07:00:00Z' }),
  sampleSummary({
    slug: 'mine',
    learner: { id: 9, name: 'Second Learner' },
    state: 'claimed',
    claimed_by: { id: GRADER, name: 'Demo Staff' },
    claimed_at: '2026-11-21T09:00:00Z',
    marked_count: 1,
    abilities: { claim: false, save: true, release: true, finish: true },
  }),
  sampleSummary({
    slug: 'theirs',
    learner: { id: 10, name: 'Third Learner' },
    state: 'claimed',
    claimed_by: { id: 3, name: 'Other Teacher' },
    claimed_at: '2026-11-20T09:00:00Z',
    abilities: { claim: true, save: false, release: false, finish: false },
  }),
];
const answers = (changes: Answers = {}): Answers => ({
  'GET /api/grading/queue': () => ({ gradings, page: 1, pageSize: 25, totalCount: 30, topics, counts }),
  'GET /api/admin/colleagues': () => ({
    colleagues: [
      { id: GRADER, name: 'Demo Staff', permissions: ['grading'] },
      { id: 3, name: 'Other Teacher', permissions: ['grading'] },
    ],
  }),
  ...changes,
});

/** The queue, with a bare page for sheets. */
function show(path: string, given: Answers = answers()) {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  return renderWithHost(
    <Routes>
      <Route path="/admin/grade-tests" element={<QueuePage />} />
      <Route path="/admin/grade-tests/:slug" element={<p>The sheet</p>} />
    </Routes>,
    { path, answers: given, user: staff },
  );
}
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const lastQuery = (calls: { requests: { name: string; request: unknown }[] }) =>
  (
    calls.requests.findLast(({ name }) => name === 'GET /api/grading/queue')?.request as
      | RequestOf<'GET /api/grading/queue'>
      | undefined
  )?.query;

describe('the queue of answer sheets', () => {
  it('says when each is due, what is late, and who has it', async () => {
    const { container } = show('/admin/grade-tests');
    const late = await rowOf('Late Learner');
    expect(late.getByText('3 hours late')).toBeVisible();
    expect(late.getByText('Overdue')).toBeVisible();
    expect(late.getByText('Unassigned')).toBeVisible();
    expect((await rowOf('Second Learner')).getByText('You')).toBeVisible();
    expect((await rowOf('Second Learner')).getByRole('progressbar', { name: '1 of 2 questions marked' })).toBeVisible();
    expect((await rowOf('Third Learner')).getByText('Other Teacher')).toBeVisible();
    expect(screen.getByText('1 sheet overdue')).toBeVisible();
    await expectAccessible(container);
  });

  it('claims a sheet from its row and opens it', async () => {
    const { calls } = show('/admin/grade-tests', {
      ...answers(),
      'PUT /api/grading/:slug': () => ({ message: '', grading: sampleSummary(), revision: 0, saved_at: null, next: null }),
    });
    await userEvent.click((await rowOf('Late Learner')).getByRole('button', { name: 'Claim Late Learner' }));
    expect(await screen.findByText('The sheet')).toBeVisible();
    expect(calls.requests.find(({ name }) => name === 'PUT /api/grading/:slug')?.request).toEqual({
      params: { slug: 'late' },
      body: { action: 'claim' },
    });
  });

  it('says who was quicker and stays', async () => {
    const { calls } = show('/admin/grade-tests', {
      ...answers(),
      'PUT /api/grading/:slug': () => Promise.reject(new ApiError(409, 'grading_claimed', 'Other Teacher grades this sheet')),
    });
    await userEvent.click((await rowOf('Late Learner')).getByRole('button', { name: 'Claim Late Learner' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ tone: 'error', text: 'Other Teacher grades this sheet' }]));
    expect(screen.queryByText('The sheet')).toBeNull();
  });

  it("asks before it takes over another grader's claim", async () => {
    const { calls } = show('/admin/grade-tests');
    await userEvent.click((await rowOf('Third Learner')).getByRole('button', { name: 'Take over Third Learner' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take over from Other Teacher?' });
    expect(within(dialog).getByText(/^Nothing was saved for 8 working hours\. /)).toBeVisible();
    expect(calls.requests.some(({ name }) => name === 'PUT /api/grading/:slug')).toBe(false);
  });

  it('asks on where taking it over is refused, and says why', async () => {
    const { calls } = show('/admin/grade-tests', {
      ...answers(),
      'PUT /api/grading/:slug': () => Promise.reject(new ApiError(409, 'grading_claimed', 'Other Teacher goes on')),
    });
    await userEvent.click((await rowOf('Third Learner')).getByRole('button', { name: 'Take over Third Learner' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Other Teacher goes on');
    expect(calls.notices).toEqual([]);
  });

  it('is walked by keys: C claims or asks, Enter opens', async () => {
    const { calls } = show('/admin/grade-tests');
    await screen.findByRole('link', { name: 'Third Learner' });
    await userEvent.keyboard('jjj');
    await userEvent.keyboard('c');
    expect(await screen.findByRole('alertdialog', { name: 'Take over from Other Teacher?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.requests.some(({ name }) => name === 'PUT /api/grading/:slug')).toBe(false);
    await userEvent.keyboard('k{Enter}');
    expect(await screen.findByText('The sheet')).toBeVisible();
  });

  it('keeps view, words and page in the address', async () => {
    const { calls } = show('/admin/grade-tests?view=mine&page=2');
    await screen.findByRole('table');
    expect(lastQuery(calls)).toEqual({ state: 'claimed', claimed_by: 'me', page: '2' });
    await userEvent.type(screen.getByRole('searchbox'), 'learner{Enter}');
    await waitFor(() => expect(lastQuery(calls)).toEqual({ state: 'claimed', claimed_by: 'me', q: 'learner', page: '1' }));
    await userEvent.click(screen.getByRole('link', { name: 'Overdue (1)' }));
    await waitFor(() => expect(lastQuery(calls)).toEqual({ state: 'open', overdue: 'true', q: 'learner', page: '1' }));
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/admin/grade-tests?view=overdue&q=learner&page=2',
    );
  });

  it('is narrowed to a topic, also by its address among the sheets', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/admin/grade-tests/functions',
      user: staff,
      answers: answers({
        'GET /api/grading/:slug': () => {
          throw new ApiError(404, 'not_found', 'There is no such test');
        },
      }),
    });
    const topic = await screen.findByRole('combobox', { name: 'Topic' });
    await waitFor(() => expect(topic).toHaveDisplayValue('Functions (2)'));
    expect(lastQuery(calls)).toEqual({ page: '1', state: 'open', topic: 'functions' });
    await userEvent.selectOptions(topic, 'All topics');
    await waitFor(() => expect(lastQuery(calls)).toEqual({ page: '1', state: 'open' }));
  });

  it('can be filtered by unclaimed or a colleague, and keeps that on the way to a sheet', async () => {
    const { calls } = show('/admin/grade-tests');
    const whose = await screen.findByRole('combobox', { name: 'Assigned to' });
    await waitFor(() =>
      expect(
        within(whose)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toContain('Assigned to Other Teacher'),
    );
    await userEvent.selectOptions(whose, 'Unassigned');
    await waitFor(() => expect(lastQuery(calls)).toEqual({ page: '1', state: 'open', claimed_by: 'nobody' }));
    await userEvent.selectOptions(whose, 'Assigned to Other Teacher');
    await waitFor(() => expect(lastQuery(calls)).toEqual({ page: '1', state: 'open', claimed_by: '3' }));
    expect(await screen.findByRole('link', { name: 'Late Learner' })).toHaveAttribute(
      'href',
      '/admin/grade-tests/late?assigned=3',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Mine (1)' }));
    await waitFor(() => expect(lastQuery(calls)).toEqual({ page: '1', state: 'claimed', claimed_by: 'me' }));
    expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull();
  });

  it('leaves out of the address what the list refuses', async () => {
    const list: Answers['GET /api/grading/queue'] = ({ query }) => {
      if (query?.page === '0') throw new ApiError(422, 'invalid_input', 'Pages count from 1', [{ path: 'page', message: '' }]);
      return { gradings, page: 1, pageSize: 25, totalCount: 30, topics, counts };
    };
    const { calls } = show('/admin/grade-tests?view=all&page=0', { 'GET /api/grading/queue': list });
    expect(await screen.findByText('1 to 25 of 30 sheets')).toBeVisible();
    expect(lastQuery(calls)).toEqual({ state: 'all', page: '1' });
  });

  it('counts what is marked and not returned as open, and offers its grader nothing more to do there', async () => {
    const graded = sampleSummary({
      ...{ slug: 'stuck', state: 'graded', overdue: true, due_at: '2026-11-21T07:00:00Z' },
      ...{
        claimed_by: { id: GRADER, name: 'Demo Staff' },
        claimed_at: '2026-11-21T06:00:00Z',
        marks_obtained: 7,
        percentage: 70,
      },
      abilities: { claim: false, save: false, release: false, finish: false },
    });
    const list = () => ({ gradings: [graded], page: 1, pageSize: 25, totalCount: 1, topics, counts });
    show('/admin/grade-tests', { 'GET /api/grading/queue': list });
    expect(await screen.findByRole('link', { name: 'To grade (4)' })).toBeVisible();
    const row = await rowOf('Demo Learner');
    expect(row.getByText('Making the report')).toBeVisible();
    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByRole('link', { name: 'View Demo Learner' })).toBeVisible();
  });

  it('says when all is graded, and when it did not load', async () => {
    const none = () => ({ gradings: [], page: 1, pageSize: 25, totalCount: 0, topics, counts: { ...counts, overdue: 0 } });
    const first = show('/admin/grade-tests', { 'GET /api/grading/queue': none });
    expect(await screen.findByRole('heading', { name: 'Everything is graded' })).toBeVisible();
    first.unmount();
    show('/admin/grade-tests', {});
    expect(await screen.findByRole('heading', { name: 'The answer sheets did not load' })).toBeVisible();
  });
});
