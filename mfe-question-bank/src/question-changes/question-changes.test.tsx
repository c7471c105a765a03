import type { StaffQuestion } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';

const LIST = '/math-questions?subject=math-aa-hl&topic=functions';
const learner = sampleUser();
const staff = sampleUser({ role_id: 2 });
const NO_MARKS = { bookmarked: false, completed: false, pinned: false };
const listed = (changes: Partial<StaffQuestion> = {}): StaffQuestion => ({
  ...sampleQuestion({ learner: NO_MARKS }),
  verified: true,
  topic_changed: false,
  original_content: true,
  has_other_level: true,
  tex_faults: 0,
  math_level_visibility_shared: false,
  visible: true,
  priority: 4,
  mcq_answer: null,
  ...changes,
});
const pageOf = (question: StaffQuestion) => ({ questions: [question], page: 1, pageSize: 10, totalCount: 1 });
const answersWith = (changes: Answers): Answers => ({
  ...coursesAnswers(),
  'GET /api/questions': () => pageOf(listed()),
  ...changes,
});

/** Calls that the test resolves or rejects. */
function heldCalls<Answer>(answer: Answer) {
  const held: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  return {
    answer: () => new Promise<Answer>((resolve, reject) => held.push({ resolve, reject })),
    end: async (nth: number, as: 'stored' | 'refused') => {
      await waitFor(() => expect(held.length).toBeGreaterThan(nth));
      const call = held[nth];
      await act(async () => (as === 'stored' ? call?.resolve(answer) : call?.reject(new ApiError(500, 'internal', 'No'))));
    },
  };
}

const completed = () => screen.findByRole('button', { name: 'Mark as completed' });
const visible = async () => within(await screen.findByRole('group', { name: 'Staff' })).findByRole('switch', { name: 'Visible' });

describe('two quick presses', () => {
  it.each([
    { name: 'both are refused: as it was', first: 'refused', second: 'refused', ends: false },
    { name: 'the second is refused: as the first has left it', first: 'stored', second: 'refused', ends: true },
    { name: 'the first is refused: as the second has left it', first: 'refused', second: 'stored', ends: false },
  ] as const)('on a mark, $name', async ({ first, second, ends }) => {
    const on = heldCalls({ message: '', question_id: 41 });
    const off = heldCalls({ message: '', question_id: 41 });
    const answers = answersWith({
      'POST /api/completed_question': on.answer,
      'DELETE /api/completed_question/user/:questionId': off.answer,
    });
    const { calls } = renderWithHost(<Root />, { path: LIST, answers, user: learner });
    await userEvent.click(await completed());
    await userEvent.click(await completed());
    await on.end(0, first);
    expect(await completed()).toHaveAttribute('aria-pressed', 'false');
    await off.end(0, second);
    await waitFor(() => expect(calls.notices).toHaveLength(2));
    expect(await completed()).toHaveAttribute('aria-pressed', String(ends));
  });

  it('on a switch of staff that are both refused leave it as it was', async () => {
    const put = heldCalls({ message: '', question: listed() });
    const answers = answersWith({ 'PUT /api/questions/:id': put.answer });
    const { calls } = renderWithHost(<Root />, { path: LIST, answers, user: staff });
    const toggle = await visible();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await put.end(0, 'refused');
    expect(toggle).toBeChecked();
    await put.end(1, 'refused');
    await waitFor(() => expect(calls.notices).toHaveLength(2));
    expect(toggle).toBeChecked();
  });
});

describe('a reload that was asked before a press', () => {
  /** The list answers at once, then late with old data, then with new. */
  const reloading = (after: StaffQuestion) => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    const list: Answers['GET /api/questions'] = async () => {
      asked += 1;
      if (asked !== 2) return pageOf(asked === 1 ? listed() : after);
      await late.promise;
      return pageOf(listed());
    };
    return { list, late, count: () => asked };
  };
  const open = async (answers: Answers, user: typeof learner) => {
    const rendered = renderWithHost(<Remounted />, { path: LIST, answers: answersWith(answers), user });
    await screen.findByRole('article');
    return rendered;
  };

  it('does not take a mark off the screen, and is asked again once the mark is stored', async () => {
    const { list, late, count } = reloading(listed({ learner: { ...NO_MARKS, completed: true } }));
    const store = heldCalls({ message: '', question_id: 41 });
    await open({ 'GET /api/questions': list, 'POST /api/completed_question': store.answer }, learner);
    await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
    await waitFor(() => expect(count()).toBe(2));
    await userEvent.click(await completed());
    await act(async () => late.resolve());
    expect(await completed()).toHaveAttribute('aria-pressed', 'true');
    await store.end(0, 'stored');
    await waitFor(() => expect(count()).toBe(3));
    expect(await completed()).toHaveAttribute('aria-pressed', 'true');
  });

  it('does not take back a switch of staff', async () => {
    const { list, late, count } = reloading(listed({ visible: false }));
    const store = heldCalls({ message: '', question: listed({ visible: false }) });
    await open({ 'GET /api/questions': list, 'PUT /api/questions/:id': store.answer }, staff);
    await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
    await waitFor(() => expect(count()).toBe(2));
    await userEvent.click(await visible());
    await act(async () => late.resolve());
    expect(await visible()).not.toBeChecked();
    await store.end(0, 'stored');
    await waitFor(() => expect(count()).toBe(3));
    expect(await visible()).not.toBeChecked();
  });
});

describe('coming back from another module', () => {
  it('brings what other tabs have changed', async () => {
    let marks = NO_MARKS;
    const answers = answersWith({ 'GET /api/questions': () => pageOf(listed({ learner: marks })) });
    renderWithHost(<Remounted />, { path: LIST, answers, user: learner });
    expect(await completed()).toHaveAttribute('aria-pressed', 'false');
    marks = { ...NO_MARKS, completed: true };
    await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
    expect(await screen.findByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
  });
});

/** The module leaves the screen and returns, keeping its cache. */
function Remounted() {
  const [mounting, setMounting] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setMounting(mounting + 1)}>
        Leave and come back
      </button>
      <Root key={mounting} />
    </>
  );
}
