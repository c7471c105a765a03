import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { TestApi } from './test-api.ts';

/** What a provider says of the person who logs in; undefined leaves a claim out. */
export type ProviderClaims = JWTPayload;

interface Grant {
  challenge: string;
  nonce: string;
  claims: ProviderClaims;
}

const CLIENT = { client_id: 'sigma:1', client_secret: 'a secret: with %, + and spaces' };

/** As a form encodes a value, which HTTP Basic of OAuth 2 does first (RFC 6749, section 2.3.1). */
const formEncoded = (value: string) => new URLSearchParams({ x: value }).toString().slice(2);

/**
 * A school's OpenID Connect provider after Core 1.0, Discovery 1.0 and RFC 7636: describes itself, checks every parameter of each
 * request, gives each code once to the client that proves itself, and signs ID tokens.
 */
export async function startSchoolProvider(api: TestApi) {
  const [key, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = { keys: [{ ...(await exportJWK(key.publicKey)), alg: 'RS256', use: 'sig', kid: 'school-1' }] };
  const grants = new Map<string, Grant>();
  const settings = {
    isAway: false,
    /** How the client proves itself at the token endpoint. */
    method: 'client_secret_post' as 'client_secret_post' | 'client_secret_basic' | undefined,
    /** Whether the ID token leaves out the address, which the userinfo endpoint then tells. */
    thin: false,
    signsWithAnotherKey: false,
    issuer: undefined as string | undefined,
  };
  let personAtUserinfo: ProviderClaims = {};
  let count = 0;

  const describe = () => ({
    issuer: settings.issuer ?? site,
    authorization_endpoint: `${site}/authorize?tenant=7`,
    token_endpoint: `${site}/token`,
    userinfo_endpoint: `${site}/userinfo`,
    jwks_uri: `${site}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    ...(settings.method && { token_endpoint_auth_methods_supported: [settings.method] }),
  });

  function requireClient({ headers }: IncomingMessage, form: Record<string, string>): void {
    const basic = `Basic ${Buffer.from(`${formEncoded(CLIENT.client_id)}:${formEncoded(CLIENT.client_secret)}`).toString('base64')}`;
    const isProven =
      settings.method === 'client_secret_post'
        ? headers.authorization === undefined &&
          form.client_id === CLIENT.client_id &&
          form.client_secret === CLIENT.client_secret
        : headers.authorization === basic && form.client_secret === undefined;
    if (!isProven) throw new Error('invalid_client');
  }

  async function giveToken(request: IncomingMessage) {
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) throw new Error('invalid_request');
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    requireClient(request, form);
    const grant = grants.get(form.code ?? '');
    grants.delete(form.code ?? '');
    const proven = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    const isRight = form.grant_type === 'authorization_code' && form.redirect_uri === returnAddress;
    if (!grant || !isRight || proven !== grant.challenge) throw new Error('invalid_grant');
    const { email, email_verified, name, ...rest } = grant.claims;
    personAtUserinfo = { sub: rest.sub ?? 'learner-1', email, email_verified, name };
    const iat = Math.floor(api.clock.now().getTime() / 1000);
    const token = {
      iss: settings.issuer ?? site,
      aud: CLIENT.client_id,
      sub: 'learner-1',
      iat,
      exp: iat + 300,
      nonce: grant.nonce,
    };
    const signed = new SignJWT({ ...token, ...(settings.thin ? {} : { email, email_verified, name }), ...rest });
    const id_token = await signed
      .setProtectedHeader({ alg: 'RS256', kid: 'school-1' })
      .sign(settings.signsWithAnotherKey ? stranger.privateKey : key.privateKey);
    return { access_token: 'access-1', token_type: 'Bearer', expires_in: 300, id_token };
  }

  async function respond(request: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === '/.well-known/openid-configuration') return describe();
    if (pathname === '/jwks') return keys;
    if (pathname === '/token' && request.method === 'POST') return giveToken(request);
    if (pathname === '/userinfo' && request.headers.authorization === 'Bearer access-1') return personAtUserinfo;
    throw new Error('not_found');
  }

  const server = createServer((request, response) => {
    if (settings.isAway) return response.writeHead(503).end();
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    respond(request).then(
      (answer) => send(200, answer),
      (error: Error) => send(error.message === 'invalid_client' ? 401 : 400, { error: error.message }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const returnAddress = `${api.config.PUBLIC_URL}/login`;

  /** Logs a person in, as the provider's own page does. Returns the query with which the browser comes back. */
  function authorize(address: string, claims: ProviderClaims = {}): string {
    const url = new URL(address);
    const { state = '', nonce = '', code_challenge: challenge = '', login_hint, ...rest } = Object.fromEntries(url.searchParams);
    const wanted = {
      tenant: '7',
      response_type: 'code',
      scope: 'openid email profile',
      client_id: CLIENT.client_id,
      redirect_uri: returnAddress,
      code_challenge_method: 'S256',
    };
    const isRight =
      `${url.origin}${url.pathname}` === `${site}/authorize` &&
      JSON.stringify(Object.entries(rest).sort()) === JSON.stringify(Object.entries(wanted).sort()) &&
      [state, nonce, challenge].every((value) => /^[\w-]{43}$/.test(value));
    if (!isRight) throw new Error(`Not an authentication request: ${address}`);
    count += 1;
    const person = { email: login_hint, email_verified: true, name: 'Hill Learner', ...claims };
    grants.set(`code-${count}`, { challenge, nonce, claims: person });
    return `?${new URLSearchParams({ code: `code-${count}`, state })}`;
  }

  return {
    settings,
    authorize,
    registration: { name: 'Hill School', issuer: site, ...CLIENT, domains: ['hill.example', 'staff.hill.example'] },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
