import { createRemoteJWKSet, customFetch, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Config } from '../../config.ts';
import { memoizeAsync } from '../../memoize-async.ts';
import { publicFetch } from '../../outside-services/index.ts';
import { InvalidCredential } from '../identity/index.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { createPlatformServices, type PlatformServices } from './platform-services.ts';
import { readToolKeys } from './tool-key.ts';

export { PlatformServiceFailed, SCORE_SCOPE } from './platform-services.ts';

/** The required audience and issuer of a launch. */
interface LaunchParties {
  issuer: string;
  clientId: string;
  jwksUrl: string;
}

/** This site as a tool of learning platforms, by LTI 1.3. */
export interface LtiTool extends PlatformServices {
  /**
   * The claims of a launch. Checks signature, issuer, audience and times; throws `InvalidCredential` if one is wrong, and
   * `ProviderUnreachable` if the platform's keys cannot be fetched.
   */
  verify(token: string, parties: LaunchParties, now: Date): Promise<JWTPayload>;
  /** A message to a platform, valid for five minutes. */
  sign(claims: JWTPayload, parties: Pick<LaunchParties, 'issuer' | 'clientId'>, now: Date): Promise<string>;
  /** The public keys of this site's messages. */
  publishedKeys(): Promise<JWK[]>;
}

/** A tool that takes launches signed by the keys that each platform publishes; they are fetched when first needed, and again after a rotation. */
export function createLtiTool(config: Pick<Config, 'NODE_ENV' | 'LTI_KEY' | 'DATA_DIR'>): LtiTool {
  const anywhere = config.NODE_ENV !== 'production';
  const keys = memoizeAsync(() => readToolKeys(config));
  const sets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (address: string) => {
    const known = sets.get(address);
    if (known) return known;
    const made = createRemoteJWKSet(new URL(address), { [customFetch]: (url: string) => publicFetch(url, { anywhere }) });
    sets.set(address, made);
    return made;
  };
  return {
    ...createPlatformServices(keys, { anywhere }),
    async verify(token, { issuer, clientId, jwksUrl }, now) {
      const payload = await verifyToken(token, keysAt(jwksUrl), { issuer, clientId, claims: ['nonce'], now });
      const { azp, aud } = payload;
      const isOurs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
      if (!isOurs) throw new InvalidCredential('Issued to another party');
      return payload;
    },
    async sign(claims, { issuer, clientId }, now) {
      const { signing } = await keys();
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ ...claims, iss: clientId, aud: issuer })
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'JWT' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .sign(signing.key);
    },
    publishedKeys: async () => (await keys()).published,
  };
}
