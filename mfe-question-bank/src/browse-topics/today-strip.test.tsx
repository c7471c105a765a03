import { renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TodayStrip } from './TodayStrip.tsx';

const plan = { minutes: 30, courses: [{ id: 1, subject_name: 'Maths', slug: 'maths' }], courses_from_profile: true, exam: null };
const offered = { key: 'due', question_count: 6, minutes: 20, run: null };
const topic = { id: 2, topic_name: 'Vectors', subject_name: 'Maths' };
const today = {
  ...{
    day: '2026-11-22',
    server_time: '2026-11-22T10:00:00.000Z',
    plan,
    minutes_done: 0,
    running_test: null,
    reply: null,
    week: [],
  },
  ...{ new_learner: false, days_away: 1, minutes_to_meet_all: null, skipped: false },
  things: [
    { kind: 'due' as const, ...offered, topics: [], tried_days_ago: null },
    { kind: 'new' as const, ...offered, key: 'new-2', topic },
  ],
};

describe('today above the topics', () => {
  it('says in a line what there is, and leads there', async () => {
    renderWithHost(<TodayStrip />, { user: sampleUser(), answers: { 'GET /api/today': () => today } });
    expect(await screen.findByText('6 questions to review, Vectors (new)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open today' })).toHaveAttribute('href', '/today');
  });

  it('keeps the way where it cannot be read', async () => {
    renderWithHost(<TodayStrip />, { user: sampleUser() });
    expect(await screen.findByRole('link', { name: 'Open today' })).toBeVisible();
  });

  it('is not there for guests', () => {
    renderWithHost(<TodayStrip />, {});
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
