import type { QuestionResult, TestResult } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';

const test = sampleTest({ status: 'completed', attempts: 1 });
const [functions] = test.topics as [TestResult['topics'][number]['topic']];
const question = (position: number, changes: Partial<QuestionResult>): QuestionResult => ({
  question_id: 100 + position,
  position,
  state: 'attempted',
  flagged: false,
  difficulty: 'Medium',
  topic: functions,
  marks: 5,
  marks_obtained: null,
  automatic: null,
  self_marks: null,
  time_ms: 65_000,
  ...changes,
});
const result: TestResult = {
  test,
  receipt: null,
  attempted: 2,
  skipped: 1,
  unvisited: 0,
  time_ms: 3_720_000,
  automatic: { marks: 4, max: 5 },
  questions: [question(1, { automatic: { marks: 4, max: 5 } }), question(2, { state: 'skipped', time_ms: 0 }), question(3, {})],
  topics: [
    { topic: functions, questions: 3, attempted: 2, skipped: 1, marks: 15, marked: 0, marks_obtained: 0, time_ms: 130_000 },
  ],
};

function open(path: string, answers: Answers) {
  return renderWithHost(<Root />, { path, answers, user: sampleUser() });
}
const notAttempted = () => {
  throw new ApiError(409, 'not_attempted', 'Attempt the test first to see the answers');
};

describe('the result of a test', () => {
  it('counts what was attempted and skipped, with automatic marks and the time', async () => {
    const { container } = open('/take-a-test/quiet-river/result', { 'GET /api/test/:slug/result': () => result });
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(screen.getAllByText('4 of 5')[0]).toBeVisible();
    expect(screen.getByText('1 h 2 min')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Result by question' }));
    expect(table.getByRole('row', { name: /^2.*Skipped.*0 s/ })).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Time per question' })).toHaveTextContent('1 min 5 s');
    expect(screen.getByRole('table', { name: 'Result by topic' })).toHaveTextContent('2 min 10 s');
    expect(screen.getByRole('link', { name: 'Review answers' })).toHaveAttribute('href', '/take-a-test/quiet-river/answer');
    expect(screen.getByRole('link', { name: 'Request a demo class' })).toHaveAttribute('href', '/online-classes');
    await expectAccessible(container);
  });

  it('waits until the test was attempted, and so do the answers', async () => {
    const first = open('/take-a-test/quiet-river/result', { 'GET /api/test/:slug/result': notAttempted });
    expect(await screen.findByText('Attempt the test first to see the answers')).toBeVisible();
    first.unmount();
    open('/take-a-test/quiet-river/answer', { 'GET /api/test/:slug': notAttempted });
    expect(await screen.findByText('Attempt the test first to see the answers')).toBeVisible();
  });
});

describe('the answers of a test', () => {
  it('shows each question with the learner’s answer, the answer, the solution and the mark scheme', async () => {
    const answer = {
      id: 1,
      final_answer_html: '<p>The final answer</p>',
      body: '',
      body_html: '<p>The worked solution</p>',
      mark_scheme: [{ part: 'a', html: 'Takes out the factor', code: 'M1', marks: 1, implied: false }],
      mcq_answer: null,
      images: [],
    };
    const given = { option: null, parts: [{ part: 'a', value: '12.5' }] };
    const entry = sampleTestQuestion(1, { state: 'attempted', answer: given, Answer: [answer] });
    const { container } = open('/take-a-test/quiet-river/answer', {
      'GET /api/test/:slug': () => ({ ...test, questions: [entry] }),
    });
    expect(await screen.findByText('(a) 12.5')).toBeVisible();
    expect(screen.getByText('The final answer')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Mark your work' }));
    expect(await screen.findByText('Takes out the factor')).toBeVisible();
    await expectAccessible(container);
  });

  it('keeps the learner’s own marks with a reason for each lost one', async () => {
    const answer = {
      id: 1,
      final_answer_html: '',
      body: '',
      body_html: '',
      mark_scheme: ['Takes out the factor', 'Completes the square'].map((html, index) => ({
        part: 'a',
        html,
        code: index === 0 ? 'M1' : 'A1',
        marks: 1,
        implied: false,
      })),
      mcq_answer: null,
      images: [],
    };
    const { calls } = open('/take-a-test/quiet-river/answer', {
      'GET /api/test/:slug': () => ({ ...test, questions: [sampleTestQuestion(1, { Answer: [answer] })] }),
      'PUT /api/test/:slug/self-marks': () => ({
        question_id: 101,
        self_marks: { earned: [0], lost: [{ index: 1, reason: 'accuracy', marks: 1 }], marks_obtained: 1, at: test.server_time },
        test,
      }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Mark your work' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Takes out the factor' }));
    expect(screen.getByRole('button', { name: 'Keep my marks' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '(a) Line 2, A1' }), 'accuracy');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my marks' }));
    expect(calls.requests.find(({ name }) => name === 'PUT /api/test/:slug/self-marks')?.request).toEqual({
      params: { slug: 'quiet-river' },
      body: { question_id: 101, earned: [0], lost: [{ index: 1, reason: 'accuracy' }] },
    });
  });
});
