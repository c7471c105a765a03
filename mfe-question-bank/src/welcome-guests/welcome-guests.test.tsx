import type { QuestionAnswer } from '@api/contract';
import {
  type Answers,
  expectAccessible,
  renderWithHost,
  sampleQuestion,
  sampleQuestionDetail,
  sampleUser,
} from '@shell/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleAnswerable, sampleJudged } from '../answer-question/sample-parts.ts';
import { coursesAnswers } from '../browse-topics/sample-courses.ts';
import { Root } from '../root.tsx';
import { questionToTry } from './QuestionToTry.tsx';

const free = sampleQuestion({ id: 12, free_answer: true, questions_text: 'Solve $x+1=3$.' });
const answers: Answers = {
  ...coursesAnswers(),
  'GET /api/questions': () => ({ questions: [sampleQuestion(), free], page: 1, pageSize: 5, totalCount: 2 }),
};
const answer: QuestionAnswer = {
  id: 9,
  final_answer_html: '<p>x is two</p>',
  body: '',
  body_html: '<p>First take out the factor 2.</p>',
  mark_scheme: [
    { part: 'a', html: 'Takes out the factor', code: 'M1', marks: 1, implied: true },
    { part: 'b.i', html: 'States the least value', code: 'A1', marks: 1, implied: false },
  ],
  mcq_answer: null,
  images: [],
};
const path = '/math-questions';
const welcome = () => screen.findByRole('region', { name: /IB maths and science practice/ });

describe('what guests see above the list of topics', () => {
  it('says what this is, offers a question to try, and shows what else there is; the list follows', async () => {
    const { container } = renderWithHost(<Root />, { path, answers });
    const region = await welcome();
    expect(await within(region).findByRole('link', { name: 'Try it' })).toHaveAttribute(
      'href',
      '/math-questions/math-aa-hl/functions/quadratics/12',
    );
    expect(within(region).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    const list = screen.getByRole('heading', { level: 1, name: 'IBDP Question Bank' });
    expect(region.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expectAccessible(container);
  });

  it('lets the question be answered in its place', async () => {
    const answerable = sampleAnswerable({ id: 12, free_answer: true, questions_text: 'Solve $x+1=3$.' });
    renderWithHost(<Root />, {
      path,
      answers: {
        ...answers,
        'GET /api/questions': () => ({ questions: [answerable], page: 1, pageSize: 5, totalCount: 1 }),
        'POST /api/practice/questions/:id/answers': ({ body }) =>
          sampleJudged(body, [{ verdict: 'right', note: null, slip: null }], { kept: false }),
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Try it' }));
    const field = await screen.findByRole('textbox', { name: 'Your answer to (a), in m' });
    fireEvent.change(field, { target: { value: '4.58' } });
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Correct!')).toBeVisible();
  });

  it('opens the free answer in its place', async () => {
    const opened = { ...sampleQuestionDetail({ question: free }), Answer: [answer] };
    renderWithHost(<Root />, { path, answers: { ...answers, 'GET /api/questions/:id': () => opened } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the answer' }));
    expect(await screen.findByText('x is two')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
  });

  it('says where the answer is when it does not load', async () => {
    renderWithHost(<Root />, { path, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the answer' }));
    expect(await screen.findByText(/The answer did not load/)).toBeVisible();
  });

  it('is nothing for who is signed in, nor once a subject or a topic is chosen', async () => {
    for (const [address, user] of [
      [path, sampleUser()],
      [`${path}?subject=math-aa-hl`, null],
      [`${path}?subject=math-aa-hl&topic=functions`, null],
    ] as const) {
      const { unmount } = renderWithHost(<Root />, { path: address, answers, user });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: /IB maths and science practice/ })).toBeNull();
      unmount();
    }
  });

  it('leads to nothing that is paid for in the restricted edition', async () => {
    renderWithHost(<Root />, { path, answers, site: { variant: 'restricted' } });
    const region = await welcome();
    expect(within(region).getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/sign-up');
    expect(within(region).queryByRole('link', { name: /plan|Classes/ })).toBeNull();
  });
});

it('the question to try is the shortest one whose answer is free', () => {
  const [long, short] = [sampleQuestion({ id: 1, free_answer: true, questions_text: 'x'.repeat(300) }), free];
  expect(questionToTry([long, sampleQuestion({ questions_text: 'y' }), short])).toBe(short);
  expect(questionToTry([sampleQuestion()])).toBeUndefined();
  expect(questionToTry([sampleQuestion({ free_answer: true, questions_text: 'x'.repeat(400) })])).toBeUndefined();
});
