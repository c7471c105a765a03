import type { DoubtThread } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const { subject, topic, topic_path } = sampleQuestion();
const learner = { full_name: 'Demo Learner', username: 'learner', staff: false };

function thread(changes: Partial<DoubtThread> = {}): DoubtThread {
  return {
    id: 5,
    assignee: null,
    created_at: '2026-11-20T18:00:00Z',
    queries: 'Why is the factor taken out first?',
    user: learner,
    asker: { id: 7, email: 'demo.learner@example.com' },
    Question: {
      id: 41,
      subject,
      topic,
      topic_path,
      visible: true,
      questions_html: '<p>Write f(x) in completed-square form.</p>',
      excerpt_html: 'Write f(x) in completed-square form.',
    },
    queries_html: null,
    photo: null,
    replies: [],
    waiting_since: '2026-11-20T18:00:00Z',
    ...changes,
  };
}

const listOf = (...doubts: DoubtThread[]) => ({ doubts, page: 1, pageSize: 10, totalCount: doubts.length });
const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/doubts': () => listOf(thread()),
  ...changes,
});
const user = sampleUser({ role_id: 2 });
const path = '/admin/user-doubts';
const lastList = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'GET /api/doubts').at(-1)?.request;

beforeEach(() => localStorage.clear());

describe('the doubts of learners', () => {
  it('show the learner and the question, unanswered ones first', async () => {
    const { container, calls } = renderWithHost(<Root />, { path, answers: answers(), user });
    const card = within(await screen.findByRole('article', { name: 'Demo Learner' }));
    expect(lastList(calls)).toEqual({ query: { page: '1', pageSize: '10', state: 'open' } });
    expect(card.getByText('Why is the factor taken out first?')).toBeVisible();
    expect(card.getByText(/demo\.learner@example\.com/)).toBeVisible();
    const link = card.getByRole('link', { name: 'Open the question in a new tab' });
    expect(link).toHaveAttribute('href', '/math-questions/math-aa-hl/functions/quadratics/41');
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(container);
  });

  it('are narrowed by state, words and subject, from the first page on', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?page=2`, answers: answers(), user });
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
    await waitFor(() => expect(lastList(calls)).toEqual({ query: { page: '1', pageSize: '10', state: 'answered' } }));
    await userEvent.type(screen.getByRole('searchbox'), ' factor {Enter}');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { state: 'answered', q: 'factor' } }));
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Maths AA HL');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { q: 'factor', subject: 'math-aa-hl' } }));
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(lastList(calls)).not.toHaveProperty('query.state'));
  });

  it('are navigated and answered by keys, and exported with the filter', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: `${path}?state=answered&assigned=nobody&page=2`,
      user,
      answers: answers({ 'GET /api/admin/doubts/export': () => new File(['a'], 'doubts.csv') }),
    });
    const card = await screen.findByRole('article');
    await userEvent.keyboard('r');
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    await userEvent.keyboard('j');
    expect(card).toHaveFocus();
    await userEvent.keyboard('r');
    const field = await screen.findByRole('textbox', { name: 'Your reply' });
    await userEvent.type(field, 'jar');
    expect(field).toHaveValue('jar');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    expect(within(card).getByRole('button', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('jar');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'GET /api/admin/doubts/export')?.request).toEqual({
        query: { state: 'answered', assigned: 'nobody' },
      }),
    );
  });

  it('are answered in their thread', async () => {
    let open = [thread()];
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'GET /api/doubts': () => listOf(...open),
        'POST /api/doubts/:id/replies': ({ params, body }) => {
          open = [];
          return { doubt: { ...thread(), id: Number(params.id) + 1, queries: body.queries, Parent: thread() } };
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Please write a reply first')).toBeVisible();
    expect(calls.requests.some(({ name }) => name === 'POST /api/doubts/:id/replies')).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), ' So that x² stands alone. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByRole('heading', { name: 'Every doubt is answered' })).toBeVisible();
    expect(calls.requests.find(({ name }) => name === 'POST /api/doubts/:id/replies')?.request).toEqual({
      params: { id: 5 },
      body: { queries: 'So that x² stands alone.' },
    });
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Reply sent. Demo Learner gets a mail.' }]);
    expect(screen.getByRole('region', { name: 'Doubts' })).toHaveFocus();
  });

  it('keep what was written after a reply was sent', async () => {
    const answered = Promise.withResolvers<void>();
    const { calls } = renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'POST /api/doubts/:id/replies': async ({ body }) => {
          await answered.promise;
          return { doubt: { ...thread(), id: 6, queries: body.queries, Parent: thread() } };
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), ' Since x > 0.');
    answered.resolve();
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes. Since x > 0.');
    expect(Object.values(localStorage)).toContain('Yes. Since x > 0.');
    localStorage.clear();
  });

  it('keep a reply that could not be sent, over a closed tab too', async () => {
    const refuse: Answers['POST /api/doubts/:id/replies'] = () => {
      throw new ApiError(503, 'unavailable', 'The server is busy.');
    };
    const first = renderWithHost(<Root />, { path, user, answers: answers({ 'POST /api/doubts/:id/replies': refuse }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Your reply' }));
    await userEvent.paste('Half a reply');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(first.calls.notices).toEqual([{ tone: 'error', text: 'The server is busy.' }]));
    expect(JSON.stringify({ ...localStorage })).toContain('Half a reply');
    first.unmount();

    renderWithHost(<Root />, { path, user, answers: answers() });
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('Half a reply');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Half a reply');
  });

  it('show former replies, and a hidden question without a link', async () => {
    const reply = {
      id: 6,
      created_at: '2026-11-20T19:00:00Z',
      queries: 'So that x² stands alone.',
      queries_html: null,
      photo: { id: 3, url: '/api/files/a', thumb: '/api/files/b', width: 800, height: 600 },
      user: { full_name: 'Demo Teacher', username: 'teacher', staff: true },
    };
    const answered = thread({ replies: [reply], Question: { ...thread().Question, visible: false } });
    const list = answers({ 'GET /api/doubts': () => listOf(answered) });
    renderWithHost(<Root />, { path: `${path}?state=answered`, user, answers: list });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Demo Teacher')).toBeVisible();
    expect(await card.findByRole('button', { name: 'Enlarge the photo from Demo Teacher' })).toBeVisible();
    expect(card.getByText('So that x² stands alone.')).toBeVisible();
    expect(card.queryByRole('link', { name: /Open the question/ })).toBeNull();
    expect(card.getByRole('button', { name: 'Reply again' })).toBeVisible();
  });

  it('say when nothing is found, and when they did not load', async () => {
    const none = answers({ 'GET /api/doubts': () => listOf() });
    const first = renderWithHost(<Root />, { path: `${path}?q=x`, user, answers: none });
    expect(await screen.findByRole('heading', { name: 'No doubts found' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path, user });
    expect(await screen.findByRole('heading', { name: 'The doubts did not load' })).toBeVisible();
  });

  it('stay in view when reading them again fails', async () => {
    let broken = false;
    const list: Answers['GET /api/doubts'] = () => {
      if (broken) throw new ApiError(503, 'unavailable', 'The server is busy.');
      return listOf(thread());
    };
    renderWithHost(<Root />, {
      path,
      user,
      answers: answers({
        'GET /api/doubts': list,
        'POST /api/doubts/:id/replies': () => ({ doubt: { ...thread(), Parent: thread() } }),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Your reply' }));
    await userEvent.paste('So that x² stands alone.');
    broken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Couldn’t refresh')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Demo Learner' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Couldn’t refresh')).toBeNull());
  });
});
