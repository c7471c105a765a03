import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeModal, openModal } from '../../host.ts';
import { noteAddress } from '../../routing/came-from.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { useToasts } from '../../toasts/toasts.ts';
import { AuthModals } from '../AuthModals.tsx';
import { AuthPage, type AuthPageKind } from '../AuthPage.tsx';
import { takeStoredToasts } from '../sign-in-toasts.ts';
import { type ThirdParty, useThirdParty } from './ThirdPartySignIn.tsx';

const SANDBOX: ThirdParty = { provider: 'sandbox', client_id: 'c', sign_in_url: '/api/sandbox/identity/authorize' };
const GOOGLE: ThirdParty = { provider: 'google', client_id: 'client-1', sign_in_url: null };
const BUTTON = 'Continue with Google (sandbox)';
const opened: URL[] = [];
const reload = vi.fn();
const assign = vi.fn();

interface Answer {
  status?: number;
  authType?: 'login' | 'signup';
  message?: string;
  warning?: string;
}

/** A server with a third party, which answers the sign-in. */
function serve(provider: ThirdParty | null, { status = 200, authType = 'login', ...rest }: Answer = {}): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (address === '/api/auth/providers') return Response.json({ third_party: provider });
    bodies.push(JSON.parse(String(options.body)));
    const headers = status === 200 ? { authorization: 'Bearer fresh' } : undefined;
    return Response.json({ authType, user: sampleUser(), ...rest }, { status, ...(headers ? { headers } : {}) });
  });
  return bodies;
}

const post = (data: unknown, origin = location.origin) => window.dispatchEvent(new MessageEvent('message', { data, origin }));
const credential = { type: 'credential', credential: 'a.b.c' };
const signIn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  post(credential);
};
const showModals = () =>
  render(
    <MemoryRouter>
      <AuthModals />
    </MemoryRouter>,
  );
const showPage = (kind: AuthPageKind) =>
  render(
    <MemoryRouter>
      <AuthPage kind={kind} />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closeModal();
  sessionStorage.clear();
  useSessionStore.getState().clear();
  useThirdParty.setState({ provider: undefined, schools: false });
  useToasts.setState({ waiting: [] });
  history.replaceState(null, '', '/');
  opened.length = 0;
  reload.mockReset();
  assign.mockReset();
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(new URL(String(address)));
    return window;
  });
  // No proxy of the location: its `reload` and `assign` are read-only.
  const [real, mocked] = [window.location, { reload, assign }];
  vi.stubGlobal('location', new Proxy({}, { get: (_, key) => Reflect.get(key in mocked ? mocked : real, key) }));
});

