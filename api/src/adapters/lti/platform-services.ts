import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { publicFetch } from '../../outside-services/index.ts';
import type { ToolKeys } from './tool-key.ts';

/** Where a platform hands out access tokens, and to whom. */
export interface ServiceParties {
  clientId: string;
  tokenUrl: string;
}

/** For a line of a platform's gradebook. https://www.imsglobal.org/spec/lti-ags/v2p0 */
export interface Score {
  subject: string;
  marks: number;
  of: number;
  /** Whether all marks are given; else some wait for a teacher. */
  isFinal: boolean;
  /** When it became what it is: a platform keeps the latest. */
  at: Date;
}

/** A member of a platform's course. https://www.imsglobal.org/spec/lti-nrps/v2p0 */
export interface CourseMember {
  /** Empty: the platform does not share it. */
  email: string;
  role: 'teacher' | 'learner';
}

/** A platform did not do what it was asked for. `isRefused`: it answered that it will not, so that asking again changes nothing. */
export class PlatformServiceFailed extends Error {
  readonly isRefused: boolean;
  constructor(message: string, isRefused: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRefused = isRefused;
  }
}

export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const NAMES_SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const NAMES_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const MOST_PAGES = 20;
const TOKEN_MARGIN_MS = 30_000;

const tokenAnswer = z.object({ access_token: z.string().min(1).max(8_000), expires_in: z.coerce.number().positive().catch(60) });

const memberAnswer = z.object({
  members: z.array(
    z.object({
      email: z.string().max(254).catch(''),
      status: z.string().catch('Active'),
      roles: z.array(z.string()),
    }),
  ),
});

const isTeacher = (roles: readonly string[]) => roles.some((role) => /(?:^|[#/])Instructor(?:$|#)/.test(role));

/** The address of a line's scores: platforms put parameters behind the path. */
function scoresOf(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

/** Names and roles, and grades, at the platforms that open this site. */
export interface PlatformServices {
  postScore(parties: ServiceParties, lineItem: string, score: Score): Promise<void>;
  /** The active members of a course, at most 20 pages of the platform's. Throws `PlatformServiceFailed`. */
  listMembers(parties: ServiceParties, address: string, now: Date): Promise<CourseMember[]>;
}

/** The services of platforms. Access tokens are kept until shortly before they expire. */
export function createPlatformServices(keys: () => Promise<ToolKeys>, { anywhere }: { anywhere: boolean }): PlatformServices {
  const tokens = new Map<string, { token: string; until: number }>();

  async function request(address: string, options: Omit<Parameters<typeof publicFetch>[1], 'anywhere'>): Promise<Response> {
    const response = await publicFetch(address, { anywhere, ...options }).catch((cause: unknown) => {
      throw new PlatformServiceFailed('The platform did not answer', false, { cause });
    });
    if (response.ok) return response;
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
    throw new PlatformServiceFailed(`The platform answered ${response.status} at ${new URL(address).pathname}`, isRefused);
  }

  async function read<Shape extends z.ZodType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
    const { data, error } = shape.safeParse(await response.json().catch(() => null));
    if (error) throw new PlatformServiceFailed('The platform answered something else', true, { cause: error });
    return data;
  }

  /** Client credentials with a signed assertion. https://www.imsglobal.org/spec/security/v1p0 section 4 */
  async function tokenFor({ clientId, tokenUrl }: ServiceParties, scope: string, now: Date): Promise<string> {
    const name = `${tokenUrl} ${clientId} ${scope}`;
    const kept = tokens.get(name);
    if (kept && kept.until > now.getTime()) return kept.token;
    const { signing } = await keys();
    const seconds = Math.floor(now.getTime() / 1000);
    const assertion = await new SignJWT({ iss: clientId, sub: clientId, aud: tokenUrl, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'JWT' })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(signing.key);
    const form = {
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    };
    const response = await request(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    const { access_token: token, expires_in } = await read(response, tokenAnswer);
    tokens.set(name, { token, until: now.getTime() + expires_in * 1000 - TOKEN_MARGIN_MS });
    return token;
  }

  return {
    async postScore(parties, lineItem, { subject, marks, of, isFinal, at }) {
      const token = await tokenFor(parties, SCORE_SCOPE, at);
      await request(scoresOf(lineItem), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify({
          userId: subject,
          scoreGiven: marks,
          scoreMaximum: of,
          timestamp: at.toISOString(),
          activityProgress: 'Completed',
          gradingProgress: isFinal ? 'FullyGraded' : 'PendingManual',
        }),
      });
    },

    async listMembers(parties, address, now) {
      const token = await tokenFor(parties, NAMES_SCOPE, now);
      const members: CourseMember[] = [];
      let next: string | undefined = address;
      for (let page = 0; next !== undefined && page < MOST_PAGES; page += 1) {
        const response: Response = await request(next, { headers: { accept: NAMES_TYPE, authorization: `Bearer ${token}` } });
        const answer = await read(response, memberAnswer);
        for (const { email, status, roles } of answer.members) {
          if (status !== 'Active') continue;
          members.push({ email: email.trim().toLowerCase(), role: isTeacher(roles) ? 'teacher' : 'learner' });
        }
        next = nextPage(response.headers.get('link'), address);
      }
      return members;
    },
  };
}

/** The next page, which must be of the same site: the token goes along. */
function nextPage(link: string | null, address: string): string | undefined {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part));
  const url = /<([^>]+)>/.exec(next ?? '')?.[1];
  return url && URL.canParse(url) && new URL(url).origin === new URL(address).origin ? url : undefined;
}
