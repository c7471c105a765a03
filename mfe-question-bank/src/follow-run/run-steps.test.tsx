import type { StudyRun } from '@api/contract';
import { type Answers, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useAnswerBook } from '../answer-question/answer-book.ts';
import { RunSteps } from './RunSteps.tsx';

const place = { subject_slug: 'math-aa-hl', topic_slugs: ['number'] };
const item = (question_id: number, state: 'open' | 'done' | 'skipped') => ({
  ...{ question_id, state, why: 'due' as const, marks: 4, topic_name: 'Number', place },
});
const runOf = (...states: ('open' | 'done' | 'skipped')[]): StudyRun => ({
  ...{ id: 5, kind: 'due', topic_name: null, begun_at: '2026-11-22T10:00:00.000Z', ended_at: null },
  items: states.map((state, index) => item(41 + index, state)),
  summary: { done: 0, skipped: 0, marks: 0, of: 0, minutes: 0 },
});

function Steps({ id }: { id: number }) {
  const question = sampleQuestion({ id });
  const book = useAnswerBook(question);
  const detail = { question, previous: null, next: { id: 90, subject_slug: 'math-aa-hl', topic_slugs: ['number'] } };
  return (
    <>
      <RunSteps runId="5" detail={detail as never} book={book} quiet={false} before={null} />
      <output>{useLocation().pathname + useLocation().search}</output>
    </>
  );
}

function open(run: StudyRun, { id = 41, answers = {} }: { id?: number; answers?: Answers } = {}) {
  const settle: Answers = {
    'GET /api/study-plan/runs/:id': () => ({ run }),
    'PUT /api/study-plan/runs/:id/questions/:questionId': ({ params, body }) => ({
      run: {
        ...run,
        items: run.items.map((each) => (String(each.question_id) === params.questionId ? { ...each, state: body.state } : each)),
      },
    }),
  };
  return renderWithHost(<Steps id={id} />, { user: sampleUser(), path: '/here', answers: { ...settle, ...answers } });
}

describe('a run on its questions', () => {
  it('skips what was not worked on, and goes to the next open question', async () => {
    const { calls } = open(runOf('open', 'done', 'open'));
    expect(await screen.findByRole('link', { name: 'Due again: 1 of 3' })).toHaveAttribute('href', '/today/runs/5');
    await userEvent.click(screen.getByRole('button', { name: 'Skip question' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/math-questions/math-aa-hl/number/43?run=5'));
    const sent = calls.requests.find(({ name }) => name.startsWith('PUT'))?.request;
    expect(sent).toEqual({ params: { id: '5', questionId: '41' }, body: { state: 'skipped' } });
  });

  it('comes round to what was left open, and ends at its summary', async () => {
    open(runOf('open', 'done', 'open'), { id: 43 });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip question' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/math-questions/math-aa-hl/number/41?run=5'));
  });

  it('finishes with the last one', async () => {
    open(runOf('done', 'open'), { id: 42 });
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/today/runs/5'));
  });

  it('says what went wrong and stays', async () => {
    const { calls } = open(runOf('open', 'open'), {
      answers: { 'PUT /api/study-plan/runs/:id/questions/:questionId': () => Promise.reject(new Error('gone')) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip question' }));
    await waitFor(() => expect(calls.notices).toMatchObject([{ tone: 'error' }]));
    expect(screen.getByRole('status')).toHaveTextContent('/here');
  });

  it('leads through the list where the run is another’s or does not hold the question', async () => {
    open(runOf('open'), { id: 77 });
    expect(await screen.findByRole('link', { name: 'Next question' })).toBeVisible();
  });
});
