import { sampleUser } from '@shell/kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserAgain, signOut } from '../host.ts';
import { useToasts } from '../toasts/toasts.ts';
import { useSessionStore } from './session-store.ts';

const user = sampleUser({ verified: false });
const session = () => useSessionStore.getState();

/** The server's next responses. */
function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async (..._: [address: string, options: RequestInit]) =>
    body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  useToasts.setState({ waiting: [] });
  session().signIn('token', user);
});

describe('the signed-in user is read again', () => {
  it('and what another device has changed is taken over', async () => {
    answerWith(200, { user: { ...user, verified: true, ib_year: 'First year' } });
    await readUserAgain();
    expect(session().user).toMatchObject({ verified: true, ib_year: 'First year' });
    expect(session().token).toBe('token');
  });

  it('which leaves everything as it is where nothing has changed, or the server is away', async () => {
    answerWith(200, { user });
    await readUserAgain();
    expect(session().user).toBe(user);
    answerWith(502, { nonsense: true });
    await readUserAgain();
    expect(session()).toMatchObject({ token: 'token', user });
    expect(useToasts.getState().waiting).toEqual([]);
  });

  it('but an answer that was on the way during a newer change is dropped', async () => {
    answerWith(200, { user: { ...user, full_name: 'Before' } });
    const reading = readUserAgain();
    session().updateUser({ ...user, full_name: 'After' });
    await reading;
    expect(session().user?.full_name).toBe('After');
  });

  it('which asks nothing for a guest', async () => {
    session().clear();
    const fetched = answerWith(200, { user });
    await readUserAgain();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('ends the session here at once, and on the server with its token', async () => {
    const fetched = answerWith(204, undefined);
    const leaving = signOut();
    expect(session()).toMatchObject({ token: null, user: null });
    await leaving;
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect([address, new Headers(options?.headers).get('authorization')]).toEqual(['/api/auth/sign-out', 'Bearer token']);
  });

  it('of a session that the server has ended already is no fault to tell of', async () => {
    answerWith(401, { message: 'Your session has ended', code: 'session_expired' });
    await signOut();
    expect(useToasts.getState().waiting).toEqual([]);
  });
});
