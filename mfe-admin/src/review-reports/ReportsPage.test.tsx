import type { StaffReport } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const { subject, topic, topic_path } = sampleQuestion();
const Question = { id: 41, subject, topic, topic_path, visible: true, deleted: false, questions_html: '<p>Write f(x).</p>' };

const report = (changes: Partial<StaffReport> = {}): StaffReport => ({
  assignee: null,
  id: 3,
  type: 'Broken images/diagrams/figures',
  description: 'The axis labels overlap.',
  created_at: '2026-11-20T18:00:00Z',
  updated_at: '2026-11-20T18:00:00Z',
  reporter: { id: 7, name: 'Demo Learner', email: 'demo.learner@example.com' },
  Question,
  closed: null,
  ...changes,
});
const listOf = (...reports: StaffReport[]) => ({ reports, page: 1, pageSize: 10, totalCount: reports.length });
const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/admin/reports': () => listOf(report()),
  ...changes,
});
const user = sampleUser({ role_id: 1 });
const path = '/admin/reported-questions';
const requests = (calls: { requests: { name: string; request: unknown }[] }, name: string) =>
  calls.requests.filter((call) => call.name === name).map(({ request }) => request);

describe('reported questions', () => {
  it('show what was reported and a link to the question', async () => {
    const { container, calls } = renderWithHost(<Root />, { path, answers: answers(), user });
    const card = within(await screen.findByRole('article', { name: 'Demo Learner' }));
    expect(requests(calls, 'GET /api/admin/reports')).toEqual([{ query: { page: '1', pageSize: '10', state: 'open' } }]);
    expect(card.getByText('Broken images')).toBeVisible();
    expect(card.getByText('The axis labels overlap.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open the question in a new tab' })).toHaveAttribute('target', '_blank');
    expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    await expectAccessible(container);
  });

  it('are narrowed by state, reason, subject and words', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?page=3`, answers: answers(), user });
    await screen.findByRole('article');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Wrong topic');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Maths AA HL');
    await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
    await userEvent.type(screen.getByRole('searchbox'), 'axis{Enter}');
    const type = 'Does not belong in this topic';
    await waitFor(() =>
      expect(requests(calls, 'GET /api/admin/reports').at(-1)).toEqual({
        query: { page: '1', pageSize: '10', state: 'closed', type, subject: 'math-aa-hl', q: 'axis' },
      }),
    );
  });

  it('are closed with what was found', async () => {
    const message = 'Report closed';
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({ 'PUT /api/admin/reports/:id': () => ({ message, report: report() }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close report' }));
    expect(dialog.getByText('Please choose what you found')).toBeVisible();
    expect(requests(calls, 'PUT /api/admin/reports/:id')).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^Fixed/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), ' Labels moved. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Close report' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: message }]));
    expect(requests(calls, 'PUT /api/admin/reports/:id')).toEqual([
      { params: { id: 3 }, body: { state: 'closed', outcome: 'fixed', note: 'Labels moved.' } },
    ]);
  });

  it('say who closed a report first, and keep the typed text', async () => {
    const closed = {
      at: '2026-11-21T08:00:00Z',
      by: { id: 8, name: 'Other Staff' },
      outcome: 'not_a_fault' as const,
      note: 'Right as it is.',
      correction: null,
    };
    let open = [report()];
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'GET /api/admin/reports': () => listOf(...open),
        'PUT /api/admin/reports/:id': () => {
          throw new ApiError(409, 'closed_meanwhile', 'Other Staff has closed this report already.', [], { closed });
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this report' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Fixed/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Labels moved.');
    // The refreshed list omits it.
    open = [];
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('Every report is closed')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close report' }));
    expect(await dialog.findByText('This report is already closed.')).toBeVisible();
    expect(dialog.getByText(/^Other Staff/)).toHaveTextContent(/21 Nov/);
    expect(dialog.getByText('Right as it is.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Labels moved.');
    expect(dialog.queryByRole('button', { name: 'Close report' })).toBeNull();
    const before = requests(calls, 'GET /api/admin/reports').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it so' }));
    await waitFor(() => expect(requests(calls, 'GET /api/admin/reports').length).toBe(before + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say in the dialog why one was not closed, and in a message once the dialog is gone', async () => {
    const answer = Promise.withResolvers<never>();
    let tries = 0;
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'PUT /api/admin/reports/:id': () => {
          tries += 1;
          if (tries > 1) return answer.promise;
          throw new ApiError(503, 'unavailable', 'Please try again soon');
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this report' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Not a fault/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close report' }));
    expect(await dialog.findByText('Please try again soon')).toBeVisible();
    expect(calls.notices).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.reject(new ApiError(503, 'unavailable', 'Please try once more'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Please try once more' }]));
  });

  it('are opened again, or say why not', async () => {
    const by = { id: 9, name: 'Demo Staff' };
    const done = report({
      closed: { at: '2026-11-21T08:00:00Z', by, outcome: 'not_a_fault', note: 'Right as it is.', correction: null },
    });
    const { calls } = renderWithHost(<Root />, {
      path: `${path}?state=closed`,
      user,
      answers: answers({
        'GET /api/admin/reports': () => listOf(done),
        'PUT /api/admin/reports/:id': () => {
          throw new ApiError(409, 'reported_again', 'The learner has reported it again since.');
        },
      }),
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Not a fault')).toBeVisible();
    expect(card.getByText('Right as it is.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The learner has reported it again since.' }]));
    expect(requests(calls, 'PUT /api/admin/reports/:id')).toEqual([{ params: { id: 3 }, body: { state: 'open' } }]);
  });

  it('say if there are none, and if they did not load', async () => {
    const first = renderWithHost(<Root />, { path, user, answers: answers({ 'GET /api/admin/reports': () => listOf() }) });
    expect(await screen.findByRole('heading', { name: 'Every report is closed' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path, user });
    expect(await screen.findByRole('heading', { name: 'The reports did not load' })).toBeVisible();
  });
});
