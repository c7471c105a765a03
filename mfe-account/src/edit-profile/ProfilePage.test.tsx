import { ApiError, useSession } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { ProfileCard } from './ProfilePage.tsx';

const user = sampleUser({ phone: '+44 7700 900123', verified: false });
const path = '/account-details';

function Card() {
  const { user: signedIn } = useSession();
  return signedIn && <ProfileCard user={signedIn} />;
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit Details' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Details' }));
}

describe('the profile', () => {
  it('shows name, email and phone', async () => {
    const { container } = renderWithHost(<Root />, { path, user });
    expect(screen.getByRole('heading', { name: 'Demo Learner' })).toBeVisible();
    expect(screen.getAllByText('demo.learner@example.com')[0]).toBeVisible();
    expect(screen.getByText('+44 7700 900123')).toBeVisible();
    await expectAccessible(container);
  });

  it('leads to the verification of an address that is not verified, and only then', () => {
    const first = renderWithHost(<Card />, { user });
    expect(screen.getByRole('link', { name: 'Verify Email' })).toHaveAttribute('href', '/verify-user');
    first.unmount();
    renderWithHost(<Card />, { user: sampleUser() });
    expect(screen.queryByRole('link', { name: 'Verify Email' })).toBeNull();
  });

  it('names a learner without a full name by the username', () => {
    renderWithHost(<Card />, { user: sampleUser({ full_name: null }) });
    expect(screen.getByRole('heading', { name: 'learner' })).toBeVisible();
  });

  it('saves what was edited, into the session too', async () => {
    const changed = sampleUser({ full_name: 'Changed Name' });
    const { calls, host } = renderWithHost(<Card />, {
      user,
      answers: { 'PUT /api/user': () => ({ message: 'Updated profile successfully', user: changed }) },
    });
    const dialog = await openDialog();
    const field = dialog.getByRole('textbox', { name: 'Full Name' });
    fireEvent.change(field, { target: { value: 'Changed Name' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save Details' }));

    expect(await screen.findByRole('heading', { name: 'Changed Name' })).toBeVisible();
    expect(calls.requests.filter(({ name }) => name.startsWith('PUT'))).toEqual([
      {
        name: 'PUT /api/user',
        request: { body: { full_name: 'Changed Name', email: 'demo.learner@example.com', phone: '+44 7700 900123' } },
      },
    ]);
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Updated profile successfully' }]);
    expect(host.session.get().user).toEqual(changed);
  });

  it('puts the server’s objection at its field and keeps what was typed', async () => {
    renderWithHost(<Card />, {
      user,
      answers: {
        'PUT /api/user': () => {
          throw new ApiError(422, 'invalid_input', 'Please check', [
            { path: 'body.phone', message: 'Please enter a valid number' },
          ]);
        },
      },
    });
    const dialog = await openDialog();
    const phone = dialog.getByRole('textbox', { name: 'Mobile No.' });
    fireEvent.change(phone, { target: { value: '123' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save Details' }));
    expect(await dialog.findByText('Please enter a valid number')).toBeVisible();
    expect(phone).toHaveValue('123');
  });

  it('asks for the password before a new address, and says that it is wrong', async () => {
    const { calls } = renderWithHost(<Card />, {
      user,
      answers: {
        'PUT /api/user': () => {
          throw new ApiError(403, 'wrong_password', 'This is not your password.');
        },
      },
    });
    const dialog = await openDialog();
    expect(dialog.queryByLabelText(/^Current password/, { selector: 'input' })).toBeNull();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    fireEvent.change(email, { target: { value: 'new@example.com' } });
    const password = await dialog.findByLabelText(/^Current password/, { selector: 'input' });
    fireEvent.change(password, { target: { value: 'not it' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save Details' }));
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
    expect(calls.requests.at(-1)?.request).toMatchObject({ body: { email: 'new@example.com', current_password: 'not it' } });
  });

  it('says any other failure and keeps the dialog', async () => {
    const { calls } = renderWithHost(<Card />, {
      user,
      answers: {
        'PUT /api/user': () => {
          throw new ApiError(409, 'email_taken', 'There is an account with this address already.');
        },
      },
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Details' }));
    await waitFor(() =>
      expect(calls.notices).toEqual([{ tone: 'error', text: 'There is an account with this address already.' }]),
    );
    expect(dialog.getByRole('button', { name: 'Save Details' })).toBeVisible();
  });

  describe('that is saved with a dialog that is closed before the answer', () => {
    type Saved = { message: string; user: typeof user; pending_email: string | null };
    const fieldOf = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('textbox', { name });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    /** Saves a field, and closes the dialog before the response. */
    async function sendAndClose(field: string, value: string, close: () => Promise<unknown>) {
      const answer = Promise.withResolvers<Saved>();
      const shown = renderWithHost(<Card />, { user, answers: { 'PUT /api/user': () => answer.promise } });
      const dialog = await openDialog();
      fireEvent.change(fieldOf(dialog, field), { target: { value } });
      if (field === 'Email')
        fireEvent.change(dialog.getByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'old one' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Save Details' }));
      await close();
      await isClosed();
      const resolve = (changes: Partial<typeof user>) =>
        answer.resolve({ message: 'Updated profile successfully', user: { ...user, ...changes }, pending_email: null });
      const told = () => waitFor(() => expect(shown.calls.notices).toHaveLength(1));
      return { ...shown, resolve, told, reject: answer.reject };
    }
    const byEscape = () => userEvent.keyboard('{Escape}');
    const byCancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    it('leaves what was typed since, and the dialog that was opened for it', async () => {
      const { resolve, told, calls } = await sendAndClose('Full Name', 'Changed Name', byEscape);
      const dialog = await openDialog();
      fireEvent.change(fieldOf(dialog, 'Mobile No.'), { target: { value: '+44 7700 9001234' } });
      fireEvent.change(fieldOf(dialog, 'Email'), { target: { value: 'demo.learner@example.comx' } });
      fireEvent.change(dialog.getByLabelText(/^Current password/, { selector: 'input' }), { target: { value: 'new one' } });
      expect(dialog.getByRole('button', { name: 'Save Details' })).toHaveAttribute('aria-busy', 'true');
      resolve({ full_name: 'Changed Name' });
      await told();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Save Details' })).not.toHaveAttribute('aria-busy'));
      expect(screen.getByRole('dialog')).toHaveAttribute('data-open');
      expect(fieldOf(dialog, 'Full Name')).toHaveValue('Changed Name');
      expect(fieldOf(dialog, 'Mobile No.')).toHaveValue('+44 7700 9001234');
      expect(fieldOf(dialog, 'Email')).toHaveValue('demo.learner@example.comx');
      expect(dialog.getByLabelText(/^Current password/, { selector: 'input' })).toHaveValue('new one');
      expect(calls.requests.filter(({ name }) => name === 'PUT /api/user')).toHaveLength(1);
    });

    it('begins with what is stored, of an address that waits for its link too', async () => {
      const { resolve, told } = await sendAndClose('Email', 'new@example.com', byEscape);
      resolve({});
      await told();
      const dialog = await openDialog();
      expect(fieldOf(dialog, 'Email')).toHaveValue('demo.learner@example.com');
      expect(dialog.queryByLabelText(/^Current password/, { selector: 'input' })).toBeNull();
    });

    it('begins with what is stored where the change was dropped too late', async () => {
      const { resolve, told } = await sendAndClose('Full Name', 'Changed Name', byCancel);
      resolve({ full_name: 'Changed Name' });
      await told();
      expect(fieldOf(await openDialog(), 'Full Name')).toHaveValue('Changed Name');
    });

    it('says what the server objects to, at whatever field, and keeps what was typed', async () => {
      const { reject, calls } = await sendAndClose('Mobile No.', '123', byEscape);
      const message = 'Please enter a valid number';
      reject(new ApiError(422, 'invalid_input', message, [{ path: 'phone', message }]));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: message }]));
      expect(fieldOf(await openDialog(), 'Mobile No.')).toHaveValue('123');
    });

    it('says that the password was wrong, and forgets it', async () => {
      const { reject, calls } = await sendAndClose('Email', 'new@example.com', byEscape);
      reject(new ApiError(403, 'wrong_password', 'This is not your password.'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'This is not your password.' }]));
      const dialog = await openDialog();
      expect(dialog.getByLabelText(/^Current password/, { selector: 'input' })).toHaveValue('');
    });
  });

  const account = (changes: { pending_email?: string; has_password?: boolean }) => ({
    'GET /api/user': () => ({ user, pending_email: null, has_password: true, third_party: [], ...changes }),
  });

  it('shows an address that waits for its link, and lets one keep the present one', async () => {
    const { calls, container } = renderWithHost(<Card />, {
      user,
      answers: {
        ...account({ pending_email: 'new@example.com' }),
        'PUT /api/user': () => ({ message: 'Updated profile successfully', user, pending_email: null }),
      },
    });
    expect(await screen.findByText(/We’ve sent a link to new@example\.com/)).toHaveTextContent(
      'until then we use demo.learner@example.com',
    );
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my current email' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Updated profile successfully' }]));
    expect(calls.requests).toContainEqual({
      name: 'PUT /api/user',
      request: {
        body: {
          full_name: 'Demo Learner',
          email: 'demo.learner@example.com',
          phone: '+44 7700 900123',
          pending_email: null,
        },
      },
    });
  });

  it('says why the present address does not stay where the page was left before the answer', async () => {
    const answer = Promise.withResolvers<never>();
    const answers = { ...account({ pending_email: 'new@example.com' }), 'PUT /api/user': () => answer.promise };
    const { calls, unmount } = renderWithHost(<Card />, { user, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my current email' }));
    unmount();
    answer.reject(new ApiError(0, 'offline', 'The server cannot be reached.'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
  });

  it('mails the link of a new address again', async () => {
    const { calls } = renderWithHost(<Card />, {
      user: sampleUser(),
      answers: {
        ...account({ pending_email: 'new@example.com' }),
        'POST /api/auth/send-verification-email': () => ({ message: 'We have sent a link to new@example.com' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'We have sent a link to new@example.com' }]));
  });

  it('asks a user without a password to set one by a mailed link before a new address', async () => {
    const { calls } = renderWithHost(<Card />, {
      user,
      answers: {
        ...account({ has_password: false }),
        'POST /api/auth/forgot-password': () => ({ message: 'Email sent successfully' }),
      },
    });
    await waitFor(() => expect(calls.requests.map(({ name }) => name)).toContain('GET /api/user'));
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), { target: { value: 'x' } });
    expect(dialog.getByRole('button', { name: 'Save Details' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a link' }));
    expect(await dialog.findByText(/A link is on its way to demo\.learner@example\.com/)).toBeVisible();
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Email sent successfully' }]);
  });
});
