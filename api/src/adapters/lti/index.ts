import { createRemoteJWKSet, customFetch, type JWTPayload } from 'jose';
import type { Config } from '../../config.ts';
import { InvalidCredential } from '../identity/index.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { publicFetch } from './public-fetch.ts';

/** The required audience and issuer of a launch. */
interface LaunchParties {
  issuer: string;
  clientId: string;
  jwksUrl: string;
}

/** Verifies what learning platforms sign. */
export interface LtiKeys {
  /**
   * The claims of a launch. Checks signature, issuer, audience and times; throws `InvalidCredential` if one is wrong, and
   * `ProviderUnreachable` if the platform's keys cannot be fetched.
   */
  verify(token: string, parties: LaunchParties, now: Date): Promise<JWTPayload>;
}

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
      const payload = await verifyToken(token, keysAt(jwksUrl), { issuer, clientId, claims: ['nonce'], now });
      const { azp, aud } = payload;
      const isOurs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
      if (!isOurs) throw new InvalidCredential('Issued to another party');
      return payload;
    },
  };
}
