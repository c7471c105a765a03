import { createRemoteJWKSet, type JWTPayload } from 'jose';
import { type Identity, type IdentityProvider, InvalidCredential } from './identity-provider.ts';
import { verifyToken } from './verify-token.ts';

export interface IdTokenOptions {
  provider: string;
  clientId: string;
  signInUrl: string | null;
  issuer: string | string[];
  jwksUrl: string;
  /** The minimum time between two fetches of the keys for tokens with an unknown one, in milliseconds. */
  keysCooldownMs?: number;
  /** How long to wait for the keys, in milliseconds. */
  keysTimeoutMs?: number;
}

/** The identity that checked claims name. Throws `InvalidCredential` where they name none. */
export function readClaims(provider: string, claims: JWTPayload): Identity {
  const { sub, email, email_verified: verified, name } = claims;
  if (!sub || sub.length > 255) throw new InvalidCredential('sub is missing or too long');
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new InvalidCredential('no email');
  return {
    provider,
    subject: sub,
    email: email.toLowerCase(),
    // Some providers write it as a string.
    emailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' && name.trim() ? name.trim() : null,
  };
}

/**
 * A provider of signed ID tokens. Its keys are fetched when first needed and again when a token names a key that is not among
 * them, so a rotation needs nothing of us.
 */
export function createIdTokenProvider(options: IdTokenOptions): IdentityProvider {
  const { provider, clientId, signInUrl, issuer, jwksUrl, keysCooldownMs = 30_000, keysTimeoutMs = 5_000 } = options;
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    cooldownDuration: keysCooldownMs,
    timeoutDuration: keysTimeoutMs,
  });
  return {
    provider,
    clientId,
    signInUrl,
    async verify(credential, { nonce, now }) {
      const payload = await verifyToken(credential, keys, { issuer, clientId, claims: ['email'], now });
      if (payload.nonce !== nonce) throw new InvalidCredential('The nonce is another one');
      if (payload.azp !== undefined && payload.azp !== clientId) throw new InvalidCredential('Issued to another party');
      return readClaims(provider, payload);
    },
  };
}
