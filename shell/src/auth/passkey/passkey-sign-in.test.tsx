import { expectAccessible, sampleUser } from '@shell/kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionStore } from '../../session/session-store.ts';
import { AuthPage } from '../AuthPage.tsx';

const { startAuthentication, cancelCeremony } = vi.hoisted(() => ({ startAuthentication: vi.fn(), cancelCeremony: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication, WebAuthnAbortService: { cancelCeremony } }));

const OPTIONS = { challenge: 'c', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
const response = { clientDataJSON: 'data', authenticatorData: 'more', signature: 'signed', userHandle: 'handle' };
const signed = { id: 'mine', response, type: 'public-key', clientExtensionResults: {} };
const never = () => new Promise<never>(() => {});

/** A server's answer to a signature, and what was sent. */
function answerWith(status: number, body: unknown): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body: content }: RequestInit) => {
    if (address.endsWith('/sign-in/options')) return Response.json(OPTIONS);
    if (!address.endsWith('/sign-in')) return Response.json({ third_party: null });
    sent.push(JSON.parse(String(content)));
    return Response.json(body, { status, headers: status === 200 ? { authorization: 'Bearer fresh' } : {} });
  });
  return sent;
}

/** A browser with passkeys, in the field or not. */
const browser = ({ inField }: { inField: boolean }) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => inField }),
  );

const show = () =>
  render(
    <MemoryRouter>
      <AuthPage kind="login" />
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

beforeEach(() => {
  vi.unstubAllGlobals();
  startAuthentication.mockReset();
  cancelCeremony.mockReset();
  useSessionStore.getState().clear();
  history.replaceState(null, '', '/login');
});

describe('signing in with a passkey', () => {
  it('works by the button, and sends what was signed and nothing else', async () => {
    browser({ inField: false });
    const sent = answerWith(200, { user: sampleUser() });
    startAuthentication.mockResolvedValue(signed);
    const { container } = show();
    await expectAccessible(container);
    await userEvent.click(button());
    await waitFor(() => expect(useSessionStore.getState().token).toBe('fresh'));
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: false });
    expect(sent).toEqual([{ credential: { id: 'mine', response } }]);
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('works in the list under the address', async () => {
    browser({ inField: true });
    answerWith(200, { user: sampleUser() });
    startAuthentication.mockResolvedValue(signed);
    show();
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(useSessionStore.getState().token).toBe('fresh'));
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: true });
  });

  it('withdraws the offer in the list with the form, and while the button asks', async () => {
    browser({ inField: true });
    answerWith(200, {});
    startAuthentication.mockImplementation(never);
    const { unmount } = show();
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));
    await userEvent.click(button());
    await waitFor(() =>
      expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: false }),
    );
    expect(cancelCeremony).toHaveBeenCalledTimes(1);
    unmount();
  });

  it.each([
    ['NotAllowedError', 'No passkey was chosen. Try again, or use your password'],
    ['SecurityError', /main address of this site only/],
    ['UnknownError', /could not use a passkey/],
  ])('says what is the matter (%s)', async (name, words) => {
    browser({ inField: false });
    answerWith(200, {});
    startAuthentication.mockRejectedValue(Object.assign(new Error('of the browser'), { name }));
    show();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button()).toBeEnabled();
  });

  it('says why the server refuses it, by either way, and offers it again', async () => {
    browser({ inField: true });
    answerWith(401, { message: 'That passkey could not be confirmed', code: 'passkey_refused' });
    startAuthentication.mockResolvedValueOnce(signed).mockImplementation(never);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('That passkey could not be confirmed');
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(2));
    expect(useSessionStore.getState().token).toBeNull();
  });

  it('is not offered where the browser knows no passkeys', () => {
    answerWith(200, {});
    show();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
