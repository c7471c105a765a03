import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { InvalidCredential } from '../../../adapters/identity/index.ts';

/** Names of claims and roles. https://www.imsglobal.org/spec/lti/v1p3 */
const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

const launchClaims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().max(254).catch(''),
  [`${LTI}message_type`]: z.literal('LtiResourceLinkRequest'),
  [`${LTI}version`]: z.literal('1.3.0'),
  [`${LTI}deployment_id`]: z.string().min(1).max(255),
  [`${LTI}target_link_uri`]: z.string().max(2_000),
  [`${LTI}resource_link`]: z.object({ id: z.string().min(1).max(255) }),
  [`${LTI}roles`]: z.array(z.string()),
  [`${LTI}context`]: z.object({ id: z.string().min(1).max(255), title: z.string().catch('') }),
});

/** What a launch says. */
export interface LaunchClaims {
  subject: string;
  nonce: string;
  /** Empty: the platform keeps it to itself. */
  email: string;
  deploymentId: string;
  targetLink: string;
  contextId: string;
  contextTitle: string;
  role: 'teacher' | 'learner';
}

const hasRole = (roles: readonly string[], name: string) =>
  roles.some((role) => role === name || role === `${ROLE}#${name}` || role.startsWith(`${ROLE}/${name}#`));

function roleIn(roles: readonly string[]): LaunchClaims['role'] {
  if (hasRole(roles, 'Instructor')) return 'teacher';
  if (hasRole(roles, 'Learner')) return 'learner';
  throw new InvalidCredential('Neither a teacher nor a learner of the course');
}

/** Reads the claims of a verified launch; throws `InvalidCredential` where it is no launch of a course's link. */
export function readLaunch(payload: JWTPayload): LaunchClaims {
  const { data, error } = launchClaims.safeParse(payload);
  if (!data) throw new InvalidCredential(z.prettifyError(error));
  const context = data[`${LTI}context`];
  return {
    subject: data.sub,
    nonce: data.nonce,
    email: data.email.toLowerCase(),
    deploymentId: data[`${LTI}deployment_id`],
    targetLink: data[`${LTI}target_link_uri`],
    contextId: context.id,
    contextTitle: context.title.slice(0, 200),
    role: roleIn(data[`${LTI}roles`]),
  };
}
