import { z } from 'zod';
import { sessionResponse } from './accounts.ts';
import { classPreviewSchema } from './classes.ts';
import { idParamSchema, idSchema, momentSchema, text, webAddress } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/*
 * A school's learning platform (Moodle, Canvas) opens this site by LTI 1.3. A launch belongs to the browser that made it,
 * by a cookie, so that nobody can send another person a link that connects accounts.
 */

const platformFields = {
  /** Shown to people, such as the school's name. */
  name: text(80).trim().min(1, 'Name the platform'),
  issuer: webAddress,
  client_id: text(255).trim().min(1, 'Enter the client ID'),
  deployment_ids: z.array(text(255).trim().min(1)).min(1, 'Enter at least one deployment ID').max(50),
  /** Where a log-in begins. */
  auth_url: webAddress,
  /** The platform's public keys. */
  jwks_url: webAddress,
  /** Where this site gets access tokens; absent or null: it neither reads names nor sends grades. */
  token_url: webAddress.nullish(),
};

export const ltiPlatformSchema = z.object({
  id: idSchema,
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  deployment_ids: z.array(z.string()),
  auth_url: z.string(),
  jwks_url: z.string(),
  token_url: z.string().nullable(),
  created_at: momentSchema,
});
export type LtiPlatform = z.infer<typeof ltiPlatformSchema>;

/** A launch, as the person reads it before they agree. */
export const ltiLaunchSchema = z.object({
  platform: z.string(),
  /** The course at the platform; empty: it has no title. */
  course: z.string(),
  role: z.enum(['teacher', 'learner']),
  /** The class that belongs to the course; null: none does yet. */
  class: classPreviewSchema.nullable(),
  /** For teachers while no class belongs to the course: those that the caller owns. */
  choices: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Whether this account is connected to the platform, so that the next launch logs in by itself. */
  connected: z.boolean(),
  /** The class in which a connected teacher chooses what the platform's new link opens (deep linking); null: nothing is asked. */
  choosing_in: idSchema.nullable(),
  /** The page that was asked for, where the caller is in the class and has nothing to choose; else null. */
  address: z.string().nullable(),
});
export type LtiLaunch = z.infer<typeof ltiLaunchSchema>;

/** What a form or an address of the platform may be answered with: a way on. */
const onward = {
  access: 'anyone',
  anyDevice: true,
  status: 303,
  produces: 'text/html',
  responseHeaders: { location: 'Where to go on' },
} as const;

const loginFields = {
  iss: text(500),
  login_hint: text(1_000),
  target_link_uri: text(2_000),
  lti_message_hint: text(4_000).optional(),
  client_id: text(255).optional(),
  lti_deployment_id: text(255).optional(),
};
/** The parameters of a third-party initiated login. */
export const ltiLoginInput = z.object({
  ...loginFields,
  /** The secret of our own page in a frame of the platform, which waits for what its person chooses in a new window. */
  frame: text(43).optional(),
});

const page = { access: 'anyone', anyDevice: true, produces: 'text/html' } as const;

/** A course of a platform that opens a class. */
export const connectedCourseSchema = z.object({
  id: idSchema,
  platform: z.string(),
  /** Empty: it has no title. */
  title: z.string(),
  /** Whether the platform shares the names of its members. */
  shares_members: z.boolean(),
});
export type ConnectedCourse = z.infer<typeof connectedCourseSchema>;

const classParam = z.strictObject({ id: idParamSchema });

