import type { TopicWork } from '@api/contract';
import { expectAccessible, renderWithHost, sampleSubject, sampleTopic, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { coursesAnswers } from './sample-courses.ts';

const quadratics = sampleTopic('quadratics', { topic_number: '2.6', totalQuestionsCount: 22, completedQuestionsCount: 0 });
const lines = sampleTopic('straight-lines', { topic_number: '2.1', totalQuestionsCount: 9, completedQuestionsCount: 4 });
const functions = sampleTopic('functions', {
  totalQuestionsCount: 31,
  completedQuestionsCount: 0,
  subtopics: [quadratics, lines, sampleTopic('vectors', { totalQuestionsCount: 5, completedQuestionsCount: 0 })],
});
const subject = sampleSubject({ Topic: [functions] });
const work = (id: number, changes: Partial<TopicWork> = {}): TopicWork => ({
  id,
  parts: 12,
  questions: 3,
  estimate: { value: 0.7, low: 0.6, high: 0.8 },
  last_at: '2026-11-20T10:00:00Z',
  ...changes,
});

const show = (path: string, signedIn = true) =>
  renderWithHost(<Root />, {
    path,
    user: signedIn ? sampleUser() : null,
    answers: {
      ...coursesAnswers([subject]),
      'GET /api/progress/courses/:subjectSlug': () => ({
        topics: [work(functions.id), work(quadratics.id), work(lines.id, { parts: 2 })],
      }),
    },
  });

describe('the topics of a course for a learner', () => {
  it('say what was worked on where nothing is ticked, and draw the estimate in small', async () => {
    const { container } = show('/math-questions');
    const worked = await screen.findByRole('link', { name: /quadratics/i });
    expect(await within(worked).findByText('3 of 22 worked on')).toBeVisible();
    expect(within(worked).getByRole('img', { name: /^Estimate from 12 parts: about 70%/ })).toBeVisible();
    const ticked = screen.getByRole('link', { name: /straight lines/i });
    expect(ticked).toHaveTextContent('4 of 9 completed');
    expect(within(ticked).getByRole('img', { name: /^Estimate from 2 parts: too little to say/ })).toBeVisible();
    const untouched = screen.getByRole('link', { name: /vectors/i });
    expect(untouched).toHaveTextContent('5 questions');
    expect(within(untouched).queryByRole('img')).toBeNull();
    await expectAccessible(container);
  });

  it('never read 0 of a topic that was worked on, in the tree of topics too', async () => {
    show('/math-questions?subject=math-aa-hl&topic=functions');
    expect((await screen.findAllByText('3 tried'))[0]).toHaveAttribute('title', '3 of 31 worked on');
    expect(screen.queryByText('0/31')).toBeNull();
    expect(screen.getByText(/^31 questions, 3 worked on\./)).toBeVisible();
  });

  it('are requested only for signed-in users', async () => {
    const { calls } = show('/math-questions', false);
    await screen.findByRole('link', { name: /quadratics/i });
    expect(calls.requests.map(({ name }) => name)).not.toContain('GET /api/progress/courses/:subjectSlug');
  });
});
