import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnWeeklyGoal } from './WeeklyGoal.tsx';

const week = [25, 12, 0, 28, 0, 17, 4].map((minutes, index) => ({ day: `2026-11-${16 + index}`, minutes }));
const plan = { minutes: 30, weekly_minutes: 90, courses: [], courses_from_profile: true, exam: null };
const show = (weekly_minutes: number | null, answers: Answers = {}) =>
  renderWithHost(<OwnWeeklyGoal />, {
    user: sampleUser(),
    answers: { 'GET /api/study-plan/week': () => ({ weekly_minutes, week }), ...answers },
  });

it('shows the week against its goal, and says when it is reached', async () => {
  const { container, unmount } = show(120);
  expect(await screen.findByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', '86');
  expect(screen.getByText('86 of 120 minutes')).toBeVisible();
  await expectAccessible(container);
  unmount();
  show(60);
  expect(await screen.findByText('Weekly goal reached')).toBeVisible();
});

it('sets a goal, and says at the field what the server rejects', async () => {
  const message = 'Choose at least 10 minutes';
  const save = [
    () => {
      throw new ApiError(422, 'invalid_input', message, [{ path: 'body.weekly_minutes', message }]);
    },
    () => ({ plan }),
  ];
  const { calls } = show(null, { 'PUT /api/study-plan': () => (save.shift() ?? (() => ({ plan })))() });
  await userEvent.click(await screen.findByRole('button', { name: 'Set a weekly goal' }));
  const field = await screen.findByLabelText('Minutes a week');
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Save goal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.requests.filter(({ name }) => name === 'PUT /api/study-plan');
  expect(sent.map(({ request }) => request)).toMatchObject([5, 90].map((weekly_minutes) => ({ body: { weekly_minutes } })));
});
