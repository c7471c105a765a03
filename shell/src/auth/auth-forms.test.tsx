import type { User } from '@api/contract';
import { LEGAL_VERSIONS } from '@api/contract/legal';
import { addressOf } from '@shell/kit/addresses';
import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAgreementDraft } from '../agreements/agreement-draft.ts';
import { closeModal, openModal } from '../host.ts';
import { useSessionStore } from '../session/session-store.ts';
import { useToasts } from '../toasts/toasts.ts';
import { AuthModals } from './AuthModals.tsx';
import { AuthPage, type AuthPageKind } from './AuthPage.tsx';

interface Sent {
  address: string;
  body: unknown;
}

/** A server that records calls and answers all alike. */
function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(options.body)) });
    return Response.json(body, { status, headers });
  });
  return sent;
}

const user: User = sampleUser();
const signedIn = () => answerWith(200, { user }, { authorization: 'Bearer fresh' });
/** As pasted: key by key would take seconds. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const password = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

beforeEach(() => {
  vi.unstubAllGlobals();
  closeModal();
  useSessionStore.getState().clear();
  forgetAgreementDraft();
  history.replaceState(null, '', '/');
});

function showPage(kind: AuthPageKind, address = addressOf(kind === 'signup' ? 'sign-up' : kind)) {
  history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <AuthPage kind={kind} />
    </BrowserRouter>,
  );
}

async function fillSignUp({ first, second }: { first: string; second: string }) {
  fill(screen.getByRole('textbox', { name: /^(?:Name|Username)/ }), 'newcomer');
  fill(screen.getByRole('textbox', { name: /^Email/ }), 'new@example.org');
  fill(password('Password'), first);
  fill(password('Confirm password'), second);
  fill(screen.getByRole('combobox', { name: /^Your age/ }), '18-or-over');
  const agree = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the Terms of Service/ });
  if (!agree.checked) fireEvent.click(agree);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('the log-in page', () => {
  it('sends the address as username, keeps token and user, and goes home where there is no way back', async () => {
    const sent = signedIn();
    const { container } = showPage('login');
    await expectAccessible(container);
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    fill(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ token: 'fresh', user: { id: user.id } }));
    expect(sent).toEqual([{ address: '/api/auth/login', body: { username: 'a@example.org', password: 'secret' } }]);
    expect(location.pathname).toBe('/');
  });

  it('leaves users who have gone elsewhere where they are', async () => {
    signedIn();
    showPage('login');
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    fill(password('Password'), 'secret');
    const pressed = userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    history.pushState(null, '', '/blogs');
    await pressed;
    await waitFor(() => expect(useSessionStore.getState().token).toBe('fresh'));
    expect(location.pathname).toBe('/blogs');
  });

  it('says at each field what is missing', async () => {
    const sent = signedIn();
    showPage('login');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter your email'));
    expect(password('Password')).toHaveAccessibleDescription('Enter your password');
    expect(sent).toEqual([]);
  });

  it('shows a refusal under the address until something is typed', async () => {
    answerWith(401, { message: 'The address or the password is wrong.', code: 'wrong_credentials' });
    showPage('login');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    fill(email, 'a@example.org');
    fill(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('The address or the password is wrong.')).toBeVisible();
    expect(email).toHaveAccessibleDescription('The address or the password is wrong.');
    fill(password('Password'), 'x');
    expect(screen.queryByText('The address or the password is wrong.')).toBeNull();
  });

  it('says that something went wrong when the server’s words are none', async () => {
    answerWith(500, { message: 7 });
    showPage('login');
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    fill(password('Password'), 'secret');
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
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(sent[0]?.body).toEqual({
      username: 'newcomer',
      email: 'new@example.org',
      password: '123456',
      confirmPassword: '123456',
      agreement: { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy, age: '18-or-over' },
    });
  });

  it('lets nobody under 13 in, and asks for consent below 18 and for the law below 16', async () => {
    const sent = signedIn();
    const { container } = showPage('signup');
    const age = () => screen.getByRole('combobox', { name: /^Your age/ });
    const consent = () => screen.queryByRole('checkbox', { name: /parent or guardian/ });
    const law = () => screen.queryByRole('checkbox', { name: /law where I live/ });
    const fillAt = async (said: string) => {
      await fillSignUp({ first: '123456', second: '123456' });
      await waitFor(() => expect(sent.length).toBeGreaterThan(0));
      useSessionStore.getState().clear();
      sent.length = 0;
      fill(age(), said);
      fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    };
    await fillAt('under-13');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You need to be 13 to sign up.');
    fill(age(), '16-or-17');
    expect([consent() !== null, law() !== null]).toEqual([true, false]);
    fill(age(), '13-to-15');
    await expectAccessible(container);
    fireEvent.click(consent() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(sent).toEqual([]);
    fireEvent.click(law() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ agreement: { age: '13-to-15', consent: true, local_law: true } });
  });

  it('leads to the texts beside the form', () => {
    showPage('signup');
    for (const [name, address] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
    }
  });

  it('lets password managers keep the address as the name to log in with', () => {
    showPage('signup');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('autocomplete', 'nickname');
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

  it('says at each field what is missing, in place of the browser', async () => {
    const sent = signedIn();
    const { container } = showPage('signup');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    const missing = [
      [screen.getByRole('textbox', { name: /^Name/ }), 'Enter a name'],
      [screen.getByRole('textbox', { name: /^Email/ }), 'Enter your email'],
      [password('Password'), 'Choose a password'],
      [password('Confirm password'), 'Enter your password again'],
      [screen.getByRole('combobox', { name: /^Your age/ }), /Please tell us your age/],
      [screen.getByRole('checkbox', { name: /^I agree/ }), 'Please read the terms and agree to them'],
    ] as const;
    await waitFor(() => expect(missing[0][0]).toHaveAccessibleDescription('Enter a name'));
    for (const [field, words] of missing) expect(field).toHaveAccessibleDescription(words);
    expect(missing[0][0]).toHaveFocus();
    expect(container.querySelector('form')).toHaveAttribute('novalidate');
    fill(missing[1][0], 'new@');
    await waitFor(() => expect(missing[1][0]).toHaveAccessibleDescription('Invalid mail id'));
    expect(sent).toEqual([]);
  });

  it('announces errors at their fields on leaving, not while typing', async () => {
    showPage('signup');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'new@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.type(screen.getByLabelText(/^Password/), '12345678');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Invalid mail id');
    const again = screen.getByLabelText(/^Confirm password/);
    await userEvent.type(again, '1234');
    await userEvent.tab();
    expect(again).toHaveAttribute('aria-invalid', 'true');
    expect(again).toHaveAccessibleDescription("Passwords don't match");
  });

  it('shows the server’s objection as an alert and keeps what was typed', async () => {
    answerWith(409, { message: 'There is an account with this address already.', code: 'email_taken' });
    showPage('signup');
    await fillSignUp({ first: '123456', second: '123456' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is an account with this address already.');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('new@example.org');
  });
});

describe('a user who is signed in already', () => {
  it.each(['login', 'signup'] as const)('is led from the %s page to where a log-in leads', async (kind) => {
    useSessionStore.getState().signIn('a-token', user);
    showPage(kind);
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('a forgotten password', () => {
  it('is asked for by the address, and says that the mail was sent', async () => {
    const sent = answerWith(200, { message: 'Email sent successfully' });
    const { container } = showPage('forgot-password');
    await expectAccessible(container);
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    await userEvent.click(send);
    expect(await screen.findByText(/a link is on its way/)).toBeVisible();
    expect(sent).toEqual([{ address: '/api/auth/forgot-password', body: { email: 'a@example.org' } }]);
    expect(useToasts.getState().waiting.at(-1)).toEqual({ tone: 'success', text: 'Email sent successfully' });
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  });

  it('says what failed as a message', async () => {
    answerWith(429, { message: 'Too many tries. Try again later.', code: 'too_many_requests' });
    showPage('forgot-password');
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(useToasts.getState().waiting.at(-1)).toEqual({ tone: 'error', text: 'Too many tries. Try again later.' }),
    );
  });
});

describe('a new password', () => {
  const fillBoth = async (first: string, second = first) => {
    fill(password('New password'), first);
    fill(password('Confirm new password'), second);
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  };

  it('is sent with the token of the link, ends the session here and leads to the log-in', async () => {
    useSessionStore.getState().signIn('old', user);
    const sent = answerWith(200, { message: 'Your password has been changed. Please log in with the new one' });
    history.replaceState(null, '', '/reset-password?token=secret');
    // At the log-in's address, without a token, the page would redirect home.
    const { container } = render(
      <BrowserRouter>
        <Routes>
          <Route path="/reset-password" element={<AuthPage kind="reset-password" />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>,
    );
    await expectAccessible(container);
    await fillBoth('Abcde1');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(sent).toEqual([{ address: '/api/auth/reset-password', body: { token: 'secret', password: 'Abcde1' } }]);
    expect(useSessionStore.getState().token).toBeNull();
  });

  it.each([
    ['abcde1', 'abcde1', 'Password should contain at least one uppercase letter'],
    ['Abcde1', 'Abcde2', "Password doesn't match"],
  ])('is not sent as %s with %s', async (first, second, message) => {
    const sent = answerWith(200, {});
    showPage('reset-password', '/reset-password?token=secret');
    await fillBoth(first, second);
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says that a link has expired', async () => {
    answerWith(400, { message: 'This link has expired. Please ask for a new one', code: 'link_expired' });
    showPage('reset-password', '/reset-password?token=secret');
    await fillBoth('Abcde1');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired. Please ask for a new one');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('needs a token: without one the address leads home', async () => {
    showPage('reset-password');
    await waitFor(() => expect(location.pathname).toBe('/'));
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
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    fill(password('Password'), 'secret');
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

  it('lead from log-in to a forgotten password and back, and keep what was to happen', async () => {
    show();
    const afterSignIn = vi.fn();
    openModal('login', { afterSignIn });
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeVisible();
    signedIn();
    fill(screen.getByRole('textbox', { name: /^Email/ }), 'a@example.org');
    fill(password('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(afterSignIn).toHaveBeenCalledTimes(1));
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

  it('ask for the same as the page in the same order, and besides for the full name', async () => {
    const labels = () =>
      [...document.querySelectorAll('form label')].map((label) => label.textContent?.replace(/\W*$/, '')).filter(Boolean);
    const page = showPage('signup');
    const ofPage = labels();
    page.unmount();
    show();
    openModal('signup');
    await screen.findByRole('dialog', { name: 'Create your account' });
    expect(ofPage.slice(0, 5)).toEqual(['Name', 'Email', 'Password', 'Confirm password', 'Your age']);
    expect(labels()).toEqual(['Username', 'Full name', ...ofPage.slice(1)]);
  });

  it('offer premium in the specification’s words', async () => {
    show();
    openModal('upgrade');
    const dialog = await screen.findByRole('dialog', { name: 'Uh oh! You have used all free resources.' });
    expect(dialog).toHaveAccessibleDescription('Join our tribe to unlock all benefits');
    await waitFor(() => expect(screen.getByText('Unlimited Tests to practice and be IB ready')).toBeVisible());
    expect(screen.getByText('Access to 3000+ questions to ace up your preparation')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unlock premium to start learning more!' })).toHaveAttribute('href', '/pricing');
  });
});
