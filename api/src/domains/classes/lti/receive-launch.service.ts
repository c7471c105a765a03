import { ltiLoginInput } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { InvalidCredential, ProviderUnreachable } from '../../../adapters/identity/index.ts';
import { type LtiTool, SCORE_SCOPE } from '../../../adapters/lti/index.ts';
import type { Config } from '../../../config.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import type { RateLimit } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { hashOf, launchCookie, newSecret, startedHere, stateCookie } from './browser-cookies.ts';
import { keepServices } from './keep-services.ts';
import { consumeLogin, findPlatform, findRegistration, insertLaunch, insertLogin, type LoginRow } from './lti.queries.ts';

/** Names of claims and roles. https://www.imsglobal.org/spec/lti/v1p3 */
export const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const NAMES = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

const httpAddress = z.url({ protocol: /^https?$/ }).max(2_000);

const launchClaims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().max(254).catch(''),
  [`${LTI}message_type`]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${LTI}version`]: z.literal('1.3.0'),
  [`${LTI}deployment_id`]: z.string().min(1).max(255),
  [`${LTI}target_link_uri`]: z.string().max(2_000).optional(),
  [`${LTI}resource_link`]: z.object({ id: z.string().min(1).max(255) }).optional(),
  [`${LTI}roles`]: z.array(z.string()),
  [`${LTI}context`]: z.object({ id: z.string().min(1).max(255), title: z.string().catch('') }),
  [NAMES]: z.object({ context_memberships_url: httpAddress }).optional().catch(undefined),
  [GRADES]: z
    .object({ scope: z.array(z.string()), lineitem: httpAddress })
    .optional()
    .catch(undefined),
  [DEEP_LINKING]: z
    .object({ deep_link_return_url: httpAddress, accept_types: z.array(z.string()), data: z.string().max(10_000).optional() })
    .optional(),
});

interface LaunchClaims {
  subject: string;
  nonce: string;
  /** Empty: the platform does not share it. */
  email: string;
  deploymentId: string;
  targetLink: string | undefined;
  contextId: string;
  contextTitle: string;
  role: 'teacher' | 'learner';
  membershipsUrl: string | null;
  lineItemUrl: string | null;
  /** Of deep linking alone. */
  answerTo: { url: string; data: string | null } | null;
}

const hasRole = (roles: readonly string[], name: string) =>
  roles.some((role) => role === name || role === `${ROLE}#${name}` || role.startsWith(`${ROLE}/${name}#`));

function roleIn(roles: readonly string[]): LaunchClaims['role'] {
  if (hasRole(roles, 'Instructor')) return 'teacher';
  if (hasRole(roles, 'Learner')) return 'learner';
  throw new InvalidCredential('Neither a teacher nor a learner of the course');
}

type Claims = z.output<typeof launchClaims>;

/** Where the answer of deep linking goes; null: the launch opens a link. */
function answerTo(data: Claims, role: LaunchClaims['role']): LaunchClaims['answerTo'] {
  if (data[`${LTI}message_type`] === 'LtiResourceLinkRequest') {
    if (!data[`${LTI}resource_link`] || data[`${LTI}target_link_uri`] === undefined)
      throw new InvalidCredential('No link is named');
    return null;
  }
  const settings = data[DEEP_LINKING];
  if (!settings?.accept_types.includes('ltiResourceLink')) throw new InvalidCredential('The platform takes no links to a tool');
  if (role !== 'teacher') throw new InvalidCredential('Only teachers choose what a link opens');
  return { url: settings.deep_link_return_url, data: settings.data ?? null };
}

/** Reads the claims of a verified launch; throws `InvalidCredential` where it is none of a course. */
function readLaunch(payload: JWTPayload): LaunchClaims {
  const { data, error } = launchClaims.safeParse(payload);
  if (!data) throw new InvalidCredential(z.prettifyError(error));
  const context = data[`${LTI}context`];
  const role = roleIn(data[`${LTI}roles`]);
  const grades = data[GRADES];
  return {
    subject: data.sub,
    nonce: data.nonce,
    email: data.email.toLowerCase(),
    deploymentId: data[`${LTI}deployment_id`],
    targetLink: data[`${LTI}target_link_uri`],
    contextId: context.id,
    contextTitle: context.title.slice(0, 200),
    role,
    membershipsUrl: data[NAMES]?.context_memberships_url ?? null,
    lineItemUrl: grades?.scope.includes(SCORE_SCOPE) ? grades.lineitem : null,
    answerTo: answerTo(data, role),
  };
}

const MINUTE_MS = 60_000;
/** Between the platform's asking and its launch. */
const LOGIN_MS = 10 * MINUTE_MS;
/** For as long as signing up, onboarding and reading may take. */
export const LAUNCH_MS = 60 * MINUTE_MS;
/** A whole school may share an address. */
const LOGINS: RateLimit = { name: 'lti-logins', tries: 2_000, windowMs: 60 * MINUTE_MS };

type BrowserCall = Pick<
  Call<'POST /api/lti/launch'>,
  'db' | 'now' | 'config' | 'log' | 'address' | 'cookie' | 'header' | 'setHeader' | 'rawBody'
>;

/** The text of the page at the end of a failed launch. */
type Problem = 'unknown_platform' | 'expired' | 'refused' | 'platform_away';

const formOf = ({ rawBody }: Pick<BrowserCall, 'rawBody'>) => Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')));

