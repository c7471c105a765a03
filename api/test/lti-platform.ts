import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Session, TestApi } from './test-api.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

export interface PlatformPerson {
  sub: string;
  email?: string;
  role: 'Instructor' | 'Learner';
}

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

const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const NAMES_SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

/** A score as section 3.4 of Assignment and Grade Services prescribes it. */
export interface PlatformScore {
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  timestamp: string;
  activityProgress: string;
  gradingProgress: string;
}

/**
 * A learning platform after LTI 1.3 core, the 1EdTech Security Framework and LTI Advantage: publishes its keys, checks the log-in that the tool
 * asks for, signs launches, hands out access tokens, names the members of its course, and keeps the latest score of each.
 */
export async function startLtiPlatform(api: TestApi) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'platform-1' }] };
  const state = { isAway: false, refused: new Set<string>() };
  const scores = new Map<string, PlatformScore[]>();
  let tokensGiven = 0;

  async function verifyByTool(jwt: string, audience: string): Promise<JWTPayload> {
    const toolKeys = (await (await api.fetch('/api/lti/keys')).json()) as JSONWebKeySet;
    const { payload } = await jwtVerify(jwt, createLocalJWKSet(toolKeys), {
      algorithms: ['RS256'],
      issuer: registration.client_id,
      audience,
      requiredClaims: ['iat', 'exp'],
      currentDate: api.clock.now(),
    });
    return payload;
  }

  /** Section 4.1 of the security framework. */
  async function giveToken(request: IncomingMessage) {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const { sub, jti } = await verifyByTool(form.client_assertion ?? '', `${site}/token`);
    const isRight =
      request.headers['content-type'] === 'application/x-www-form-urlencoded' &&
      form.grant_type === 'client_credentials' &&
      form.client_assertion_type === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
      [SCORE_SCOPE, NAMES_SCOPE].includes(form.scope ?? '');
    if (!isRight || sub !== registration.client_id || !jti) throw new Error('Not a request for a token');
    tokensGiven += 1;
    return { access_token: `token of ${form.scope}`, token_type: 'Bearer', expires_in: 3600, scope: form.scope };
  }

  const requireToken = ({ headers }: IncomingMessage, scope: string, type: string, header: 'accept' | 'content-type') => {
    if (headers.authorization !== `Bearer token of ${scope}` || headers[header] !== type) throw new Error('Not allowed');
  };

  const members = [
    { user_id: 'teacher-1', status: 'Active', roles: [`${ROLE}Instructor`], email: 'Teacher@Hill.example' },
    { user_id: 'learner-1', status: 'Active', roles: ['Learner'], email: 'learner@hill.example' },
    { user_id: 'learner-8', status: 'Inactive', roles: ['Learner'], email: 'left@hill.example' },
    { user_id: 'learner-9', status: 'Active', roles: ['Learner'] },
  ];

  /** Two pages, as platforms with many members answer. */
  function listMembers(request: IncomingMessage, url: URL) {
    requireToken(request, NAMES_SCOPE, 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json', 'accept');
    const isSecond = url.searchParams.has('page');
    const link: Record<string, string> = isSecond ? {} : { link: `<${site}/members?page=2>; rel="next"` };
    return {
      answer: { id: url.href, context: { id: 'course-1' }, members: isSecond ? members.slice(2) : members.slice(0, 2) },
      link,
    };
  }

  async function takeScore(request: IncomingMessage, line: string) {
    requireToken(request, SCORE_SCOPE, 'application/vnd.ims.lis.v1.score+json', 'content-type');
    const score = JSON.parse(await text(request)) as PlatformScore;
    const isRight =
      score.scoreGiven >= 0 && score.scoreMaximum > 0 && !Number.isNaN(Date.parse(score.timestamp)) && score.userId !== '';
    if (!isRight) throw new Error('Not a score');
    if (state.refused.has(score.userId)) throw new Error('Not a member');
    scores.set(line, [...(scores.get(line) ?? []), score]);
  }

  async function respond(request: IncomingMessage): Promise<{ answer?: unknown; link?: Record<string, string> }> {
    const url = new URL(request.url ?? '/', site);
    if (url.pathname === '/jwks') return { answer: keys };
    if (url.pathname === '/token') return { answer: await giveToken(request) };
    if (url.pathname === '/members') return listMembers(request, url);
    const [, line] = /^\/lines\/(\d+)\/lineitem\/scores$/.exec(url.pathname) ?? [];
    if (line === undefined || url.searchParams.get('type_id') !== '1') throw new Error('Not found');
    await takeScore(request, line);
    return {};
  }

  const server = createServer((request, response) => {
    if (state.isAway) return response.writeHead(500).end();
    respond(request).then(
      ({ answer, link = {} }) => {
        if (answer === undefined) return response.writeHead(204).end();
        response.writeHead(200, { 'content-type': 'application/json', ...link }).end(JSON.stringify(answer));
      },
      (error: Error) => response.writeHead(403).end(error.message),
    );
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
    token_url: `${site}/token`,
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

  const servicesOf = (line: number): Record<string, unknown> => ({
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${site}/members`,
      service_versions: ['2.0'],
    },
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: [SCORE_SCOPE],
      lineitems: `${site}/lines`,
      lineitem: `${site}/lines/${line}/lineitem?type_id=1`,
    },
  });

  /** The changes that make a launch a request for a link. Deep linking, section 4.4.1. */
  const choosing: Record<string, unknown> = {
    [`${LTI}message_type`]: 'LtiDeepLinkingRequest',
    [`${LTI}resource_link`]: undefined,
    [`${DEEP_LINKING}deep_linking_settings`]: {
      deep_link_return_url: `${site}/chosen?course=7&type=1`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window'],
      data: 'kept by "us" & ours',
    },
  };

  /** Section 4.5: checks the answer to a request for a link. Returns the one link that was chosen. */
  async function checkAnswer(returnUrl: string, jwt: string): Promise<Record<string, unknown>> {
    const claims = await verifyByTool(jwt, registration.issuer);
    const isRight =
      returnUrl === `${site}/chosen?course=7&type=1` &&
      claims[`${LTI}message_type`] === 'LtiDeepLinkingResponse' &&
      claims[`${LTI}version`] === '1.3.0' &&
      claims[`${LTI}deployment_id`] === '1' &&
      claims[`${DEEP_LINKING}data`] === 'kept by "us" & ours' &&
      typeof claims.nonce === 'string';
    const items = claims[`${DEEP_LINKING}content_items`];
    if (!isRight || !Array.isArray(items) || items.length !== 1) throw new Error(`Not an answer: ${JSON.stringify(claims)}`);
    return items[0];
  }

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
    servicesOf,
    choosing,
    checkAnswer,
    /** All scores of a line, oldest first. */
    scoresOf: (line: number) => scores.get(String(line)) ?? [],
    countTokens: () => tokensGiven,
    refuse: (subject: string) => state.refused.add(subject),
    setAway: (isAway: boolean) => {
      state.isAway = isAway;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
