import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { Config } from '../../config.ts';
import { InvalidLaunch, type LtiKeys, PlatformUnreachable } from './lti-keys.ts';
import { publicFetch } from './public-fetch.ts';

export { InvalidLaunch, type LtiKeys, PlatformUnreachable } from './lti-keys.ts';

/** Tolerated difference between the clocks of platform and API, in seconds. */
const CLOCK_TOLERANCE_S = 30;
const MAX_AGE_S = 3_600;

/** Failures that say something of the network or the platform, not of the token. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  // jose's plain error for an answer other than 200 or other than JSON.
  error.code === 'ERR_JOSE_GENERIC';

/** Verifies launches by the keys that each platform publishes; they are fetched when first needed, and again after a rotation. */
export function createLtiKeys({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): LtiKeys {
  const anywhere = NODE_ENV !== 'production';
  const sets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (address: string) => {
    const known = sets.get(address);
    if (known) return known;
    const made = createRemoteJWKSet(new URL(address), { [customFetch]: (url: string) => publicFetch(url, { anywhere }) });
    sets.set(address, made);
    return made;
  };
  return {
    async verify(token, { issuer, clientId, jwksUrl }, now) {
      const { payload } = await jwtVerify(token, keysAt(jwksUrl), {
        algorithms: ['RS256', 'ES256'],
        issuer,
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: MAX_AGE_S,
      }).catch((cause: unknown) => {
        if (isUnreachable(cause)) throw new PlatformUnreachable('The keys cannot be fetched', { cause });
        throw new InvalidLaunch('The token does not verify', { cause });
      });
      const { azp, aud } = payload;
      const isOurs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
      if (!isOurs) throw new InvalidLaunch('Issued to another party');
      return payload;
    },
  };
}
