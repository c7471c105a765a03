import type { QuestionVersion, StaffQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
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
  has_other_level: true,
  tex_faults: 0,
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
const version = (number: number, kind: QuestionVersion['kind']): QuestionVersion => ({
  version: number,
  kind,
  restored_from: null,
  changed_at: '2026-11-21T10:00:00Z',
  changed_by: null,
  changed_fields: [],
  broken_tex_confirmed: false,
  current: kind === 'deleted',
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

  it('waits with its rows for the fonts of formulae, which would break them anew', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fonts = { check: () => false, load: () => promise.then(() => []) };
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    try {
      const { calls } = renderWithHost(<Root />, { path, answers: answers(), user: staff });
      await waitFor(() => expect(lastList(calls)).toBeDefined());
      expect(screen.getByText('Loading questions')).toBeInTheDocument();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      resolve();
      expect(await screen.findByRole('table')).toBeVisible();
    } finally {
      Reflect.deleteProperty(document, 'fonts');
    }
  });

  it('names a question without words, which is a picture alone', async () => {
    const picture = { ...question, questions_html: '<div class="q"><figure><svg></svg></figure></div>' };
    const list = () => ({ questions: [picture], page: 1, pageSize: 25, totalCount: 1 });
    renderWithHost(<Root />, { path, answers: answers({ 'GET /api/questions': list }), user: staff });
    expect(await screen.findByRole('link', { name: 'A question without words' })).toBeVisible();
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

  it('starts at the first page where the address names none that could be, and at the last where it names one beyond', async () => {
    const list: Answers['GET /api/questions'] = ({ query }) => {
      if (!/^[1-9]/.test(query?.page ?? '')) {
        throw new ApiError(422, 'invalid_input', 'Pages count from 1', [{ path: 'page', message: 'Pages count from 1' }]);
      }
      const page = Number(query?.page);
      return { questions: page > 3 ? [] : [question], page, pageSize: 25, totalCount: 60 };
    };
    const first = renderWithHost(<Root />, {
      path: `${path}?page=abc`,
      answers: answers({ 'GET /api/questions': list }),
      user: staff,
    });
    expect(await screen.findByText('1 to 25 of 60 questions')).toBeVisible();
    first.unmount();
    renderWithHost(<Root />, { path: `${path}?page=99`, answers: answers({ 'GET /api/questions': list }), user: staff });
    expect(await screen.findByText('51 to 60 of 60 questions')).toBeVisible();
  });

  it('leaves out of the address what there is not, and says so', async () => {
    const list: Answers['GET /api/questions'] = ({ query }) => {
      if (query?.subject === 'nonsense') throw new ApiError(404, 'not_found', 'There is no such subject');
      return { questions: [question], page: 1, pageSize: 25, totalCount: 1 };
    };
    const { calls } = renderWithHost(<Root />, {
      path: `${path}?subject=nonsense&q=x`,
      answers: answers({ 'GET /api/questions': list }),
      user: staff,
    });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('x');
    expect(calls.notices).toEqual([{ tone: 'info', text: 'Part of this link is not known here, so it was left out.' }]);
  });
});

describe('the deleted questions', () => {
  const { id, subject, topic, questions_html } = question;
  const row = {
    id,
    version: 5,
    subject,
    topic,
    questions_html,
    deleted_at: '2026-11-21T10:00:00Z',
    deleted_by: { id: 9, name: 'Other Staff' },
  };
  const deleted = `${path}?state=deleted`;

  it('stand with who deleted them, and are restored as they were', async () => {
    let questions = [row];
    const { calls, container } = renderWithHost(<Root />, {
      path,
      user: staff,
      answers: answers({
        'GET /api/admin/questions/deleted': () => ({ questions, page: 1, pageSize: 25, totalCount: questions.length }),
        'GET /api/admin/questions/:id/versions': () => ({ versions: [version(5, 'deleted'), version(4, 'edited')] }),
        'POST /api/admin/questions/:id/versions/:version/restore': () => {
          questions = [];
          return { success: true, question: null, near_duplicates: [] };
        },
      }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Deleted' }));
    const entry = within((await screen.findByRole('button', { name: 'Restore question 41' })).closest('tr') as HTMLElement);
    expect(entry.getByText(/by Other Staff/)).toBeVisible();
    expect(entry.getByRole('link', { name: /Write f/ })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    await expectAccessible(container);
    await userEvent.click(entry.getByRole('button', { name: 'Restore question 41' }));
    expect(await screen.findByRole('heading', { name: 'No question is deleted' })).toBeVisible();
    expect(calls.requests.find(({ name }) => name.endsWith('/restore'))?.request).toEqual({
      params: { id: 41, version: 4 },
      body: { version: 5 },
    });
    expect(calls.notices).toEqual([{ tone: 'success', text: 'The question is back in the bank.' }]);
    expect(screen.getByRole('region', { name: 'Deleted questions' })).toHaveFocus();
  });

  it('stay in the list, with the reason, when one cannot be restored', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: deleted,
      user: staff,
      answers: answers({
        'GET /api/admin/questions/deleted': () => ({ questions: [row], page: 1, pageSize: 25, totalCount: 1 }),
        'GET /api/admin/questions/:id/versions': () => ({ versions: [version(4, 'edited')] }),
        'POST /api/admin/questions/:id/versions/:version/restore': () => {
          throw new ApiError(409, 'edited_meanwhile', 'Other Staff has saved this question since you opened it');
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore question 41' }));
    await waitFor(() =>
      expect(calls.notices).toEqual([{ tone: 'error', text: 'Other Staff has saved this question since you opened it' }]),
    );
    expect(screen.getByRole('button', { name: 'Restore question 41' })).toBeEnabled();
  });

  it('say when they did not load', async () => {
    renderWithHost(<Root />, { path: deleted, user: staff, answers: answers() });
    expect(await screen.findByRole('heading', { name: 'The deleted questions did not load' })).toBeVisible();
  });
});
