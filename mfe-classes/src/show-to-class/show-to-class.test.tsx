import type { ProjectedQuestion } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const projected = (changes: Partial<ProjectedQuestion> = {}): ProjectedQuestion => ({
  question: sampleQuestion(),
  answers: [{ option: '', part: 'a', value: 'x = 3', learners: 4, slip: 'a sign was lost', right: false }],
  learners: 6,
  Answer: [
    {
      id: 1,
      final_answer_html: '',
      body: '',
      body_html:
        '<div class="q"><div class="q-stem"><p>First step</p></div><div class="q-part"><span class="q-label">(b)</span><div class="q-body"><p>Second step</p></div></div></div>',
      mark_scheme: [],
      mcq_answer: null,
      images: [],
    },
  ],
  previous: null,
  next: 42,
  ...changes,
});
const show = (question: ProjectedQuestion, more: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/classes/5/assignments/31/show?question=41',
    user: sampleUser(),
    answers: { 'GET /api/assignments/:id/questions/:questionId': () => question, ...more },
  });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('showing a question to the class', () => {
  it('goes by keys from the question to the answers, the solution step by step, and the next question', async () => {
    const { container } = show(projected(), {
      'GET /api/assignments/:id/questions/:questionId': ({ params }) =>
        params?.questionId === '42'
          ? projected({ question: sampleQuestion({ id: 42, question_number: 4 }), previous: 41, next: null })
          : projected(),
    });
    expect(await screen.findByText(/completed-square form/)).toBeVisible();
    expect(screen.queryByText(/x = 3/)).toBeNull();
    expect(screen.getByText('First step')).not.toBeVisible();
    await expectAccessible(container);
    press('PageDown');
    expect(screen.getByText('(a) x = 3 · a sign was lost')).toBeVisible();
    press('PageDown');
    expect(screen.getByText('First step')).toBeVisible();
    expect(screen.getByText('Second step')).not.toBeVisible();
    expect(screen.getByText('(b)')).not.toBeVisible();
    press('ArrowRight');
    expect(screen.getByText('Second step')).toBeVisible();
    press('ArrowLeft');
    expect(screen.getByText('Second step')).not.toBeVisible();
    press('ArrowRight');
    press('ArrowRight');
    await expect.poll(() => window.location.search).toBe('?question=42');
    // The next question begins without its answers.
    expect(await screen.findByRole('button', { name: 'Show the answers' })).toBeVisible();
  });

  it('says what cannot be shown yet', async () => {
    show(projected({ answers: [], learners: 1, Answer: null, next: null }));
    expect(
      await screen.findByText('Answers show once three learners have handed in. The solution isn’t open yet.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next question' })).toBeDisabled();
  });
});
