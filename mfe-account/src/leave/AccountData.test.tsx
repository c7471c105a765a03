import { ApiError } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { type Answers, expectAccessible, renderWithHost, sampleOrder, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';

vi.mock('@shell/kit/save-file', () => ({ saveFile: vi.fn() }));

const user = sampleUser();
const account = (has_password = true) => ({ user, pending_email: null, has_password, third_party: [] });
const render = (answers: Answers) => renderWithHost(<Root />, { path: '/account-details', user, answers });

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
}

describe('the data of the account', () => {
  it('is saved as a file', async () => {
    render({ 'GET /api/user/export': () => ({ user: { id: 7 } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(await vi.mocked(saveFile).mock.calls[0]?.[1].text()).toContain('"id": 7');
  });

  it('is deleted with the password, then one is signed out and told until when', async () => {
    const { calls, host } = render({
      'GET /api/user': () => account(),
      'DELETE /api/user': () => ({ message: 'Done', delete_after: '2026-12-05T12:00:00Z' }),
    });
    const dialog = await openDialog();
    await expectAccessible(dialog);
    const confirm = within(dialog).getByRole('button', { name: 'Delete my account' });
    expect(confirm).toBeDisabled();
    fireEvent.change(within(dialog).getByLabelText(/^Current password/, { selector: 'input' }), {
      target: { value: 'learn-2026!' },
    });
    await userEvent.click(confirm);
    await waitFor(() => expect(host.session.get().user).toBeNull());
    expect(calls.requests).toContainEqual({ name: 'DELETE /api/user', request: { body: { password: 'learn-2026!' } } });
    expect(calls.notices).toEqual([
      { tone: 'info', text: 'Your account will be deleted on 5 December 2026. Log in before then to keep it.' },
    ]);
  });

  it('says any other failure, and stays', async () => {
    const { calls, host } = render({
      'GET /api/user': () => account(),
      'DELETE /api/user': () => {
        throw new ApiError(0, 'offline', 'The server cannot be reached.');
      },
    });
    const dialog = within(await openDialog());
    fireEvent.change(await dialog.findByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'whatever' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    expect(host.session.get().user).not.toBeNull();
  });

  it('stays when the password is wrong', async () => {
    render({
      'GET /api/user': () => account(),
      'DELETE /api/user': () => {
        throw new ApiError(403, 'wrong_password', 'This is not your password.');
      },
    });
    const dialog = await openDialog();
    fireEvent.change(within(dialog).getByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'x' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    expect(await within(dialog).findByText('This is not your password.')).toBeVisible();
  });

  it('says that the password was wrong after its dialog was closed, and forgets it', async () => {
    const answer = Promise.withResolvers<never>();
    const { calls } = render({ 'GET /api/user': () => account(), 'DELETE /api/user': () => answer.promise });
    const dialog = within(await openDialog());
    fireEvent.change(await dialog.findByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'x' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.reject(new ApiError(403, 'wrong_password', 'This is not your password.'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'This is not your password.' }]));
    const again = within(await openDialog());
    expect(again.getByLabelText(/^Current password/, { selector: 'input' })).toHaveValue('');
    expect(again.queryByText('This is not your password.')).toBeNull();
  });

  it('says what becomes of a paid plan, by its name', async () => {
    const order = sampleOrder({ plan: 'Platinum Plan', status: 'paid' });
    render({ 'GET /api/user': () => account(), 'GET /api/orders/latest': () => ({ order }) });
    const dialog = await openDialog();
    expect(
      await within(dialog).findByText(/Your Platinum Plan is cancelled at once.*does not undo that.*can resume the plan/),
    ).toBeVisible();
  });

  it('needs a password to be set first where there is none', async () => {
    render({ 'GET /api/user': () => account(false) });
    const dialog = await openDialog();
    expect(await within(dialog).findByText(/You don’t have a password yet/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  });

  it('says what came of the mail for a password where its dialog was closed before', async () => {
    const answer = Promise.withResolvers<{ message: string }>();
    const { calls } = render({ 'GET /api/user': () => account(false), 'POST /api/auth/forgot-password': () => answer.promise });
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: 'Email me a link' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.resolve({ message: 'Email sent successfully' });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Email sent successfully' }]));
  });
});
