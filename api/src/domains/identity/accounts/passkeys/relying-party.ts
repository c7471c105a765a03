import { BRAND } from '@api/contract/brand';
import type { Config } from '../../../../config.ts';

/** Five minutes for a fingerprint, or for finding the phone. */
export const CEREMONY_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, as COSE numbers them: among them what every authenticator has. */
export const ALGORITHMS: number[] = [-8, -7, -257];

/** For whom passkeys are made: the domain that they belong to, and the one address whose pages may ask for them. */
export function relyingParty({ PUBLIC_URL, PASSKEY_DOMAIN }: Pick<Config, 'PUBLIC_URL' | 'PASSKEY_DOMAIN'>) {
  const { origin, hostname } = new URL(PUBLIC_URL);
  return { id: PASSKEY_DOMAIN ?? hostname, name: BRAND, origin };
}
