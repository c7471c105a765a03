import { z } from 'zod';
import { onboardingBodySchema, passwordAgainInput, userSchema } from './accounts.ts';
import { momentSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const accountDataEndpoints = defineEndpoints({
  'GET /api/user': {
    summary: "The caller's account and what is pending about it",
    access: 'signed-in',
    response: z.object({
      user: userSchema,
      /** Takes the place of `user.email` once its link is opened. */
      pending_email: z.string().nullable(),
      /** Without one, set a password by `forgot-password` before anything that asks for it. */
      has_password: z.boolean(),
      third_party: z.array(z.object({ provider: z.string(), email: z.string() })),
    }),
  },
  'PATCH /api/user/onboarding': {
    summary: 'Save the onboarding answers so far, so that onboarding can be resumed; `PUT /api/user/` submits them all',
    access: 'signed-in',
    body: onboardingBodySchema.partial().refine((answers) => Object.keys(answers).length > 0, 'Send at least one answer'),
    response: z.object({ user: userSchema }),
  },
  'GET /api/user/export': {
    summary: 'All data stored about the caller, as a JSON file; at most five times an hour',
    access: 'signed-in',
    responseHeaders: { 'content-disposition': 'The name of the file' },
    response: z.record(z.string(), z.unknown()),
    streamed: true,
    errors: ['exports_busy'],
  },
  'DELETE /api/user': {
    summary: 'Schedule the account to be deleted in 14 days, unless its owner signs in before then; ends all sessions',
    access: 'signed-in',
    body: z.strictObject({ password: passwordAgainInput }),
    response: z.object({ message: z.string(), delete_after: momentSchema }),
    errors: ['wrong_password', 'password_not_set'],
  },
});
