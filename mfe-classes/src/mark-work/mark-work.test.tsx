import type { LearnerWork } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleScore } from '../sample-classes.ts';

const work = (changes: Partial<LearnerWork> = {}): LearnerWork => ({
  assignment: sampleAssignment(),
  learner: { user_id: 21, name: 'Learner One', former: false },
  work: 'handed_in',
  attempts: [],
  questions: [
    {
      question_id: 41,
      position: 1,
      marks: 5,
      state: 'attempted',
      answer: { option: null, parts: [{ part: 'a', value: 'x = 3' }] },
      question: sampleQuestion(),
      Answer: [],
      automatic: { marks: 2, max: 5 },
      self_marks: null,
      teacher_marks: null,
      teacher_comment: '',
    },
  ],
  score: sampleScore(),
  comment: '',
  returned_at: null,
  version: 0,
  previous: null,
  next: 22,
  ...changes,
});
const show = (more: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/classes/5/assignments/31/learners/21',
    user: sampleUser(),
    answers: { 'GET /api/assignments/:id/learners/:userId': () => work(), ...more },
  });
const name = 'PUT /api/assignments/:id/learners/:userId/marks';

describe('marking a learner’s work', () => {
  it('saves marks and comments, and returns the work only when asked to', async () => {
    const { calls, container } = show({ [name]: () => work() });
    expect(await screen.findByText('(a) x = 3')).toBeVisible();
    expect(screen.getByText('Leave empty to keep automatic: 2 of 5.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next learner' })).toHaveAttribute('href', '/classes/5/assignments/31/learners/22');
    await expectAccessible(container);
    fireEvent.change(screen.getByRole('spinbutton', { name: /Marks for question 1, of 5/ }), { target: { value: '4' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Comment on question 1' }), { target: { value: 'Sign' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const marks = { questions: [{ question_id: 41, marks: 4, comment: 'Sign' }], comment: '', version: 0 };
    await expect.poll(() => calls.requests.filter((call) => call.name === name)).toHaveLength(1);
    expect(calls.requests).toContainEqual({
      name,
      request: { params: { id: '31', userId: '21' }, body: { ...marks, returned: false } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save and return' }));
    await expect.poll(() => calls.requests.filter((call) => call.name === name)).toHaveLength(2);
    expect(calls.requests).toContainEqual({
      name,
      request: { params: { id: '31', userId: '21' }, body: { ...marks, returned: true } },
    });
  });

  it('keeps the marks that were entered when another teacher was faster', async () => {
    show({
      [name]: () => {
        throw new ApiError(409, 'marking_changed', 'Changed meanwhile');
      },
    });
    const field = await screen.findByRole('spinbutton', { name: /Marks for question 1, of 5/ });
    fireEvent.change(field, { target: { value: '4' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another teacher has marked this')).toBeVisible();
    expect(field).toHaveValue(4);
  });

  it('refuses marks that the question does not have', async () => {
    show();
    fireEvent.change(await screen.findByRole('spinbutton', { name: /Marks for question 1, of 5/ }), { target: { value: '6' } });
    expect(screen.getByText('Enter 0 to 5')).toBeVisible();
  });

  it('says when nothing was handed in', async () => {
    show({ 'GET /api/assignments/:id/learners/:userId': () => work({ questions: [], work: 'missing', score: null }) });
    expect(await screen.findByRole('heading', { name: 'Nothing handed in' })).toBeVisible();
  });
});
