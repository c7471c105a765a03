import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { StudyMailsSheet } from './StudyMailsSheet.tsx';

it('turns each email on and off by itself', async () => {
  let mails = { reminder: false, weekly_summary: true };
  const answers = {
    'GET /api/study-mails': () => mails,
    'PUT /api/study-mails': ({ body }: { body: typeof mails }) => {
      mails = { reminder: body.reminder, weekly_summary: body.weekly_summary };
      return mails;
    },
  };
  const { container } = renderWithHost(<StudyMailsSheet />, { user: sampleUser(), answers });
  await userEvent.click(await screen.findByRole('switch', { name: /^Remind me/ }));
  await waitFor(() => expect(mails).toEqual({ reminder: true, weekly_summary: true }));
  await userEvent.click(screen.getByRole('switch', { name: /weekly summary/ }));
  await waitFor(() => expect(mails).toEqual({ reminder: true, weekly_summary: false }));
  await expectAccessible(container);
});

it('are left out where the API is too old to know them', async () => {
  const unknown = () => Promise.reject(new ApiError(404, 'not_found', 'There is nothing here.'));
  renderWithHost(<StudyMailsSheet />, { user: sampleUser(), answers: { 'GET /api/study-mails': unknown } });
  expect(screen.getByRole('heading', { name: 'Emails' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it.each([
  ['/unsubscribe#key', 'POST /api/unsubscribe', 'You’re unsubscribed', { query: { token: 'key' } }],
  [
    '/confirm-weekly-summary#key',
    'POST /api/shared-progress/mails/confirm',
    'Your address is confirmed',
    { body: { token: 'key' } },
  ],
] as const)('%s does it at once for a guest, and again where that failed', async (path, name, title, request) => {
  const results = [new ApiError(503, 'unavailable', 'Try again later'), undefined];
  const answer = () => {
    const result = results.shift();
    if (result) throw result;
  };
  const { calls } = renderWithHost(<Root />, { path, user: null, answers: { [name]: answer } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again later');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(calls.requests.filter((call) => call.name === name)).toHaveLength(2);
  expect(calls.requests.at(-1)?.request).toMatchObject(request);
});

it('an expired link says what to do, and offers no second try', async () => {
  const expired = () => {
    throw new ApiError(404, 'link_invalid', 'This link no longer works');
  };
  const answers = { 'POST /api/shared-progress/mails/confirm': expired };
  renderWithHost(<Root />, { path: '/confirm-weekly-summary#key', user: null, answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('ask for the summary again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(['/unsubscribe', '/confirm-weekly-summary'])('%s without its token says so and sends nothing', async (path) => {
  const { calls } = renderWithHost(<Root />, { path, user: null, answers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  expect(calls.requests.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});
