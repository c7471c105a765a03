import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useDeviceInUse } from '../host.ts';
import { useToasts } from '../toasts/toasts.ts';
import { DeviceInUse } from './DeviceInUse.tsx';

const refusal = () => new Response(JSON.stringify({ code: 'too_many_attempts', message: 'Too often' }), { status: 429 });

/** Takes the account over; the test decides when the server responds. */
async function takeOver() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  useDeviceInUse.setState({ message: 'In use on your phone' });
  const { unmount } = render(<DeviceInUse />);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'In use on another device' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use it here' }));
  return { dialog, refuse: () => resolve(refusal()), unmount };
}

it('says in the question about it why it was refused, beside what was asked', async () => {
  const { dialog, refuse } = await takeOver();
  refuse();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too often');
  expect(dialog.getByText('In use on your phone')).toBeVisible();
});

it('says it in a message once the question had been put off', async () => {
  const { dialog, refuse, unmount } = await takeOver();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  unmount();
  refuse();
  await waitFor(() => expect(useToasts.getState().waiting).toEqual([{ tone: 'error', text: 'Too often' }]));
});
