import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleDevice } from '../samples.ts';

const phone = sampleDevice({ id: 2, name: 'My phone', current: false, in_use: false });
const answers: Answers = {
  'GET /api/auth/devices': () => ({ devices: [sampleDevice(), phone], included: 4, grace: 2 }),
  'PUT /api/auth/devices/:id': () => ({ device: phone }),
  'DELETE /api/auth/devices/:id': () => undefined as never,
  'POST /api/auth/sign-out-everywhere': () => undefined as never,
};
const render = (given = answers) =>
  renderWithHost(<Root />, { path: '/account-details/devices', user: sampleUser(), answers: given });
const writes = (calls: ReturnType<typeof render>['calls']) => calls.requests.filter(({ name }) => !name.startsWith('GET'));

describe('the devices', () => {
  it('are listed with the rule, and which one this is', async () => {
    const { container } = render();
    expect(await screen.findByRole('heading', { name: /Firefox on Windows/ })).toHaveTextContent('This device');
    expect(screen.getByText(/4 devices and 2 more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(container);
  });

  it('are named', async () => {
    const { calls } = render();
    await userEvent.click(await screen.findByRole('button', { name: 'Name My phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name this device' }));
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'Old phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      { name: 'PUT /api/auth/devices/:id', request: { params: { id: 2 }, body: { name: 'Old phone' } } },
    ]);
  });

  it('are removed after asking', async () => {
    const { calls, host } = render();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove My phone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'My phone is signed out' }]));
    expect(writes(calls)).toEqual([{ name: 'DELETE /api/auth/devices/:id', request: { params: { id: 2 } } }]);
    expect(host.session.get().user).not.toBeNull();
  });

  it('are all signed out at once, this one too', async () => {
    const { calls, host } = render();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(host.session.get().user).toBeNull());
    expect(writes(calls).map(({ name }) => name)).toEqual(['POST /api/auth/sign-out-everywhere']);
  });

  it('offer to try again when they do not come', async () => {
    render({});
    expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
  });
});
