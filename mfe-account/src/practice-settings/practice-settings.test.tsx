import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';

const NAME = 'Mark a question as completed once all of it is answered';
const show = (answers: Answers) => renderWithHost(<Root />, { path: '/account-details', user: sampleUser(), answers });

it('is on until it is switched off, and stays so', async () => {
  let stored = true;
  const { container } = show({
    'GET /api/practice/settings': () => ({ complete_answered: stored }),
    'PUT /api/practice/settings': ({ body }) => {
      stored = body.complete_answered;
      return body;
    },
  });
  const setting = await screen.findByRole('switch', { name: new RegExp(NAME) });
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  await waitFor(() => expect(stored).toBe(false));
  expect(setting).not.toBeChecked();
  await expectAccessible(container);
});

it('shows what the server holds where a change could not be stored', async () => {
  const { calls } = show({
    'GET /api/practice/settings': () => ({ complete_answered: true }),
    'PUT /api/practice/settings': () => {
      throw new ApiError(503, 'unavailable', 'Please try again in a moment');
    },
  });
  const setting = await screen.findByRole('switch', { name: new RegExp(NAME) });
  await userEvent.click(setting);
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Please try again in a moment' }]));
  await waitFor(() => expect(setting).toBeChecked());
});
