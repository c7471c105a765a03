import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { type Identity, type IdentityProvider, InvalidCredential, ProviderUnreachable } from './identity-provider.ts';

export interface IdTokenOptions {
  provider: string;
  clientId: string;
  signInUrl: string | null;
  issuer: string | string[];
  jwksUrl: string;
  /** How long to wait at least before the keys are fetched again because a token names an unknown one, in milliseconds. */
  keysCooldownMs?: number;
  /** How long to wait for the keys, in milliseconds. */
  keysTimeoutMs?: number;
}

/** Tolerated difference between the clocks of provider and API, in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** No token is valid for longer, whatever it claims: Google's last an hour. */
const MAX_AGE_S = 3_600;

/** Failures that say something of the network or the provider, not of the token. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  // jose's plain error for an answer other than 200 or other than JSON.
  error.code === 'ERR_JOSE_GENERIC';

function readClaims(provider: string, claims: JWTPayload): Identity {
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
 * them, so a rotation needs nothing of us. Only RS256 and ES256 are taken, so neither `none` nor a key used as an HMAC secret.
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
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256', 'ES256'],
        issuer,
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp', 'email'],
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: MAX_AGE_S,
      }).catch((cause: unknown) => {
        if (isUnreachable(cause)) throw new ProviderUnreachable('The keys cannot be fetched', { cause });
        throw new InvalidCredential('The token does not verify', { cause });
      });
      if (payload.nonce !== nonce) throw new InvalidCredential('The nonce is another one');
      if (payload.azp !== undefined && payload.azp !== clientId) throw new InvalidCredential('Issued to another party');
      return readClaims(provider, payload);
    },
  };
}