describe('the third party on a page', () => {
  it('gives a credential bound to this form by a nonce', async () => {
    const bodies = serve(SANDBOX);
    const { container } = showPage('login');
    await screen.findByRole('button', { name: BUTTON });
    await expectAccessible(container);
    await signIn();
    await waitFor(() => expect(useSessionStore.getState().token).toBe('fresh'));
    const nonce = opened[0]?.searchParams.get('nonce');
    expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
    expect(bodies).toEqual([{ credential: 'a.b.c', nonce }]);
    expect(location.pathname).toBe('/');
  });

  it('leads a new user to onboarding, which gets the address they came from', async () => {
    serve(SANDBOX, { authType: 'signup' });
    noteAddress('/pricing', '?billing=yearly');
    history.replaceState(null, '', '/sign-up');
    noteAddress('/sign-up', '');
    showPage('signup');
    await signIn();
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(history.state).toMatchObject({ usr: { returnTo: '/pricing?billing=yearly' } });
  });

  it('shows the server’s words, and lets one try again', async () => {
    serve(SANDBOX, { status: 403, message: 'This account is locked. Write to us and we will unlock it' });
    showPage('login');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Write to us and we will unlock it');
    expect(screen.getByRole('button', { name: BUTTON })).toBeEnabled();
  });

  it('takes nothing from other sites, and nothing that is no credential', async () => {
    const bodies = serve(SANDBOX);
    showPage('login');
    await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
    post(credential, 'https://evil.example');
    post({ type: 'credential', credential: 7 });
    post('credential');
    expect(bodies).toEqual([]);
  });

  it('says so when its window may not open', async () => {
    serve(SANDBOX);
    vi.spyOn(window, 'open').mockReturnValue(null);
    showPage('login');
    await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('is not offered where there is none', async () => {
    serve(null);
    showPage('login');
    await waitFor(() => expect(useThirdParty.getState().provider).toBeNull());
    expect(screen.queryByText('or')).toBeNull();
  });
});

describe('the third party in a modal', () => {
  it('reloads a question page and keeps what there is to say', async () => {
    serve(SANDBOX, { warning: 'This is device 5 of 6' });
    history.replaceState(null, '', '/math-questions/math-aa-hl/functions/12');
    showModals();
    openModal('login');
    await signIn();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(takeStoredToasts()).toEqual({ warning: 'This is device 5 of 6' });
    expect(useSessionStore.getState()).toMatchObject({ token: 'fresh', cameFromQuestion: false });
  });

  it('reloads no other page', async () => {
    serve(SANDBOX);
    history.replaceState(null, '', '/math-questions/math-aa-hl/functions');
    showModals();
    openModal('login');
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });

  it('carries on with what a guest was about to do, for a new user as well', async () => {
    serve(SANDBOX, { authType: 'signup' });
    history.replaceState(null, '', '/take-a-test');
    showModals();
    const afterSignIn = vi.fn();
    openModal('login', { afterSignIn });
    await signIn();
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(afterSignIn).toHaveBeenCalledTimes(1);
    expect(history.state).toMatchObject({ usr: { returnTo: '/take-a-test' } });
  });

  it('leaves to the page what only the page can carry on with', async () => {
    serve(SANDBOX, { authType: 'signup' });
    showModals();
    const afterSignIn = vi.fn();
    openModal('signup', { afterSignIn, returnTo: '/pricing?choose=platinum' });
    await signIn();
    await waitFor(() => expect(location.pathname).toBe('/onboarding'));
    expect(afterSignIn).not.toHaveBeenCalled();
    expect(history.state).toMatchObject({ usr: { returnTo: '/pricing?choose=platinum' } });
  });
});

describe('what a sign-in has to say', () => {
  it('is shown: a device too many with the way to them', async () => {
    serve(SANDBOX, { warning: 'You use more devices than included' });
    showPage('login');
    await signIn();
    await waitFor(() => expect(useToasts.getState().waiting).toHaveLength(1));
    expect(useToasts.getState().waiting[0]).toMatchObject({ tone: 'info', text: 'You use more devices than included' });
    useToasts.getState().waiting[0]?.action?.run();
    expect(location.pathname).toBe('/account-details/devices');
  });
});

describe('Google', () => {
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];

  it('draws its button with the nonce, and its credential signs in; a script that does not come is said', async () => {
    const bodies = serve(GOOGLE);
    const first = showPage('login');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    first.unmount();

    const initialize = vi.fn();
    vi.stubGlobal('google', { accounts: { id: { initialize, renderButton: (parent: HTMLElement) => parent.append('Google') } } });
    showPage('login');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toBe('https://accounts.google.com/gsi/client');
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await screen.findByText('Google')).toBeVisible();
    const options = initialize.mock.calls[0]?.[0];
    expect(options).toMatchObject({ client_id: 'client-1', ux_mode: 'popup' });
    options.callback({ credential: 'a.b.c' });
    await waitFor(() => expect(bodies).toEqual([{ credential: 'a.b.c', nonce: options.nonce }]));
  });
});

describe('a school', () => {
  const serveSchool = (answers: Record<string, () => Response>) => {
    const bodies: Record<string, unknown> = {};
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (address === '/api/auth/providers') return Response.json({ third_party: null, schools: true });
      bodies[address] = JSON.parse(String(options.body));
      return answers[address]?.() ?? Response.json({ message: 'No school logs in with this address' }, { status: 404 });
    });
    return bodies;
  };
  const finished = (body: object) => () =>
    Response.json({ user: sampleUser(), ...body }, { headers: { authorization: 'Bearer fresh' } });
  const BEGIN = '/api/auth/school-log-in';
  const FINISH = `${BEGIN}/finish`;

  it('is found by the address, says where none is, and takes the browser to its provider', async () => {
    const answers: Record<string, () => Response> = {};
    serveSchool(answers);
    const { container } = showPage('login');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with your school' }));
    const field = screen.getByRole('textbox', { name: 'School email' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'a@hill.example{Enter}');
    expect(await screen.findByText('No school logs in with this address')).toBeVisible();
    await expectAccessible(container);
    answers[BEGIN] = () => Response.json({ address: 'https://id.hill.example/authorize' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.hill.example/authorize'));
  });

  it.each([
    ['login', '/math-questions?page=2'],
    ['signup', '/onboarding'],
  ])('sends a reader back who comes from it (%s)', async (authType, address) => {
    noteAddress('/math-questions', '?page=2');
    history.replaceState(null, '', '/login?code=c&state=s');
    const bodies = serveSchool({ [FINISH]: finished({ authType }) });
    showPage('login');
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
    expect(bodies[FINISH]).toEqual({ query: '?code=c&state=s' });
    expect(useSessionStore.getState().token).toBe('fresh');
  });

  it('whose log-in failed says so, once', async () => {
    history.replaceState(null, '', '/login?error=access_denied&state=s');
    serveSchool({ [FINISH]: () => Response.json({ message: 'That could not be confirmed' }, { status: 401 }) });
    showPage('login');
    expect(await screen.findByRole('alert')).toHaveTextContent('That could not be confirmed');
    expect(location.search).toBe('');
  });
});