export const ltiEndpoints = defineEndpoints({
  'GET /api/admin/lti-platforms': {
    summary: 'The learning platforms that may open this site',
    access: 'settings',
    response: z.object({ platforms: z.array(ltiPlatformSchema) }),
  },
  'POST /api/admin/lti-platforms': {
    summary: 'Register a learning platform; each issuer and client ID once',
    access: 'settings',
    body: z.strictObject(platformFields),
    status: 201,
    response: ltiPlatformSchema,
    errors: ['platform_registered'],
  },
  'DELETE /api/admin/lti-platforms/:id': {
    summary: 'Remove a learning platform: launches from it stop working. Classes and accounts stay',
    access: 'settings',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'GET /api/lti/login': {
    summary: 'Start an OpenID Connect login initiated by a platform',
    query: z.object(loginFields).partial(),
    ...onward,
  },
  'GET /api/lti/frame': {
    summary: 'The page of a launch within a frame, where browsers keep no cookies: opens it in a new window',
    query: z.object(loginFields),
    ...page,
  },
  'GET /api/lti/keys': {
    summary: "This site's public keys, as a JSON Web Key Set",
    access: 'anyone',
    anyDevice: true,
    response: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  },
  'GET /api/lti/answers/:token': {
    summary: 'What was chosen for a page in a frame, as a message that it posts to the platform',
    access: 'anyone',
    anyDevice: true,
    params: z.strictObject({ token: text(43) }),
    /** `message` is a signed token; null until something is chosen. */
    response: z.object({ message: z.object({ return_url: z.string(), jwt: z.string() }).nullable() }),
  },
  'POST /api/lti/login': { summary: 'The same as a form post', rawBody: true, ...onward },
  'POST /api/lti/launch': { summary: 'Receive the signed launch of a platform, as a form post', rawBody: true, ...onward },
  'POST /api/lti/launches/sign-in': {
    summary: 'Log in to the account connected to the person who launched',
    access: 'anyone',
    ...sessionResponse,
    errors: ['launch_over', 'account_not_linked', 'account_locked', 'second_factor_needed'],
  },
  'GET /api/lti/launches/mine': {
    summary: 'The launch of this browser: the class, and what its teachers will see',
    access: 'signed-in',
    response: ltiLaunchSchema,
    errors: ['launch_over', 'other_account'],
  },
  'POST /api/lti/launches/accept': {
    summary: 'Connect the account to the platform and join the class; doing so again changes nothing',
    access: 'signed-in',
    body: z.strictObject({
      agreed: z.literal(true, 'Read what your teacher will see, then agree'),
      /** Of learners alone. No by default. */
      shares_progress: z.boolean().optional(),
      /** For teachers: the class of theirs that from now on belongs to the course. */
      class_id: idSchema.optional(),
    }),
    response: z.object({ address: z.string() }),
    errors: ['launch_over', 'other_account', 'no_class_yet', 'class_archived', 'class_full', 'too_many_classes'],
  },
  'POST /api/lti/launches/choose': {
    summary: 'Choose what the new link of a platform opens: an assignment, or the class',
    access: 'signed-in',
    body: z.strictObject({
      /** Null: the home page of the class. */
      assignment_id: idSchema.nullable(),
    }),
    /** Where the browser carries it to the platform; null: the page in the platform's frame does, and this window can be closed. */
    response: z.object({ address: z.string().nullable() }),
    errors: ['launch_over', 'other_account', 'no_class_yet', 'nothing_to_choose'],
  },
  'GET /api/lti/launches/answer': {
    summary: 'Carry what was chosen to the platform, as a form that sends itself',
    ...page,
    errors: ['launch_over', 'nothing_to_choose'],
  },
  'GET /api/classes/:id/courses': {
    summary: "The courses of schools' platforms that open a class, for its teachers",
    access: 'signed-in',
    params: classParam,
    response: z.object({ courses: z.array(connectedCourseSchema) }),
  },
  'POST /api/classes/:id/courses/:courseId/members': {
    summary: "Read the members of a platform's course, to invite from. Nothing is stored",
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, courseId: idParamSchema }),
    response: z.object({
      /** Their email addresses. */
      learners: z.array(z.string()),
      teachers: z.array(z.string()),
      /** How many of them have no address that the platform shares. */
      without_email: z.int().nonnegative(),
    }),
    errors: ['class_archived', 'platform_away', 'platform_refuses'],
  },
});
