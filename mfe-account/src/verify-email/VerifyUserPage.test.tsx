import type { ResponseOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const unverified = sampleUser({ verified: false });
const Address = () => <output>{useLocation().pathname}</output>;

function render(
  path: string,
  { answers = {}, user = unverified, state }: { answers?: Answers; user?: typeof unverified | null; state?: unknown } = {},
) {
  const ui = (
    <>
      <Root />
      <Address />
    </>
  );
  return renderWithHost(ui, { path, user, answers, state });
}

describe('the verify page', () => {
  it('says that one is almost there, and sends the link again', async () => {
    const { calls, container } = render('/verify-user', {
      answers: { 'POST /api/auth/send-verification-email': () => ({ message: 'We have sent a link' }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Almost There' })).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'We have sent a link' }]));
  });

  it('says what came of sending the link again where the page was left before', async () => {
    const sent = Promise.withResolvers<{ message: string }>();
    const { calls, unmount } = render('/verify-user', {
      answers: { 'POST /api/auth/send-verification-email': () => sent.promise },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
    unmount();
    sent.resolve({ message: 'We have sent a link' });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'We have sent a link' }]));
  });

  it('names the address that the link went to: the new one, where one waits', async () => {
    const account = { user: unverified, pending_email: 'mended@example.com', has_password: true, third_party: [] };
    render('/verify-user', { answers: { 'GET /api/user': () => account } });
    expect(await screen.findByText('mended@example.com')).toBeVisible();
    expect(screen.queryByText(unverified.email)).toBeNull();
  });

  it('shows the server’s reason when no mail is sent', async () => {
    const { calls } = render('/verify-user', {
      answers: {
        'POST /api/auth/send-verification-email': () => {
          throw new ApiError(429, 'too_many_requests', 'Wait a minute.');
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Wait a minute.' }]));
  });

  it('verifies by the token, in the session too, and goes home', async () => {
    const { calls, host } = render('/verify-user?token=secret', {
      answers: { 'POST /api/auth/verify-user': () => ({ status: 200, message: 'Verified Email Successfully' }) },
    });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Verified Email Successfully' }]));
    expect(calls.requests.filter(({ name }) => name === 'POST /api/auth/verify-user')).toEqual([
      { name: 'POST /api/auth/verify-user', request: { body: { token: 'secret' } } },
    ]);
    expect(host.session.get().user?.verified).toBe(true);
    expect(screen.getByText('/')).toBeVisible();
  });

  it('goes on to onboarding where the link was that of a sign-up', async () => {
    const { calls } = render('/verify-user?token=secret', {
      user: null,
      answers: {
        'POST /api/auth/verify-user': () => ({ status: 200, message: 'Verified Email Successfully', user: sampleUser() }),
      },
    });
    expect(await screen.findByText('/onboarding')).toBeVisible();
    expect(calls.requests.filter(({ name }) => name === 'GET /api/me')).toEqual([]);
  });

  it('lets the person who opens a sign-up link choose the password', async () => {
    const sent: unknown[] = [];
    const { container } = render('/verify-user?token=secret', {
      user: null,
      answers: {
        'POST /api/auth/verify-user': ({ body }) => {
          sent.push(body.password);
          if (body.password === undefined) throw new ApiError(403, 'password_needed', 'Load this page again');
          if (body.password === 'password') {
            throw new ApiError(422, 'invalid_input', 'Invalid', [{ path: 'password', message: 'Many people use this password' }]);
          }
          return { status: 200, message: 'Verified Email Successfully', user: sampleUser() };
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
    await expectAccessible(container);
    const create = screen.getByRole('button', { name: 'Create account' });
    await userEvent.type(screen.getByLabelText(/^Password/), 'password');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'passwort');
    await userEvent.click(create);
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Confirm password/), '{Backspace}d');
    await userEvent.click(create);
    expect(await screen.findByText('Many people use this password')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Password/), ' of mine');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), ' of mine');
    await userEvent.click(create);
    expect(await screen.findByText('/onboarding')).toBeVisible();
    expect(sent).toEqual([undefined, 'password', 'password of mine']);
  });

  it('verifies for a guest as well', async () => {
    const { calls } = render('/verify-user?token=secret', {
      user: null,
      answers: { 'POST /api/auth/verify-user': () => ({ status: 200, message: 'Verified Email Successfully' }) },
    });
    await waitFor(() => expect(calls.notices).toHaveLength(1));
  });

  it('says that something went wrong, why, and sends a new link', async () => {
    const { container } = render('/verify-user?token=old', {
      answers: {
        'POST /api/auth/verify-user': () => {
          throw new ApiError(400, 'link_expired', 'This link has expired.');
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Something Went Wrong!' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      "We've encountered an error while verifying your Email. Please Try again",
    );
    expect(screen.getByText('This link has expired.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend link' })).toBeVisible();
    await expectAccessible(container);
  });

  it('says that the account is verified already, and goes home', async () => {
    const { calls } = render('/verify-user', { user: sampleUser() });
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'info', text: 'Your account is already verified' }]));
    expect(screen.getByText('/')).toBeVisible();
  });

  it('says the same where the stored session was older than the account', async () => {
    const verified = sampleUser({ verified: true });
    const account = { user: verified, pending_email: 'read@example.com', has_password: true, third_party: [] };
    const { calls, host } = render('/verify-user', { answers: { 'GET /api/user': () => account } });
    await screen.findByText('read@example.com');
    act(() => host.session.updateUser(sampleUser({ verified: true })));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'info', text: 'Your account is already verified' }]));
  });

  it('goes on with what a learner came from once the link is opened in another tab', async () => {
    const account = { user: unverified, pending_email: 'mended@example.com', has_password: true, third_party: [] };
    const state = { returnTo: '/pricing?choose=platinum' };
    const { calls, host } = render('/verify-user', { state, answers: { 'GET /api/user': () => account } });
    await screen.findByText('mended@example.com');
    act(() => host.session.updateUser(sampleUser({ verified: true })));
    await waitFor(() => expect(screen.getByText('/pricing')).toBeVisible());
    expect(calls.notices).toContainEqual({ tone: 'success', text: 'Verified Email Successfully' });
  });

  it('checks again when a user comes back who opened the link on another device', async () => {
    const me = { user: sampleUser({ verified: true }) } as ResponseOf<'GET /api/me'>;
    const { host } = render('/verify-user', { answers: { 'GET /api/me': () => me } });
    await screen.findByRole('heading', { name: 'Almost There' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(host.session.get().user?.verified).toBe(true));
    expect(await screen.findByText('/')).toBeVisible();
  });

  it('asks a guest without a token to log in', async () => {
    const { calls } = render('/verify-user', { user: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(calls.modals).toEqual(['login']);
  });
});
