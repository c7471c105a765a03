import type { Passkey } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSession } from '../../samples.ts';
import { SecondFactorSheet } from '../second-factor/SecondFactorSheet.tsx';
import { makingFault } from './make-passkey.ts';
import { PasskeysSheet } from './PasskeysSheet.tsx';

const startRegistration = vi.hoisted(() => vi.fn());
const cancelCeremony = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration, WebAuthnAbortService: { cancelCeremony } }));

const phone: Passkey = {
  ...{ id: 1, name: 'My phone', backed_up: true },
  ...{ created_at: '2026-11-20T12:00:00Z', last_used_at: '2026-11-22T12:00:00Z' },
};
const ring: Passkey = { ...phone, id: 2, name: 'The key on my ring', backed_up: false, last_used_at: null };
const OPTIONS = { challenge: 'c' } as never;
const response = { clientDataJSON: 'data', attestationObject: 'object', transports: ['internal'], publicKey: 'more' };

const answering = (passkeys: readonly Passkey[], more: Answers = {}): Answers => ({
  'GET /api/auth/sessions': () => ({ sessions: [sampleSession()] }),
  'GET /api/auth/passkeys': () => ({ passkeys: [...passkeys] }),
  'POST /api/auth/passkeys/options': () => OPTIONS,
  'POST /api/auth/passkeys': () => ({ passkey: phone }),
  'PUT /api/auth/passkeys/:id': () => ({ passkey: phone }),
  'DELETE /api/auth/passkeys/:id': () => undefined as never,
  ...more,
});
const render = (answers: Answers) => renderWithHost(<PasskeysSheet />, { user: sampleUser(), answers });
const writes = (calls: ReturnType<typeof render>['calls']) => calls.requests.filter(({ name }) => !name.startsWith('GET'));
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const typePassword = (dialog: ReturnType<typeof within>) =>
  fireEvent.change(dialog.getByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'old one' } });
