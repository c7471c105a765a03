import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost } from '@shell/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';
import { answer, attemptsOf, fieldOf, judgedAs, part, RIGHT, sent, show, showPage, user, WRONG } from './open-answering.tsx';
import { sampleAnswerable, sampleAttempt, sampleField, sampleJudged } from './sample-parts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});
describe('answering a part in place', () => {
  it('shows each field under its part with what is asked for, and nothing that axe finds wrong', async () => {
    const { container } = showPage({}, sampleAnswerable(), null);
    const a = await part('a');
    expect(a.getByRole('textbox', { name: 'Your answer to (a), in m' })).toHaveAccessibleDescription('3 significant figures.');
    expect((await part('b')).getAllByRole('textbox')).toHaveLength(2);
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent(/Find its height.*3 significant figures.*State the least value.*Least value/);
    expect(screen.getByText(/Sign up free to save them/)).toBeVisible();
    await expectAccessible(container);
  });

  it('says how many marks a right answer has earned where the others are for working', async () => {
    show(judgedAs([RIGHT], { of: 1 }));
    await answer('a', '4.58');
    expect(
      await (await part('a')).findByText('Correct: 1 of 2 marks. The other 1 is for your working: mark it with the mark scheme.'),
    ).toBeVisible();
  });

  it('says that an answer is right, beside the field and to who listens, and counts its marks', async () => {
    const { calls } = show(judgedAs([RIGHT]));
    await answer('a', '4.58');
    expect(await (await part('a')).findByText('Correct!')).toBeVisible();
    expect((await part('a')).getByRole('status')).toHaveTextContent('Correct!');
    expect(await screen.findByText('2 / 5 marks', { ignore: '[aria-hidden]' })).toBeVisible();
    const [request] = sent(calls, 'POST /api/practice/questions/:id/answers');
    expect(request).toMatchObject({ params: { id: 41 }, body: { part: 'a', answer: ['4.58'], question_version: 4 } });
  });

  it('names a near miss, and leaves another try open', async () => {
    let tries = 0;
    const near = { verdict: 'wrong', note: 'Check the sign.', slip: 'sign' } as const;
    show({ 'POST /api/practice/questions/:id/answers': ({ body }) => sampleJudged(body, [tries++ === 0 ? near : RIGHT]) });
    await answer('a', '-4.58');
    expect(await screen.findByText('Check the sign.')).toBeVisible();
    await answer('a', '4.58');
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(screen.queryByText('Check the sign.')).toBeNull();
  });

  it('says of several fields which are right', async () => {
    show(judgedAs([RIGHT, { verdict: 'wrong', note: 'Check the sign.', slip: 'sign' }]));
    const [, second] = (await part('b')).getAllByRole('textbox');
    fireEvent.change(await fieldOf('b'), { target: { value: '3' } });
    fireEvent.change(second as HTMLElement, { target: { value: '-2' } });
    await userEvent.type(second as HTMLElement, '{Enter}');
    expect(await screen.findByText('Least value is right. The second answer: Check the sign.')).toBeVisible();
  });

  it('does not count what cannot be read, nor send what is empty', async () => {
    const { calls } = show(judgedAs([{ verdict: 'unreadable', note: 'This could not be read as a number.', slip: null }]));
    await userEvent.click(await fieldOf('a'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Type your answer first.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toEqual([]);
    await answer('a', 'four');
    expect(await screen.findByText('This could not be read as a number.')).toBeVisible();
    expect(screen.queryByText(/\/ \d+ marks/, { ignore: '[aria-hidden]' })).toBeNull();
  });

  it('takes back what was said once something else is typed', async () => {
    show(judgedAs([WRONG]));
    await answer('a', '5');
    expect(await screen.findByText(/^Not quite/)).toBeVisible();
    fireEvent.change(await fieldOf('a'), { target: { value: '1' } });
    expect(screen.queryByText(/^Not quite/)).toBeNull();
  });

  it('keeps Check as the primary action while a field has the focus, and Next otherwise', async () => {
    showPage();
    const next = await screen.findByRole('link', { name: 'Next question' });
    expect(next).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('button', { name: 'Show me (a)' })).toBeVisible();
    await userEvent.click(await fieldOf('a'));
    expect(next).toHaveAttribute('data-variant', 'secondary');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(next).toHaveAttribute('data-variant', 'primary');
  });

  it('gives up the part that was last worked on, another try open', async () => {
    const attempt = sampleAttempt({ part: 'b', verdict: 'gave_up', answer: [], fields: [], marks: 0, of: 3 });
    const { calls } = show({ 'POST /api/practice/questions/:id/give-ups': () => ({ attempt }) });
    await userEvent.click(await fieldOf('b'));
    await userEvent.click(screen.getByRole('button', { name: 'Show me (b)' }));
    expect(await screen.findByText('Skipped. You can still try (b).')).toBeVisible();
    await waitFor(() =>
      expect(sent(calls, 'POST /api/practice/questions/:id/give-ups')).toMatchObject([{ body: { part: 'b' } }]),
    );
    expect(screen.getByRole('button', { name: 'Show me (a)' })).toBeVisible();
  });

  it('marks the question as completed where the last open part was answered', async () => {
    const learner = { bookmarked: false, completed: false, pinned: false };
    const off = { 'PUT /api/practice/settings': ({ body }: { body: { complete_answered: boolean } }) => body };
    const { calls } = showPage({ ...judgedAs([RIGHT], { completed: true }), ...off }, sampleAnswerable({ learner }));
    await answer('a', '4.58');
    expect(await screen.findByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
    calls.notices.at(-1)?.action?.run();
    await waitFor(() => expect(sent(calls, 'PUT /api/practice/settings')).toEqual([{ body: { complete_answered: false } }]));
  });

  it('says in words that there were too many tries, and keeps what is typed', async () => {
    show({
      'POST /api/practice/questions/:id/answers': () => {
        throw new ApiError(429, 'too_many_requests', 'You have tried this part many times');
      },
    });
    await answer('a', '4.58');
    expect(await screen.findByText('You have tried this part many times.')).toBeVisible();
    expect(await fieldOf('a')).toHaveValue('4.58');
  });
});

describe('a choice', () => {
  const mcq = sampleAnswerable({
    options: [
      { key: 'A', html: '12' },
      { key: 'B', html: '13' },
    ],
    answer_parts: [{ part: '', marks: 1, fields: [sampleField({ kind: 'option' })] }],
  });

  it('is made and judged by the keyboard alone', async () => {
    const note = { verdict: 'wrong', note: 'That is the area of the whole circle.', slip: 'method' } as const;
    const { calls } = show(judgedAs([note], { of: 1 }), { question: mcq });
    (await screen.findByRole('radio', { name: 'A. 12' })).focus();
    await userEvent.keyboard(' {Enter}');
    expect(await screen.findByText('That is the area of the whole circle.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toMatchObject([{ body: { part: '', answer: ['A'] } }]);
  });
});

describe('what is compared by its learner', () => {
  it('is kept as done on paper where nothing is typed, and leads to the mark scheme', async () => {
    const question = sampleAnswerable({
      answer_parts: [{ part: 'a', marks: 2, fields: [sampleField({ kind: 'compare', compare_as: 'sketch' })] }],
    });
    const { calls } = show(judgedAs([{ verdict: 'to_compare', note: null, slip: null }]), { question });
    const a = await part('a');
    expect(a.getByText(/Draw it on paper/)).toBeVisible();
    await userEvent.click(await fieldOf('a'));
    await userEvent.click(a.getByRole('button', { name: 'Done on paper' }));
    expect(await screen.findByText('Saved. Now check it against the mark scheme.')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toMatchObject([{ body: { answer: ['On paper'] } }]);
  });
});

describe('in a list', () => {
  it('a question can be answered in place, starting at its first field', async () => {
    const { calls } = renderWithHost(<Root />, {
      path: '/math-questions?subject=math-aa-hl&topic=functions',
      user,
      answers: {
        ...coursesAnswers(),
        'GET /api/questions': () => ({ questions: [sampleAnswerable()], page: 1, pageSize: 10, totalCount: 1, pinnedCount: 0 }),
        'GET /api/practice/questions/:id/attempts': () => attemptsOf([]),
        ...judgedAs([RIGHT]),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer here: question 1' }));
    const field = await fieldOf('a');
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.change(field, { target: { value: '4.58' } });
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Correct!')).toBeVisible();
    expect(sent(calls, 'POST /api/practice/questions/:id/answers')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Answer and solution of question 1' })).toBeVisible();
  });
});
