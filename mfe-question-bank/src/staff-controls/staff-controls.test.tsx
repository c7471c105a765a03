import type { EditableQuestion, StaffQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleQuestionDetail,
  sampleUser,
} from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';

const LIST = '/math-questions?subject=math-aa-hl&topic=functions';
const PAGE = '/math-questions/math-aa-hl/functions/quadratics/41';
const user = sampleUser({ role_id: 2 });
const question: StaffQuestion = {
  ...sampleQuestion({ learner: { bookmarked: false, completed: false, pinned: false } }),
  verified: true,
  topic_changed: false,
  original_content: true,
  has_other_level: true,
  tex_faults: 0,
  math_level_visibility_shared: false,
  visible: true,
  priority: 4,
  mcq_answer: null,
};

const answers = (changes: Answers = {}): Answers => ({
  ...coursesAnswers(),
  'GET /api/questions': () => ({ questions: [question], page: 1, pageSize: 10, totalCount: 1 }),
  'GET /api/questions/:id': () => sampleQuestionDetail({ question }),
  'GET /api/admin/questions/:id': () => ({
    question: { used_in: { tests: 3, saved: 1, doubts: 0, reports: 0 } } as EditableQuestion,
  }),
  ...changes,
});
const controls = async () => within(await screen.findByRole('group', { name: 'Staff' }));
const changes = (calls: { requests: { name: string; request: unknown }[] }) =>
  calls.requests.filter(({ name }) => name === 'PUT /api/questions/:id').map(({ request }) => request);

