import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CalendarSheet } from './CalendarSheet.tsx';

it('makes a link, replaces it after asking, and removes it', async () => {
  let made = 0;
  let address: string | null = null;
  const answers = {
    'GET /api/study-plan/calendar': () => ({ address }),
    'POST /api/study-plan/calendar': () => {
      made += 1;
      address = `https://study.example/api/calendar.ics?token=${made}`;
      return { address };
    },
    'DELETE /api/study-plan/calendar': () => {
      address = null;
      return undefined;
    },
  };
  const { container, calls } = renderWithHost(<CalendarSheet />, { user: sampleUser(), answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a calendar link' }));
  const field = await screen.findByLabelText('Calendar link');
  expect(field).toHaveValue('https://study.example/api/calendar.ics?token=1');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const asked = calls.requests.filter(({ name }) => name.endsWith('/api/study-plan/calendar'));
  for (const { request } of asked) expect(request).toMatchObject({ query: { time_zone: timeZone } });
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(field).toHaveValue('https://study.example/api/calendar.ics?token=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('button', { name: 'Make a calendar link' })).toBeVisible();
});

it('is left out where the API is too old to know it', async () => {
  const unknown = () => Promise.reject(new ApiError(404, 'not_found', 'There is nothing here.'));
  renderWithHost(<CalendarSheet />, { user: sampleUser(), answers: { 'GET /api/study-plan/calendar': unknown } });
  expect(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
