import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type { Config } from '../../config.ts';
import { publicFetch } from '../../outside-services/index.ts';
import { readClaims } from './id-token.ts';
import { type Identity, InvalidCredential, ProviderUnreachable } from './identity-provider.ts';

/** This site as a client of a school's OpenID Connect provider. */
export interface SchoolClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the browser that began a log-in keeps until it finishes it. */
export interface LogInProof {
  state: string;
  nonce: string;
  verifier: string;
}

/** Logs in with the OpenID Connect providers of schools, by the authorization code flow with PKCE. */
export interface SchoolLogIn {
  /** Throws `ProviderUnreachable` where an issuer does not answer as OpenID Connect Discovery prescribes. */
  check(client: Pick<SchoolClient, 'issuer' | 'clientId'>): Promise<void>;
  /**
   * Begins a log-in: where the browser continues, and what it keeps. Throws `ProviderUnreachable` as `check` does.
   */
  begin(
    client: SchoolClient,
    asked: { redirectUri: string; email: string; now: Date },
  ): Promise<{ address: string; proof: LogInProof }>;
  /**
   * The identity that a provider vouches for, by the address to which it sent the browser back. Throws `InvalidCredential` where
   * anything does not fit, and `ProviderUnreachable` where it does not answer.
   */
  finish(client: SchoolClient, returned: { address: URL; proof: LogInProof; now: Date }): Promise<Identity>;
}

/** How long a provider's discovery document is used, in milliseconds. */
const DISCOVERY_MS = 10 * 60_000;
/** Tolerated difference between the clocks of provider and API, in seconds. */
const CLOCK_TOLERANCE_S = 30;

/** By form if supported; the default is HTTP Basic (Discovery, section 3). */
const authenticateBy =
  (secret: string): oidc.ClientAuth =>
  (server, client, body, headers) => {
    const byForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authenticate = byForm ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    authenticate(server, client, body, headers);
  };

/** Whether a provider is the one that was registered. A cloud's issuer for all tenants, with a placeholder, would log in anyone's. */
const isNamed = (server: oidc.ServerMetadata, issuer: string) =>
  URL.canParse(server.issuer) && new URL(server.issuer).href === new URL(issuer).href;

function refuse(error: unknown): never {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof ProviderUnreachable) throw cause;
  throw new InvalidCredential('The provider does not vouch for anyone', { cause: error });
}

/** A client of schools' providers. Their identities are named apart from those of other third parties with the same issuer. */
export function createSchoolLogIn({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): SchoolLogIn {
  const anywhere = NODE_ENV !== 'production';
  const extensions = [oidc.enableNonRepudiationChecks, ...(anywhere ? [oidc.allowInsecureRequests] : [])];
  const servers = new LRUCache<string, oidc.ServerMetadata>({ max: 500, ttl: DISCOVERY_MS });

  const fetchFrom: oidc.CustomFetch = async (address, { method, headers, body }) => {
    const response = await publicFetch(address, {
      anywhere,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body != null && { body: String(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderUnreachable('The provider did not answer', { cause });
    });
    if (response.status >= 500) throw new ProviderUnreachable(`The provider answered ${response.status}`);
    return response;
  };

  async function discover(issuer: string, clientId: string): Promise<oidc.ServerMetadata> {
    const known = servers.get(issuer);
    if (known) return known;
    const options = { [oidc.customFetch]: fetchFrom, execute: extensions };
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, options).catch((cause: unknown) => {
      throw new ProviderUnreachable('The issuer does not describe itself', { cause });
    });
    const server = found.serverMetadata();
    if (!isNamed(server, issuer)) throw new ProviderUnreachable(`The issuer calls itself ${server.issuer}`);
    servers.set(issuer, server);
    return server;
  }

  async function connect({ issuer, clientId, clientSecret }: SchoolClient, now: Date): Promise<oidc.Configuration> {
    const server = await discover(issuer, clientId);
    const clock = {
      [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
      [oidc.clockTolerance]: CLOCK_TOLERANCE_S,
    };
    const connection = new oidc.Configuration(server, clientId, clock, authenticateBy(clientSecret));
    connection[oidc.customFetch] = fetchFrom;
    for (const extend of extensions) extend(connection);
    return connection;
  }

  return {
    async check({ issuer, clientId }) {
      await discover(issuer, clientId);
    },

    async begin(client, { redirectUri, email, now }) {
      const server = await connect(client, now);
      const proof = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const address = oidc.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        login_hint: email,
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, proof };
    },

    async finish(client, { address, proof, now }) {
      const server = await connect(client, now);
      const tokens = await oidc
        .authorizationCodeGrant(server, address, {
          expectedState: proof.state,
          expectedNonce: proof.nonce,
          pkceCodeVerifier: proof.verifier,
          idTokenExpected: true,
        })
        .catch(refuse);
      const claims = tokens.claims();
      if (!claims) throw new InvalidCredential('No ID token');
      const isComplete = claims.email !== undefined || server.serverMetadata().userinfo_endpoint === undefined;
      const person = isComplete
        ? claims
        : { ...claims, ...(await oidc.fetchUserInfo(server, tokens.access_token, claims.sub).catch(refuse)) };
      // Microsoft Entra ID says by this claim that the domain of an address is the tenant's.
      const isOfDomainOwner = [true, 'true', 1, '1'].includes(person.xms_edov as never);
      const identity = readClaims(`school:${client.issuer}`, person);
      return { ...identity, emailVerified: identity.emailVerified || isOfDomainOwner };
    },
  };
}
