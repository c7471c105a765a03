import type { RequestOf, ResponseOf } from '@api/contract';
import { isApiError, messageOf } from '@shell/kit';

type Options = ResponseOf<'POST /api/auth/passkeys/options'>;
type Credential = RequestOf<'POST /api/auth/passkeys'>['body']['credential'];

/** True on https and localhost pages of browsers with passkeys. */
export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Makes a passkey in the browser. `closed` cancels with an `AbortError`. */
export async function makePasskey(optionsJSON: Options, closed: AbortSignal): Promise<Credential> {
  const { startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  closed.throwIfAborted();
  const withdraw = () => WebAuthnAbortService.cancelCeremony();
  closed.addEventListener('abort', withdraw);
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    closed.throwIfAborted();
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
  } finally {
    closed.removeEventListener('abort', withdraw);
  }
}

export function makingFault(error: unknown): string {
  if (isApiError(error)) return messageOf(error);
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return 'This device has a passkey of your account already';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was made. You can try again';
  if (name === 'SecurityError') return 'Passkeys can be made at the main address of this site only';
  return 'Your browser could not make a passkey. Try another device, or a screen lock on this one';
}
