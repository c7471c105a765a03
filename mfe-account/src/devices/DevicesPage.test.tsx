import { ApiError, readDraft } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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

beforeEach(() => localStorage.clear());

describe('the devices', () => {
  it('are listed with the rule, and which one this is', async () => {
    const { container } = render();
    expect(await screen.findByRole('heading', { name: /Firefox on Windows/ })).toHaveTextContent('This device');
    expect(screen.getByText(/4 devices, plus 2 temporarily/)).toBeVisible();
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
    fireEvent.change(field, { target: { value: 'Old phone' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      { name: 'PUT /api/auth/devices/:id', request: { params: { id: 2 }, body: { name: 'Old phone' } } },
    ]);
  });

  describe('that are named with a dialog that is closed before the answer', () => {
    /** Saves another name and closes the dialog before the response. */
    async function sendAndClose() {
      const answer = Promise.withResolvers<{ device: typeof phone }>();
      const { calls } = render({ ...answers, 'PUT /api/auth/devices/:id': () => answer.promise });
      await userEvent.click(await screen.findByRole('button', { name: 'Name My phone' }));
      fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'My phone of old' } });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return { answer, calls };
    }
    const draft = () => readDraft(sampleUser().id, 'device-name-2');

    it('say why it was refused, and keep the name', async () => {
      const { answer, calls } = await sendAndClose();
      answer.reject(new ApiError(0, 'offline', 'The server cannot be reached.'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
      expect(draft()).toBe('My phone of old');
    });

    it('forget the name that was given', async () => {
      const { answer } = await sendAndClose();
      expect(draft()).toBe('My phone of old');
      answer.resolve({ device: phone });
      await waitFor(() => expect(draft()).toBeNull());
    });

    it('keep what is typed in a dialog that was opened since', async () => {
      const { answer, calls } = await sendAndClose();
      await userEvent.click(screen.getByRole('button', { name: 'Name My phone' }));
      const field = await screen.findByRole('textbox', { name: 'Name' });
      fireEvent.change(field, { target: { value: 'My phone of old, blue' } });
      answer.resolve({ device: phone });
      await waitFor(() => expect(calls.requests.filter(({ name }) => name === 'GET /api/auth/devices')).toHaveLength(2));
      expect(field).toHaveValue('My phone of old, blue');
      expect(draft()).toBe('My phone of old, blue');
    });
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

  it('leave a question open about one where the answer to another comes', async () => {
    const first = Promise.withResolvers<never>();
    const { calls } = render({ ...answers, 'DELETE /api/auth/devices/:id': () => first.promise });
    const ask = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
      return screen.findByRole('alertdialog', { name: `Remove ${name}?` });
    };
    await userEvent.click(within(await ask('My phone')).getByRole('button', { name: 'Remove' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const dialog = await ask('Firefox on Windows');
    expect(within(dialog).getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-busy');
    first.resolve(undefined as never);
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'My phone is signed out' }]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(writes(calls).map(({ request }) => request)).toEqual([{ params: { id: 2 } }, { params: { id: sampleDevice().id } }]);
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
