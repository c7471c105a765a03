import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Session, TestApi } from './test-api.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** A person at the platform. */
export interface PlatformPerson {
  sub: string;
  email?: string;
  role: 'Instructor' | 'Learner';
}

/** A browser: keeps the cookies of this site. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #api: TestApi;
  constructor(api: TestApi) {
    this.#api = api;
  }

  /** Calls an address of the API, without following where it leads. */
  async open(path: string, { form, body, as }: { form?: Record<string, string>; body?: unknown; as?: Session } = {}) {
    const headers: Record<string, string> = { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') };
    if (as) headers.authorization = `Bearer ${as.token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const content = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
    const post = path.endsWith('sign-in') || content !== null;
    const response = await this.#api.fetch(path, { method: post ? 'POST' : 'GET', headers, body: content, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

/**
 * A learning platform after LTI 1.3 core and the 1EdTech Security Framework: publishes its keys, checks the log-in that the tool asks for,
 * and signs launches.
 */
export async function startLtiPlatform(api: TestApi) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'platform-1' }] };
  const state = { isAway: false };
  const server = createServer((_, response) => {
    if (state.isAway) return response.writeHead(500).end();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registration = {
    name: 'Hill School Moodle',
    issuer: 'https://moodle.hill.example',
    client_id: 'client-1',
    deployment_ids: ['1'],
    auth_url: `${site}/auth?tenant=7`,
    jwks_url: `${site}/jwks`,
  };
  const home = `${api.config.PUBLIC_URL}/classes`;

  /** Section 5.1.1.1 of the security framework: what a platform sends to begin. */
  const loginOf = (person: PlatformPerson, link = home) => ({
    iss: registration.issuer,
    login_hint: person.sub,
    target_link_uri: link,
    lti_message_hint: 'hint-1',
    client_id: registration.client_id,
    lti_deployment_id: '1',
  });

  /** Section 5.1.1.2: checks each parameter of the tool's request. Returns its state and nonce. */
  function checkAuthRequest(location: string, person: PlatformPerson): { state: string; nonce: string } {
    const url = new URL(location);
    const { state: asked = '', nonce = '', ...rest } = Object.fromEntries(url.searchParams);
    const wanted = {
      tenant: '7',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: registration.client_id,
      redirect_uri: `${api.config.PUBLIC_URL}/api/lti/launch`,
      login_hint: person.sub,
      lti_message_hint: 'hint-1',
    };
    const isRight = Object.entries(wanted).every(([name, value]) => rest[name as keyof typeof rest] === value);
    if (`${url.origin}${url.pathname}` !== `${site}/auth` || !isRight || !asked || !nonce) {
      throw new Error(`Not an authentication request: ${location}`);
    }
    return { state: asked, nonce };
  }

  const claimsOf = (person: PlatformPerson, nonce: string, link = home): JWTPayload => {
    const iat = Math.floor(api.clock.now().getTime() / 1000);
    return {
      iss: registration.issuer,
      aud: [registration.client_id],
      sub: person.sub,
      ...(person.email && { email: person.email }),
      iat,
      exp: iat + 300,
      nonce,
      [`${LTI}message_type`]: 'LtiResourceLinkRequest',
      [`${LTI}version`]: '1.3.0',
      [`${LTI}deployment_id`]: '1',
      [`${LTI}target_link_uri`]: link,
      [`${LTI}resource_link`]: { id: 'link-1', title: 'Homework' },
      [`${LTI}roles`]: [`${ROLE}${person.role}`],
      [`${LTI}context`]: { id: 'course-1', title: '11B at Hill' },
    };
  };

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'platform-1', typ: 'JWT' }).sign(privateKey);

  /** Opens the tool's link in a browser, up to the launch form. */
  async function begin(browser: Browser, person: PlatformPerson, link?: string) {
    const answer = await browser.open('/api/lti/login', { form: loginOf(person, link) });
    return checkAuthRequest(answer.headers.get('location') ?? '', person);
  }

  /** A whole launch. Returns where the browser is led, below this site. */
  async function launch(
    browser: Browser,
    person: PlatformPerson,
    { link, changes = {} }: { link?: string; changes?: Record<string, unknown> } = {},
  ): Promise<string> {
    const { state: asked, nonce } = await begin(browser, person, link);
    const id_token = await sign({ ...claimsOf(person, nonce, link), ...changes });
    const answer = await browser.open('/api/lti/launch', { form: { state: asked, id_token } });
    return `${answer.status} ${answer.headers.get('location')?.replace(api.config.PUBLIC_URL, '')}`;
  }

  return {
    registration,
    loginOf,
    begin,
    claimsOf,
    sign,
    launch,
    /** Whether it fails to hand out its keys. */
    setAway: (isAway: boolean) => {
      state.isAway = isAway;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
