import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAgreementDraft } from '../agreements/agreement-draft.ts';
import { useSessionStore } from '../session/session-store.ts';
import { AuthPage } from './AuthPage.tsx';

const MAILED = { message: 'We have sent a mail to new@example.org. Open the link in it to continue', code: 'confirm_by_mail' };
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const passwordFields = () => screen.getAllByLabelText(/assword/, { selector: 'input' });

/** A server that repeats its last response; requests are recorded. */
function answerWith(...answers: [number, unknown][]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address !== '/api/auth/signup') return Response.json({ third_party: null });
    sent.push(JSON.parse(String(body)));
    const [status, answer] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}];
    return Response.json(answer, { status });
  });
  return sent;
}

async function signUp() {
  const view = render(
    <MemoryRouter>
      <AuthPage kind="signup" />
    </MemoryRouter>,
  );
  fill(screen.getByRole('textbox', { name: /^Name/ }), 'newcomer');
  fill(screen.getByRole('textbox', { name: /^Email/ }), 'new@example.org');
  for (const field of passwordFields()) fill(field, '123456');
  fill(screen.getByRole('combobox', { name: /^Your age/ }), '18-or-over');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  return view;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.getState().clear();
  forgetAgreementDraft();
  history.replaceState(null, '', '/sign-up');
});

describe('a sign-up that goes on by mail', () => {
  it('says where to look, to screen readers too, and signs nobody in', async () => {
    const sent = answerWith([403, MAILED]);
    const { container } = await signUp();
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(screen.getByText('new@example.org')).toBeVisible();
    expect([sent.length, useSessionStore.getState().token, location.pathname]).toEqual([1, null, '/sign-up']);
    await expectAccessible(container);
  });

  it('is sent again as it was, and says what is said against it', async () => {
    const sent = answerWith([403, MAILED], [403, MAILED], [429, { message: 'Try again in an hour', code: 'too_many_requests' }]);
    await signUp();
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByRole('status')).toHaveTextContent('We’ve sent another email');
    expect(sent[1]).toEqual(sent[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in an hour');
  });

  it('leads back to what was typed', async () => {
    answerWith([403, MAILED]);
    await signUp();
    await userEvent.click(screen.getByRole('button', { name: 'Change the address' }));
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('new@example.org');
  });

  it('goes on by itself once the link is opened in another tab', async () => {
    answerWith([403, MAILED]);
    await signUp();
    act(() => useSessionStore.getState().signIn('from-the-other-tab', sampleUser()));
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
  });
});
