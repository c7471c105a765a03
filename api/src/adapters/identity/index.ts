import type { Config } from '../../config.ts';
import { outsideServicesOf, withBreaker } from '../../outside-services/index.ts';
import { createIdTokenProvider } from './id-token.ts';
import { type IdentityProvider, InvalidCredential, ProviderUnreachable } from './identity-provider.ts';

export { type Identity, type IdentityProvider, InvalidCredential, ProviderUnreachable } from './identity-provider.ts';
export { createSchoolLogIn, type LogInProof, type SchoolClient, type SchoolLogIn } from './school-log-in.ts';

/** Path of the sandbox provider below the API and, through the gateway, below the site. */
export const SANDBOX_IDENTITY_PATH = '/api/sandbox/identity';
/** The audience of the sandbox's tokens. */
export const SANDBOX_CLIENT_ID = 'study-platform-sandbox';

/** The issuer that the sandbox's tokens name. */
export const sandboxIssuer = (config: Pick<Config, 'PUBLIC_URL'>) => `${config.PUBLIC_URL}${SANDBOX_IDENTITY_PATH}`;

/**
 * The provider from the settings: Google if `GOOGLE_CLIENT_ID` is set; else the sandbox, whose keys this process serves
 * itself; none in production.
 * Google's issuer and keys: https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken
 */
export function createIdentityProvider(config: Config): IdentityProvider | null {
  const provider = createProvider(config);
  if (!provider) return null;
  const isRefusal = (error: unknown) => error instanceof InvalidCredential;
  return withBreaker(provider, outsideServicesOf(config).breaker('identity'), ['verify'], {
    isRefusal,
    Away: ProviderUnreachable,
  });
}

function createProvider(config: Config): IdentityProvider | null {
  if (config.GOOGLE_CLIENT_ID) {
    return createIdTokenProvider({
      provider: 'google',
      clientId: config.GOOGLE_CLIENT_ID,
      signInUrl: null,
      issuer: ['https://accounts.google.com', 'accounts.google.com'],
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    });
  }
  if (config.NODE_ENV === 'production') return null;
  return createIdTokenProvider({
    provider: 'sandbox',
    clientId: SANDBOX_CLIENT_ID,
    signInUrl: `${SANDBOX_IDENTITY_PATH}/authorize`,
    issuer: sandboxIssuer(config),
    jwksUrl: `http://127.0.0.1:${config.API_PORT}${SANDBOX_IDENTITY_PATH}/jwks.json`,
  });
}
