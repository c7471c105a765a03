import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TimeInTestsSheet } from './SettingsSheets.tsx';

const open = (answers: Answers) =>
  renderWithHost(<TimeInTestsSheet />, { path: '/account-details', answers, user: sampleUser() });
const usual = { extra_time: 0, untimed: false } as const;

it('shows what is set, and keeps another choice at a press', async () => {
  let stored: { extra_time: 0 | 10 | 25 | 50; untimed: boolean } = { extra_time: 25, untimed: false };
  const { calls, container } = open({
    'GET /api/tests/time-settings': () => stored,
    'PUT /api/tests/time-settings': ({ body }) => {
      stored = body;
      return body;
    },
  });
  expect(await screen.findByRole('radio', { name: /\+25%/ })).toBeChecked();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('radio', { name: /Untimed/ }));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Time in tests saved.' }]));
  expect(stored).toEqual({ extra_time: 0, untimed: true });
  await waitFor(() => expect(screen.getByRole('radio', { name: /Untimed/ })).toBeChecked());
});

it('goes back to what is kept where keeping fails, and says so', async () => {
  const { calls } = open({
    'GET /api/tests/time-settings': () => usual,
    'PUT /api/tests/time-settings': () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /\+50%/ }));
  await waitFor(() =>
    expect(calls.notices).toEqual([{ tone: 'error', text: 'Couldn’t save your time in tests. The server cannot be reached.' }]),
  );
  expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
});

it('says what did not load, and tries again', async () => {
  let reachable = false;
  open({
    'GET /api/tests/time-settings': () => {
      if (!reachable) throw new ApiError(422, 'invalid_input', 'No.');
      return usual;
    },
  });
  expect(await screen.findByText('Your time in tests did not load')).toBeVisible();
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Standard/ })).toBeChecked();
});
