import { ApiError } from '@shell/kit';
import { sampleUser } from '@shell/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSessionStore } from '../session/session-store.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { LogInForm } from './LogInForm.tsx';
import { type CodeAnswer, useWaitingLogIn, withCodeIfRequired } from './second-factor.ts';

const CODE_CALL = '/api/auth/second-factor/log-in';
const user = sampleUser();

/** A server whose accounts ask for a code; `enter` answers it. */
function askForCode(enter: () => Response | Promise<Response>): { address: string; body: unknown }[] {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(body)) });
    if (address === CODE_CALL) return enter();
    return Response.json({ message: 'A code is needed', code: 'second_factor_needed', challenge: 'waiting' }, { status: 403 });
  });
  return sent;
}

function LogIn({ onLoggedIn }: { onLoggedIn: () => void }) {
  const asked = useWaitingLogIn((state) => state.waiting !== null);
  return (
    <>
      <LogInForm onLoggedIn={onLoggedIn} forgotPassword={null} />
      {asked && <CodeDialog />}
    </>
  );
}

async function logIn(onLoggedIn = vi.fn()) {
  render(<LogIn onLoggedIn={onLoggedIn} />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'a@example.org' } });
  fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), { target: { value: 'secret' } });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Enter your code' });
  return onLoggedIn;
}
const enterCode = async (code: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } });
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

beforeEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.getState().clear();
  useWaitingLogIn.setState({ waiting: null });
});

it('a log-in that needs a code goes on with it, and is a log-in like any other', async () => {
  const sent = askForCode(() => Response.json({ user }, { headers: { authorization: 'Bearer fresh' } }));
  const onLoggedIn = await logIn();
  expect(useSessionStore.getState().token).toBeNull();
  await enterCode('123 456');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  expect(useSessionStore.getState()).toMatchObject({ token: 'fresh', user: { id: user.id } });
  expect(sent.at(-1)).toEqual({ address: CODE_CALL, body: { challenge: 'waiting', code: '123 456' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a wrong code says so and can be entered again', async () => {
  askForCode(() => Response.json({ message: 'That code is not right', code: 'wrong_code' }, { status: 403 }));
  const onLoggedIn = await logIn();
  await enterCode('1');
  expect(await screen.findByText('That code is not right')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('closing the dialog leads back to the form, which says why', async () => {
  askForCode(() => Response.json({}));
  const onLoggedIn = await logIn();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/No code was entered/)).toBeVisible();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('a log-in that waited too long leads back to the form', async () => {
  askForCode(() => Response.json({ message: 'Waited too long', code: 'challenge_ended' }, { status: 410 }));
  await logIn();
  await enterCode('123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the dialog stays while a code is on its way, which is sent once', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = askForCode(() => answer.promise);
  const onLoggedIn = await logIn();
  await enterCode('123456');
  const field = screen.getByRole('textbox', { name: 'Code' });
  fireEvent.change(field, { target: { value: '7' } });
  await userEvent.type(field, '{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(sent.filter(({ address }) => address === CODE_CALL)).toHaveLength(1);
  answer.resolve(Response.json({ user }, { headers: { authorization: 'Bearer fresh' } }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
});

/** A log-in that waits for its code, and its outcome. */
async function waitingLogIn(challenge: string) {
  const needed = Promise.reject(new ApiError(403, 'second_factor_needed', 'A code is needed', [], { challenge }));
  const ended = withCodeIfRequired<never>(needed).catch((error: ApiError) => error.code);
  await waitFor(() => expect(useWaitingLogIn.getState().waiting?.challenge).toBe(challenge));
  return { ended, waiting: useWaitingLogIn.getState().waiting };
}

it('an answer that comes late to a log-in that was given up leaves the next one waiting', async () => {
  const first = await waitingLogIn('first');
  first.waiting?.givenUp();
  const second = await waitingLogIn('second');
  first.waiting?.entered({ user } as CodeAnswer);
  expect(useWaitingLogIn.getState().waiting).toBe(second.waiting);
  second.waiting?.entered({ user } as CodeAnswer);
  expect(await first.ended).toBe('code_not_entered');
  expect(await second.ended).toEqual({ user });
  expect(useWaitingLogIn.getState().waiting).toBeNull();
});

it('a log-in that is begun while another waits takes its place', async () => {
  const first = await waitingLogIn('first');
  const second = await waitingLogIn('second');
  expect(await first.ended).toBe('code_not_entered');
  expect(useWaitingLogIn.getState().waiting).toBe(second.waiting);
});
