import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { InvalidCredential, ProviderUnreachable } from './identity-provider.ts';

/** Tolerated difference between the clocks of issuer and API, in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** No token is valid for longer, whatever it claims: Google's last an hour. */
const MAX_AGE_S = 3_600;

/** Errors of the network or the issuer, not of the token. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  // jose's error for a status other than 200, or no JSON.
  error.code === 'ERR_JOSE_GENERIC';

interface Expected {
  issuer: string | string[];
  clientId: string;
  /** Required claims besides `sub`, `iat` and `exp`. */
  claims: readonly string[];
  now: Date;
}

/**
 * The claims of a signed token, with signature, issuer, audience and times checked. Only RS256 and ES256 are taken, so neither `none` nor a key used
 * as an HMAC secret.
 * @throws InvalidCredential if one is wrong, ProviderUnreachable if the issuer's keys cannot be fetched.
 */
export async function verifyToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, claims, now }: Expected,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer,
    audience: clientId,
    requiredClaims: ['sub', 'iat', 'exp', ...claims],
    currentDate: now,
    clockTolerance: CLOCK_TOLERANCE_S,
    maxTokenAge: MAX_AGE_S,
  }).catch((cause: unknown) => {
    if (isUnreachable(cause)) throw new ProviderUnreachable('The keys cannot be fetched', { cause });
    throw new InvalidCredential('The token does not verify', { cause });
  });
  return payload;
}
