import type { User } from '@api/contract';
import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeModal, openModal } from '../host.ts';
import { useSessionStore } from '../session/session-store.ts';
import { AuthModals } from './AuthModals.tsx';
import { AuthPage } from './AuthPage.tsx';

interface Sent {
  address: string;
  body: unknown;
}

/** The server, as far as the forms see it: every call is recorded and answered alike. */
function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(options.body)) });
    return new Response(JSON.stringify(body), { status, headers });
  });
  return sent;
}

const user: User = sampleUser();
const signedIn = () => answerWith(200, { user }, { authorization: 'Bearer fresh' });
const password = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

beforeEach(() => {
  vi.unstubAllGlobals();
  closeModal();
  useSessionStore.getState().clear();
  history.replaceState(null, '', '/');
});

const showPage = (kind: 'login' | 'signup') =>
  render(
    <MemoryRouter>
      <AuthPage kind={kind} />
    </MemoryRouter>,
  );

async function fillSignUp({ first, second }: { first: string; second: string }) {
  await userEvent.type(screen.getByRole('textbox', { name: /^(?:Name|Username)/ }), 'newcomer');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'new@example.org');
  await userEvent.type(password('Password'), first);
  await userEvent.type(password('Confirm password'), second);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('the log-in page', () => {
  it('sends the address as username, keeps token and user, and goes home where there is no way back', async () => {
    const sent = signedIn();
    const { container } = showPage('login');
    await expectAccessible(container);
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    await userEvent.type(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ token: 'fresh', user: { id: user.id } }));
    expect(sent).toEqual([{ address: '/api/auth/login', body: { username: 'a@example.org', password: 'secret' } }]);
    expect(location.pathname).toBe('/');
  });

  it('shows a refusal under the address until something is typed', async () => {
    answerWith(401, { message: 'The address or the password is wrong.', code: 'wrong_credentials' });
    showPage('login');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'a@example.org');
    await userEvent.type(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('The address or the password is wrong.')).toBeVisible();
    expect(email).toHaveAccessibleDescription('The address or the password is wrong.');
    await userEvent.type(password('Password'), 'x');
    expect(screen.queryByText('The address or the password is wrong.')).toBeNull();
  });

  it('says that something went wrong when the server’s words are none', async () => {
    answerWith(500, { message: 7 });
    showPage('login');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    await userEvent.type(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
  });
});

describe('the sign-up page', () => {
  it('sends no full name, and signs in', async () => {
    const sent = signedIn();
    const { container } = showPage('signup');
    await expectAccessible(container);
    await fillSignUp({ first: '123456', second: '123456' });
    await waitFor(() => expect(useSessionStore.getState().token).toBe('fresh'));
    expect(sent[0]?.body).toEqual({
      username: 'newcomer',
      email: 'new@example.org',
      password: '123456',
      confirmPassword: '123456',
    });
  });

  it.each([
    ['12345', '12345', 'Password should be at least 6 characters long'],
    ['123456', '1234567', "Passwords don't match!"],
  ])('does not send %s with %s', async (first, second, message) => {
    const sent = signedIn();
    showPage('signup');
    await fillSignUp({ first, second });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(sent).toEqual([]);
  });

  it('shows the server’s objection as an alert and keeps what was typed', async () => {
    answerWith(409, { message: 'There is an account with this address already.', code: 'email_taken' });
    showPage('signup');
    await fillSignUp({ first: '123456', second: '123456' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is an account with this address already.');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('new@example.org');
  });
});

describe('the modals', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <AuthModals />
      </MemoryRouter>,
    );

  it('carry on with what a guest was about to do', async () => {
    signedIn();
    show();
    const afterSignIn = vi.fn();
    openModal('login', { afterSignIn });
    await screen.findByRole('dialog', { name: /Log in/ });
    fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'a@example.org' } });
    fireEvent.change(password('Password'), { target: { value: 'secret' } });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(afterSignIn).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lead from log-in to sign-up and back', async () => {
    show();
    openModal('login');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeVisible();
  });

  it('lead a newcomer to onboarding, which knows the way back', async () => {
    signedIn();
    history.replaceState(null, '', '/take-a-test?x=1');
    show();
    openModal('signup');
    await screen.findByRole('dialog', { name: 'Create your account' });
    await fillSignUp({ first: '123456', second: '123456' });
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(history.state).toMatchObject({ usr: { returnTo: '/take-a-test?x=1' } });
  });

  it('offer premium in the specification’s words', async () => {
    show();
    openModal('upgrade');
    const dialog = await screen.findByRole('dialog', { name: 'Uh oh! You have used all free resources.' });
    expect(dialog).toHaveAccessibleDescription('Join our tribe to unlock all benefits');
    expect(screen.getByText('Unlimited Tests to practice and be IB ready')).toBeVisible();
    expect(screen.getByText('Access to 3000+ questions to ace up your preparation')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unlock premium to start learning more!' })).toHaveAttribute('href', '/pricing');
  });
});