describe('what staff change on the card of a question', () => {
  it('is not there for learners', async () => {
    renderWithHost(<Root />, {
      path: LIST,
      user: sampleUser(),
      answers: answers({ 'GET /api/questions': () => ({ questions: [sampleQuestion()], page: 1, pageSize: 10, totalCount: 1 }) }),
    });
    await screen.findByRole('article');
    expect(screen.queryByRole('group', { name: 'Staff' })).toBeNull();
  });

  it('is under the question, with its last edit and a link to its form', async () => {
    const { container } = renderWithHost(<Root />, { path: LIST, user, answers: answers() });
    const strip = await controls();
    expect(await strip.findByText(/Last edited/)).toHaveTextContent(/1 Oct 2026/);
    expect(strip.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/questions/edit?id=41');
    expect(strip.getByRole('switch', { name: 'Visible' })).toBeChecked();
    await expectAccessible(container);
  });

  it('tells how the question goes, once asked', async () => {
    const part = {
      part: 'a',
      tried: 41,
      facility: 0.62,
      median_seconds: 95,
      wrong_answers: [{ answer: ['x = 3'], learners: 4 }],
    };
    const statistics = {
      ...{
        question_id: 41,
        tried: 41,
        facility: 0.624,
        discrimination: -0.21,
        median_seconds: 185,
        difficulty: 0.4,
        stated_difficulty: 0,
      },
      ...{ parts: [part], computed_at: '2026-11-22T02:22:00.000Z' },
    };
    const { container, calls } = renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({ 'GET /api/admin/questions/:id/statistics': () => statistics }),
    });
    const asked = () => calls.requests.filter(({ name }) => name === 'GET /api/admin/questions/:id/statistics');
    const button = await (await controls()).findByRole('button', { name: 'Statistics' });
    expect(asked()).toEqual([]);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'How this question goes' }));
    expect(await dialog.findByText('62% of the marks')).toBeVisible();
    expect(dialog.getByText('−0.21: stronger learners do worse, look at the answer key')).toBeVisible();
    expect(dialog.getByText('3:05 min (median)')).toBeVisible();
    expect(dialog.getByText('x = 3 (4 learners)')).toBeVisible();
    expect(asked()).toHaveLength(1);
    await expectAccessible(container);
  });

  it('has no switch for the other level where the course has none', async () => {
    const physics = { ...question, has_other_level: false };
    renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({ 'GET /api/questions': () => ({ questions: [physics], page: 1, pageSize: 10, totalCount: 1 }) }),
    });
    const strip = await controls();
    expect(await strip.findByRole('switch', { name: 'Visible' })).toBeVisible();
    expect(strip.queryByRole('switch', { name: 'Other math level' })).toBeNull();
  });

  it.each([
    { name: 'Visible', sent: { visible: false }, message: 'Question Hidden from Users' },
    {
      name: 'Other math level',
      sent: { math_level_visibility_shared: true },
      message: 'Question shown in the other math level',
    },
  ])('$name: changes at once and is stored', async ({ name, sent, message }) => {
    const saved = Promise.withResolvers<void>();
    const { calls } = renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({
        'PUT /api/questions/:id': async () => {
          await saved.promise;
          return { message, question: { ...question, ...sent, updated_at: '2026-11-21T10:30:00Z' } };
        },
      }),
    });
    const strip = await controls();
    const toggle = await strip.findByRole('switch', { name });
    const before = (toggle as HTMLInputElement).checked;
    await userEvent.click(toggle);
    expect(toggle).toHaveProperty('checked', !before);
    expect(changes(calls)).toEqual([{ params: { id: 41 }, body: sent }]);
    await act(async () => saved.resolve());
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: message }]));
    expect(strip.getByText(/Last edited/)).toHaveTextContent(/21 Nov 2026/);
  });

  it('is put back with the reason when it could not be stored', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: PAGE,
      user,
      answers: answers({
        'PUT /api/questions/:id': () => {
          throw new ApiError(422, 'invalid_input', 'There is no other level of this course');
        },
      }),
    });
    const toggle = await (await controls()).findByRole('switch', { name: 'Other math level' });
    await userEvent.click(toggle);
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'There is no other level of this course' }]));
    expect(toggle).not.toBeChecked();
  });

  it('takes only a number for the priority', async () => {
    const message = 'Updated priority successfully';
    const { calls } = renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({ 'PUT /api/questions/:id': () => ({ message, question: { ...question, priority: -2 } }) }),
    });
    const strip = await controls();
    const field = await strip.findByRole('textbox', { name: 'Priority' });
    expect(field).toHaveValue('4');
    fireEvent.change(field, { target: { value: 'high' } });
    await userEvent.type(field, '{Enter}');
    expect(strip.getByText('Enter a valid number')).toBeVisible();
    expect(changes(calls)).toEqual([]);
    fireEvent.change(field, { target: { value: '-2' } });
    await userEvent.click(strip.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: message }]));
    expect(changes(calls)).toEqual([{ params: { id: 41 }, body: { priority: -2 } }]);
  });

  it('deletes after asking, and tells how to take it back', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({ 'DELETE /api/questions': () => ({ message: 'Question deleted' }) }),
    });
    await userEvent.click(await (await controls()).findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }));
    expect(await dialog.findByText(/3 tests, 1 saved list/)).toBeVisible();
    expect(calls.requests.some(({ name }) => name === 'DELETE /api/questions')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete question' }));
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    expect(calls.requests.find(({ name }) => name === 'DELETE /api/questions')?.request).toEqual({ body: { question_id: 41 } });
    expect(calls.notices[0]?.text).toBe('Question deleted');
    calls.notices[0]?.action?.run();
    expect(calls.addresses).toEqual(['/admin/questions/edit?id=41']);
  });

  it('takes a deleted question out of the saved ones as well', async () => {
    let deleted = false;
    renderWithHost(<Root />, {
      path: '/saved-questions',
      user,
      answers: answers({
        'GET /api/user_question': () => {
          const saved = [{ id: 1, question_id: 41, question, is_completed: false, created_at: '2026-11-20T12:00:00Z' }];
          const user_questions = deleted ? [] : saved;
          return { user_questions, page: 1, pageSize: 10, totalCount: user_questions.length, totalMarks: 5 };
        },
        'DELETE /api/questions': () => {
          deleted = true;
          return { message: 'Question deleted' };
        },
      }),
    });
    await userEvent.click(await (await controls()).findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete question' }));
    expect(await screen.findByText('No saved questions')).toBeVisible();
  });

  it('keeps the question and the dialog when deleting fails', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: LIST,
      user,
      answers: answers({
        'DELETE /api/questions': () => {
          throw new ApiError(404, 'not_found', 'There is no such question');
        },
      }),
    });
    await userEvent.click(await (await controls()).findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete question' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such question');
    expect(calls.notices).toEqual([]);
  });
});