const press = (dialog: ReturnType<typeof within>, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Adds a passkey up to the browser's check. */
async function beginToAdd() {
  const dialog = await openDialog('Add a passkey');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Firefox on Windows'));
  typePassword(dialog);
  await press(dialog, 'Continue');
  await waitFor(() => expect(startRegistration).toHaveBeenCalled());
  return dialog;
}

beforeEach(() => {
  cancelCeremony.mockReset();
  startRegistration.mockReset().mockResolvedValue({ id: 'new', response });
  vi.stubGlobal('PublicKeyCredential', class {});
});

it.each([
  ['InvalidStateError', 'This device has a passkey of your account already'],
  ['SecurityError', 'Passkeys can be made at the main address of this site only'],
  ['UnknownError', /could not make a passkey/],
])('words the %s of a browser', (name, words) => {
  expect(makingFault(Object.assign(new Error('of the browser'), { name }))).toMatch(words);
});

describe('the passkeys', () => {
  it('are listed with when they came and were used', async () => {
    render(answering([phone, ring]));
    expect(await screen.findByRole('heading', { name: /My phone/ })).toHaveTextContent('On several devices');
    expect(screen.getByText('Added on 20 November 2026, last used on 22 November 2026')).toBeVisible();
    expect(screen.getByText('Added on 20 November 2026, not used yet')).toBeVisible();
  });

  it('are added with the password, under the name of this device, unless another is typed', async () => {
    const { calls } = render(answering([]));
    const dialog = await openDialog('Add a passkey');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Firefox on Windows'));
    typePassword(dialog);
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
    const { publicKey: _, ...sent } = response;
    expect(writes(calls).map(({ request }) => request)).toEqual([
      { body: { current_password: 'old one' } },
      { body: { name: 'Firefox on Windows', credential: { id: 'new', response: sent } } },
    ]);
    expect(calls.notices).toEqual([{ tone: 'success', text: 'You can sign in with My phone now' }]);
  });

  it('say why there is none, and can be tried again', async () => {
    startRegistration.mockRejectedValueOnce(Object.assign(new Error('of the browser'), { name: 'NotAllowedError' }));
    const { calls } = render(answering([]));
    const dialog = await openDialog('Add a passkey');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Firefox on Windows'));
    typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No passkey was made. You can try again');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(calls.notices).toHaveLength(1));
  });

  it('say at its field that the password is wrong', async () => {
    const refuse = () => {
      throw new ApiError(403, 'wrong_password', 'That is not your current password');
    };
    render(answering([], { 'POST /api/auth/passkeys/options': refuse }));
    const dialog = await openDialog('Add a passkey');
    typePassword(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }));
    const field = dialog.getByLabelText(/^Current password/, { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That is not your current password/));
    expect(startRegistration).not.toHaveBeenCalled();
  });

  it('are not asked for any more once the dialog is closed, which needs no words', async () => {
    const asked = Promise.withResolvers<unknown>();
    startRegistration.mockReset().mockReturnValue(asked.promise);
    // As the library and the browser do it.
    cancelCeremony.mockImplementation(() => asked.reject(Object.assign(new Error('Ceremony aborted'), { name: 'AbortError' })));
    const { calls } = render(answering([]));
    await press(await beginToAdd(), 'Cancel');
    expect(cancelCeremony).toHaveBeenCalledOnce();
    await isClosed();
    startRegistration.mockResolvedValue({ id: 'new', response });
    await beginToAdd();
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'You can sign in with My phone now' }]));
    expect(cancelCeremony).toHaveBeenCalledOnce();
  });

  it('are not asked for at all where the dialog is closed before', async () => {
    const options = Promise.withResolvers<never>();
    const { calls } = render(answering([], { 'POST /api/auth/passkeys/options': () => options.promise }));
    const dialog = await openDialog('Add a passkey');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Firefox on Windows'));
    typePassword(dialog);
    await press(dialog, 'Continue');
    await press(dialog, 'Cancel');
    await isClosed();
    options.resolve(OPTIONS);
    // Late work has run.
    await vi.dynamicImportSettled();
    expect(startRegistration).not.toHaveBeenCalled();
    expect(calls.notices).toEqual([]);
  });

  it('leave a dialog that was opened while the one before was answered', async () => {
    const kept = Promise.withResolvers<{ passkey: Passkey }>();
    const { calls } = render(answering([phone], { 'POST /api/auth/passkeys': () => kept.promise }));
    const adding = await beginToAdd();
    await waitFor(() => expect(writes(calls).map(({ name }) => name)).toContain('POST /api/auth/passkeys'));
    await press(adding, 'Cancel');
    await isClosed();
    await openDialog('Rename My phone');
    kept.resolve({ passkey: phone });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'You can sign in with My phone now' }]));
    expect(screen.getByRole('dialog', { name: 'Name this passkey' })).toBeVisible();
  });

  it('say why one was not kept where the dialog is closed by then', async () => {
    const kept = Promise.withResolvers<{ passkey: Passkey }>();
    const { calls } = render(answering([phone], { 'POST /api/auth/passkeys': () => kept.promise }));
    const adding = await beginToAdd();
    await waitFor(() => expect(writes(calls).map(({ name }) => name)).toContain('POST /api/auth/passkeys'));
    await press(adding, 'Cancel');
    await isClosed();
    kept.reject(new ApiError(409, 'too_many', 'You have ten passkeys already'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'You have ten passkeys already' }]));
  });

  it('say why one has no other name where the dialog is closed by then', async () => {
    const named = Promise.withResolvers<{ passkey: Passkey }>();
    const { calls } = render(answering([phone], { 'PUT /api/auth/passkeys/:id': () => named.promise }));
    const naming = await openDialog('Rename My phone');
    await press(naming, 'Save');
    await press(naming, 'Cancel');
    await isClosed();
    named.reject(new ApiError(0, 'offline', 'The server cannot be reached.'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
  });

  it('are removed once, whatever is typed and pressed meanwhile', async () => {
    const removed = Promise.withResolvers<never>();
    const { calls } = render(answering([phone], { 'DELETE /api/auth/passkeys/:id': () => removed.promise }));
    const removing = await openDialog('Remove My phone');
    typePassword(removing);
    await press(removing, 'Remove');
    const field = removing.getByLabelText(/^Current password/, { selector: 'input' });
    fireEvent.change(field, { target: { value: '7' } });
    await userEvent.type(field, '{Enter}');
    expect(writes(calls)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(removing.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    removed.resolve(undefined as never);
    await isClosed();
    expect(calls.notices).toEqual([{ tone: 'success', text: 'My phone no longer signs in to your account' }]);
  });

  it('say why one was not removed where the page was left before the answer', async () => {
    const removed = Promise.withResolvers<never>();
    const { calls, unmount } = render(answering([phone], { 'DELETE /api/auth/passkeys/:id': () => removed.promise }));
    const removing = await openDialog('Remove My phone');
    typePassword(removing);
    await press(removing, 'Remove');
    unmount();
    removed.reject(new ApiError(403, 'wrong_password', 'That is not your current password'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'That is not your current password' }]));
  });

  it('are renamed, and removed with the password', async () => {
    const { calls } = render(answering([phone, ring]));
    const naming = await openDialog('Rename My phone');
    fireEvent.change(naming.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Old phone' } });
    await userEvent.click(naming.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const removing = await openDialog('Remove The key on my ring');
    typePassword(removing);
    await userEvent.click(removing.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls).map(({ request }) => request)).toEqual([
      { params: { id: 1 }, body: { name: 'Old phone' } },
      { params: { id: 2 }, body: { current_password: 'old one' } },
    ]);
  });

  it('cannot be added where the browser knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    render(answering([phone]));
    expect(await screen.findByText(/This browser doesn’t support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  });

  it('are what staff need, so that nothing more is asked of who has one', async () => {
    const renderFactor = (passkeys: readonly Passkey[]) =>
      renderWithHost(<SecondFactorSheet />, {
        answers: {
          'GET /api/auth/passkeys': () => ({ passkeys: [...passkeys] }),
          'GET /api/auth/second-factor': () => ({ since: null, recovery_codes_left: 0, required: true }),
        },
      });
    const { unmount } = renderFactor([phone]);
    await screen.findByRole('button', { name: 'Set up' });
    expect(screen.queryByText(/Staff need two-step verification/)).toBeNull();
    unmount();
    renderFactor([]);
    expect(await screen.findByText(/Staff need two-step verification/)).toBeVisible();
  });
});
