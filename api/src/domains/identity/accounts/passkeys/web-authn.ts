import { BRAND } from '@api/contract/brand';
import { z } from 'zod';
import type { Config } from '../../../../config.ts';

/** What the browser says it was asked, of which the library checks type and origin. https://www.w3.org/TR/webauthn-3/#dictdef-collectedclientdata */
const clientDataSchema = z.object({
  challenge: z.string().min(1).max(200),
  /** Pages of others, which hold ours in a frame, do not ask for passkeys. */
  crossOrigin: z.literal(false).optional(),
});

/** The challenge that was signed; null where the words of the browser are none. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const words: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientDataSchema.safeParse(words).data?.challenge ?? null;
  } catch {
    return null;
  }
}

/** The WebAuthn library, loaded on first use: it takes 27 MB. */
export async function readWebAuthn() {
  const [library, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, decodeAttestationObject };
}

export type WebAuthn = Awaited<ReturnType<typeof readWebAuthn>>;

/** Five minutes for a fingerprint, or for finding the phone. */
export const CEREMONY_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256 in COSE; every authenticator has one. */
export const ALGORITHMS: number[] = [-8, -7, -257];

/** For whom passkeys are made: the domain that they belong to, and the one address whose pages may ask for them. */
export function relyingParty({ PUBLIC_URL, PASSKEY_DOMAIN }: Pick<Config, 'PUBLIC_URL' | 'PASSKEY_DOMAIN'>) {
  const { origin, hostname } = new URL(PUBLIC_URL);
  return { id: PASSKEY_DOMAIN ?? hostname, name: BRAND, origin };
}
