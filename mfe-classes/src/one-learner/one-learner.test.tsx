import type { ClassLearner } from '@api/contract';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleClass, sampleScore } from '../sample-classes.ts';

const learner = (changes: Partial<ClassLearner> = {}): ClassLearner => ({
  class: sampleClass(),
  learner: { user_id: 21, name: 'Learner One', email: 'one@example.org', joined_at: '2026-09-02T08:00:00Z', former: false },
  percent: 71.4,
  assignments: [
    {
      ...sampleAssignment(),
      work: 'late',
      score: sampleScore(),
      handed_in_at: '2026-11-28T10:00:00Z',
      comment: 'Watch the signs.',
      returned_at: null,
    },
  ],
  topics: [
    {
      topic: { id: 9, topic_name: 'Functions', slug: 'functions', topic_number: '2', parent_topic_id: null },
      estimate: { value: 0.48, low: 0.3, high: 0.6 },
      certainty: 'fair',
      parts: 12,
    },
  ],
  ...changes,
});
const show = (answer: ClassLearner) =>
  renderWithHost(<Root />, {
    path: '/classes/5/learners/21',
    user: sampleUser(),
    answers: { 'GET /api/classes/:id/learners/:userId': () => answer },
  });

describe('one learner', () => {
  it('is shown with their work, the teacher’s comments and their progress', async () => {
    const { container } = show(learner());
    expect(await screen.findByText(/since 2 September 2026 · 71% in total/)).toBeVisible();
    expect(screen.getByText('Watch the signs.')).toBeVisible();
    expect(screen.getByText('about 48%, from 12 parts')).toBeVisible();
    await expectAccessible(container);
  });

  it('who shares no progress is shown without it', async () => {
    show(learner({ topics: null }));
    expect(await screen.findByText('Learner One doesn’t share their progress with this class.')).toBeVisible();
  });
});
