import type { ResponseOf } from '@api/contract';
import { isApiError, messageOf } from '@shell/kit';
import { requestApi } from '../../host.ts';

export type PasskeyAnswer = ResponseOf<'POST /api/auth/passkeys/sign-in'>;

let loading: Promise<typeof import('@simplewebauthn/browser')> | undefined;

/** Loads the library on demand, again after a failure. */
function loadLibrary() {
  loading ??= import('@simplewebauthn/browser').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** True on https and localhost pages of browsers with passkeys. */
export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether it can offer them in the field's list. */
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

export const signInByPasskey = () => signIn({ inField: false });

/** Offers passkeys in the field until one is chosen; null if withdrawn or impossible. Throws the API's refusal. */
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

/** Aborts any request for a passkey. */
export function withdrawPasskeys(): void {
  void loading?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

export function passkeyFault(error: unknown): string {
  if (isApiError(error)) return messageOf(error);
  const { name } = error as { name?: string };
  if (name === 'SecurityError') return 'Passkeys work at the main address of this site only. Please use your password here';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was chosen. Try again, or use your password';
  return 'Your browser could not use a passkey. Please use your password';
}
