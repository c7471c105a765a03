import type { ResponseOf } from '@api/contract';
import { isApiError, messageOf } from '@shell/kit';
import { requestApi } from '../../host.ts';

/** What a sign-in with a passkey answers. */
export type PasskeyAnswer = ResponseOf<'POST /api/auth/passkeys/sign-in'>;

let loading: Promise<typeof import('@simplewebauthn/browser')> | undefined;

/** The library, once a user needs it. One that could not be loaded is asked for again the next time. */
function loadLibrary() {
  loading ??= import('@simplewebauthn/browser').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether this browser knows passkeys at all; it does on https pages and on this machine's own. */
export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether it can offer them in the list under the address. */
async function offersThemInFields(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

async function signIn({ inField }: { inField: boolean }): Promise<PasskeyAnswer> {
  const optionsJSON = await requestApi('POST /api/auth/passkeys/sign-in/options');
  const { startAuthentication } = await loadLibrary();
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const credential = { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  return requestApi('POST /api/auth/passkeys/sign-in', { body: { credential } });
}

/** Has the browser ask for a passkey and signs in with it. */
export const signInByPasskey = () => signIn({ inField: false });

/**
 * Lets the browser offer passkeys in the list under the address, until one is chosen there or the offer is withdrawn. Null: none was; the
 * form works without, so what keeps the offer from being made is not reported. Throws what the API says against a chosen one.
 */
export async function offerPasskeysInField(): Promise<PasskeyAnswer | null> {
  if (!(await offersThemInFields().catch(() => false))) return null;
  try {
    return await signIn({ inField: true });
  } catch (error) {
    if (isApiError(error) && error.code.startsWith('passkey_')) throw error;
    if (isApiError(error) && error.code === 'account_locked') throw error;
    return null;
  }
}

/** Withdraws whatever the browser asks for. */
export function withdrawPasskeys(): void {
  void loading?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

/** What to say of a passkey that did not sign in. */
export function passkeyFault(error: unknown): string {
  if (isApiError(error)) return messageOf(error);
  const { name } = error as { name?: string };
  if (name === 'SecurityError') return 'Passkeys work at the main address of this site only. Please use your password here';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was chosen. Try again, or use your password';
  return 'Your browser could not use a passkey. Please use your password';
}
