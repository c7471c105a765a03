import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleSession } from '../samples.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import { SessionsSheet } from './SessionsSheet.tsx';

const elsewhere = sampleSession({ id: 2, device: 'My phone', current: false });
const answers: Answers = {
  'GET /api/user': () => ({ user: sampleUser(), pending_email: null, has_password: true, third_party: [] }),
  'GET /api/auth/sessions': () => ({ sessions: [sampleSession(), elsewhere] }),
  'GET /api/auth/passkeys': () => ({ passkeys: [] }),
  'GET /api/auth/second-factor': () => ({ since: null, recovery_codes_left: 0, required: false }),
  'PUT /api/auth/password': () => ({ message: 'Your password has been changed. All other sessions have ended' }),
  'DELETE /api/auth/sessions/:id': () => undefined as never,
  'POST /api/auth/sessions/end-others': () => undefined as never,
};
const render = (part: ReactElement, given: Answers = answers) => renderWithHost(part, { user: sampleUser(), answers: given });
const writes = (calls: ReturnType<typeof render>['calls']) => calls.requests.filter(({ name }) => !name.startsWith('GET'));

const INPUT = { selector: 'input' };

async function typePasswords(current: string, next: string, again = next): Promise<void> {
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label, INPUT), { target: { value } });
  type(/^Current password/, current);
  type(/^New password/, next);
  type(/^Confirm new password/, again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

it('shows all that keeps others out of the account', async () => {
  const passkey = { id: 1, name: 'My ring', backed_up: true, created_at: '2026-11-20T12:00:00Z', last_used_at: null };
  const { container } = renderWithHost(<Root />, {
    path: '/account-details/security',
    user: sampleUser(),
    answers: { ...answers, 'GET /api/auth/passkeys': () => ({ passkeys: [passkey] }) },
  });
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove My ring' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'End all others' })).toBeVisible();
  await expectAccessible(container);
});

describe('the password', () => {
  it('is changed, and the form is empty again', async () => {
    const { calls } = render(<PasswordSheet />);
    await typePasswords('old one', 'Plum harbour 1');
    await waitFor(() => expect(calls.notices.map(({ tone }) => tone)).toEqual(['success']));
    expect(writes(calls)).toEqual([
      { name: 'PUT /api/auth/password', request: { body: { current_password: 'old one', password: 'Plum harbour 1' } } },
    ]);
    expect(screen.getByLabelText(/^Current password/, INPUT)).toHaveValue('');
  });

  it('is not sent when it is repeated differently', async () => {
    const { calls } = render(<PasswordSheet />);
    await typePasswords('old one', 'Plum harbour 1', 'Plum harbour 2');
    expect(await screen.findByText("Password doesn't match")).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it.each([
    ['wrong_password', 403, 'That is not your current password', /^Current password/],
    ['invalid_input', 422, 'Many people use this password', /^New password/],
  ])('that is refused (%s) says so at its field', async (code, status, message, field) => {
    const refuse = () => {
      throw new ApiError(status, code, message);
    };
    render(<PasswordSheet />, { ...answers, 'PUT /api/auth/password': refuse });
    await typePasswords('old one', 'Plum harbour 1');
    await waitFor(() =>
      expect(screen.getByLabelText(field, INPUT)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('is changed once, and what is typed meanwhile stays', async () => {
    const changed = Promise.withResolvers<{ message: string }>();
    const { calls } = render(<PasswordSheet />, { ...answers, 'PUT /api/auth/password': () => changed.promise });
    await typePasswords('old one', 'Plum harbour 1');
    const current = screen.getByLabelText(/^Current password/, INPUT);
    fireEvent.change(current, { target: { value: 'old one more' } });
    await userEvent.type(current, '{Enter}');
    expect(writes(calls)).toHaveLength(1);
    changed.resolve({ message: 'Your password has been changed' });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Your password has been changed' }]));
    expect(current).toHaveValue('old one more');
  });

  it('that was refused after the page was left says so', async () => {
    const changed = Promise.withResolvers<never>();
    const { calls, unmount } = render(<PasswordSheet />, { ...answers, 'PUT /api/auth/password': () => changed.promise });
    await typePasswords('old one', 'Plum harbour 1');
    unmount();
    changed.reject(new ApiError(403, 'wrong_password', 'That is not your current password'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'That is not your current password' }]));
  });

  it('is set by mail where there is none yet', async () => {
    const none = () => ({ user: sampleUser(), pending_email: null, has_password: false, third_party: [] });
    render(<PasswordSheet />, { ...answers, 'GET /api/user': none });
    expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible();
    expect(screen.queryByLabelText(/^New password/, INPUT)).toBeNull();
  });
});

describe('the sessions', () => {
  it('are listed with what is this one', async () => {
    render(<SessionsSheet />);
    expect(await screen.findByRole('heading', { name: /Firefox on Windows/ })).toHaveTextContent('This session');
    expect(screen.getAllByText(/Ends on 30 January 2027 at the latest/)).toHaveLength(2);
  });

  it('are ended one by one, after asking', async () => {
    const { calls } = render(<SessionsSheet />);
    await userEvent.click(await screen.findByRole('button', { name: 'End the session on My phone' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End the session on My phone?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await waitFor(() =>
      expect(writes(calls)).toEqual([{ name: 'DELETE /api/auth/sessions/:id', request: { params: { id: 2 } } }]),
    );
  });

  it('are ended all but this one', async () => {
    const { calls, host } = render(<SessionsSheet />);
    await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(writes(calls).map(({ name }) => name)).toEqual(['POST /api/auth/sessions/end-others']));
    expect(host.session.get().user).not.toBeNull();
  });

  it('offer nothing to end where there is only this one', async () => {
    render(<SessionsSheet />, { ...answers, 'GET /api/auth/sessions': () => ({ sessions: [sampleSession()] }) });
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });
});
