import type { StaffQuestion } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const question: StaffQuestion = {
  ...sampleQuestion({
    questions_html: '<div class="q"><figure><svg></svg></figure><p> </p><p>Write f(x) in completed-square form.</p></div>',
  }),
  verified: true,
  topic_changed: false,
  original_content: true,
  math_level_visibility_shared: false,
  visible: false,
  priority: 4,
  mcq_answer: null,
};

const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/questions': () => ({ questions: [question], page: 1, pageSize: 25, totalCount: 60 }),
  ...changes,
});
const staff = sampleUser({ role_id: 2 });
const path = '/admin/questions';
const lastList = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'GET /api/questions').at(-1)?.request;

describe('the table of questions', () => {
  it('shows each question with its editorial state, and leads to it', async () => {
    const { container } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    const row = within(
      (await screen.findByRole('link', { name: /Write f\(x\) in completed-square form/ })).closest('tr') as HTMLElement,
    );
    expect(row.getByRole('link', { name: /Write f/ })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/41',
    );
    expect(row.getByRole('link', { name: 'Edit question 41' })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    expect(row.getByText('Hidden')).toBeVisible();
    expect(row.getByText('Verified')).toBeVisible();
    expect(screen.getByText('1 to 25 of 60 questions')).toBeVisible();
    await expectAccessible(container);
  });

  it('starts with what was edited last', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    await screen.findByRole('table');
    expect(lastList(calls)).toEqual({ query: { page: '1', pageSize: '25', sortBy: 'updated_at', sortOrder: 'desc' } });
  });

  it('searches by words and subject, from the first page on', async () => {
    const { calls } = renderWithHost(<Root />, { path: `${path}?page=2`, answers: answers(), user: staff });
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), ' parabola {Enter}');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { q: 'parabola', page: '1' } }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Maths AA HL');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { q: 'parabola', subject: 'math-aa-hl' } }));
  });

  it('sorts by a column, and the other way round at the second press', async () => {
    const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { sortBy: 'marks', sortOrder: 'asc' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
    await waitFor(() => expect(lastList(calls)).toMatchObject({ query: { sortBy: 'marks', sortOrder: 'desc' } }));
  });

  it('leads to the next page by a link', async () => {
    renderWithHost(<Root />, { path: `${path}?q=x`, answers: answers(), user: staff });
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${path}?q=x&page=2`);
  });

  it('says when nothing is found, and when it did not load', async () => {
    const none = () => ({ questions: [], page: 1, pageSize: 25, totalCount: 0 });
    const first = renderWithHost(<Root />, {
      path: `${path}?q=x`,
      answers: answers({ 'GET /api/questions': none }),
      user: staff,
    });
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path, user: staff });
    expect(await screen.findByRole('heading', { name: 'The questions did not load' })).toBeVisible();
  });
});
