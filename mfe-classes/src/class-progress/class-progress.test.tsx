import type { ClassProgress } from '@api/contract';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleClass } from '../sample-classes.ts';

const topic = { id: 9, topic_name: 'Functions', slug: 'functions', topic_number: '2', parent_topic_id: null };
const progress = (changes: Partial<ClassProgress> = {}): ClassProgress => ({
  class: sampleClass(),
  topics: [{ ...topic, estimate: 0.48, learners: 1 }],
  learners: [
    {
      user_id: 21,
      name: 'Learner One',
      shares_progress: true,
      topics: [{ topic_id: 9, estimate: { value: 0.48, low: 0.3, high: 0.6 }, certainty: 'fair', parts: 12 }],
    },
    { user_id: 22, name: 'Learner Two', shares_progress: false, topics: [] },
  ],
  revise: [9],
  ...changes,
});
const show = (answer: ClassProgress) =>
  renderWithHost(<Root />, {
    path: '/classes/5/progress',
    user: sampleUser(),
    answers: { 'GET /api/classes/:id/progress': () => answer },
  });

describe('the progress of a class', () => {
  it('says what to revise and leads to setting it, and how sure each estimate is', async () => {
    const { container } = show(progress());
    expect(await screen.findByRole('link', { name: 'Set work on Functions' })).toHaveAttribute(
      'href',
      '/classes/5/assignments/new?topic=functions',
    );
    expect(within(screen.getByRole('row', { name: /Learner One/ })).getByText('about 48%')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Learner Two/ })).getByText('(not shared)')).toBeVisible();
    await expectAccessible(container);
  });

  it('says why there is nothing to show', async () => {
    const unshared = progress().learners.slice(1);
    show(progress({ learners: unshared, revise: [] }));
    expect(await screen.findByText(/No learner shares their progress/)).toBeVisible();
  });
});