function leadTo({ setHeader }: Pick<BrowserCall, 'setHeader'>, location: string): string {
  setHeader('location', location);
  setHeader('cache-control', 'no-store');
  return '';
}

/** Responds with a page, since a person opens this address in a browser. */
function leadToProblem(call: BrowserCall, problem: Problem, why: unknown): string {
  call.log.info({ err: why, problem }, 'LTI launch refused');
  return leadTo(call, call.config.PUBLIC_URL + addressOf('launch', {}, { query: { problem } }));
}

/** Limits log-ins, since each is stored for a while. */
export const limitLogins = ({ db, address, now }: Pick<BrowserCall, 'db' | 'address' | 'now'>) =>
  countNetworkTry(db, LOGINS, address, now);

/** In a frame of another site browsers keep no cookies, so a page there opens the same log-in in a window of its own. */
const isFramed = ({ header }: Pick<BrowserCall, 'header'>) => /^i?frame$/.test(header('sec-fetch-dest'));

async function beginLogin(call: BrowserCall, input: unknown): Promise<string> {
  const { db, now, config, setHeader } = call;
  const { data, error } = ltiLoginInput.safeParse(input);
  if (!data) return leadToProblem(call, 'refused', error);
  const { frame, ...asking } = data;
  if (isFramed(call)) return leadTo(call, `${config.PUBLIC_URL}/api/lti/frame?${new URLSearchParams(asking)}`);
  const platform = await findRegistration(db, data.iss, data.client_id);
  if (!platform) return leadToProblem(call, 'unknown_platform', { issuer: data.iss });
  const [state, nonce] = [newSecret(), newSecret()];
  const frame_hash = frame === undefined ? null : hashOf(frame);
  const login = { platform_id: platform.id, nonce, target_link: data.target_link_uri, frame_hash, created_at: now };
  await insertLogin(db, { ...login, state_hash: hashOf(state) });
  const asked = new URL(platform.auth_url);
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: `${config.PUBLIC_URL}/api/lti/launch`,
    login_hint: data.login_hint,
    ...(data.lti_message_hint !== undefined && { lti_message_hint: data.lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
  setHeader('set-cookie', stateCookie(state, LOGIN_MS / 1000, config));
  return leadTo(call, asked.href);
}

export const loginByAddress = (call: Call<'GET /api/lti/login'>) => beginLogin(call, call.query);

export const loginByForm = (call: Call<'POST /api/lti/login'>) => beginLogin(call, formOf(call));

/** The page of this site that a link asks for; empty: it names none. */
function targetPath(link: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  if (!URL.canParse(link) || new URL(link).origin !== new URL(PUBLIC_URL).origin) {
    throw new InvalidCredential('The link leads to another site');
  }
  return /^\/classes\/\d{1,9}(?:\/assignments\/\d{1,9})?$/.exec(new URL(link).pathname)?.[0] ?? '';
}

async function verify(call: BrowserCall, lti: LtiTool, login: LoginRow, token: string) {
  const { db, now, config } = call;
  const platform = await findPlatform(db, login.platform_id);
  if (!platform) throw new InvalidCredential('The platform was removed');
  const parties = { issuer: platform.issuer, clientId: platform.client_id, jwksUrl: platform.jwks_url };
  const claims = readLaunch(await lti.verify(token, parties, now));
  if (claims.nonce !== login.nonce) throw new InvalidCredential('The nonce is another one');
  if ((claims.targetLink ?? login.target_link) !== login.target_link) throw new InvalidCredential('The link is another one');
  if (!platform.deployment_ids.includes(claims.deploymentId)) throw new InvalidCredential('The deployment is not registered');
  return {
    platform_id: platform.id,
    deployment_id: claims.deploymentId,
    subject: claims.subject,
    email: claims.email,
    context_id: claims.contextId,
    context_title: claims.contextTitle,
    role: claims.role,
    target_path: claims.answerTo ? '' : targetPath(login.target_link, config),
    memberships_url: claims.membershipsUrl,
    line_item_url: claims.lineItemUrl,
    return_url: claims.answerTo?.url ?? null,
    return_data: claims.answerTo?.data ?? null,
    frame_hash: login.frame_hash,
    created_at: now,
  };
}

/** Accepts a launch, and stores it for this browser. Its log-in is consumed, valid or not. */
export function takeLaunch(lti: LtiTool) {
  return async (call: Call<'POST /api/lti/launch'>): Promise<string> => {
    const { db, now, config, setHeader } = call;
    const { state = '', id_token: token = '', error } = formOf(call);
    const login = startedHere(state, call) ? await consumeLogin(db, hashOf(state)) : undefined;
    if (!login || now.getTime() - login.created_at.getTime() >= LOGIN_MS) return leadToProblem(call, 'expired', { error });
    try {
      const launch = await verify(call, lti, login, token);
      const secret = newSecret();
      await insertLaunch(db, { ...launch, token_hash: hashOf(secret) });
      await keepServices(db, launch, now);
      setHeader('set-cookie', launchCookie(secret, LAUNCH_MS / 1000, config));
      return leadTo(call, config.PUBLIC_URL + addressOf('launch'));
    } catch (refused) {
      if (refused instanceof InvalidCredential) return leadToProblem(call, 'refused', refused);
      if (refused instanceof ProviderUnreachable) return leadToProblem(call, 'platform_away', refused);
      throw refused;
    }
  };
}
