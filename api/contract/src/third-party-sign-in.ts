import { z } from 'zod';
import { sessionResponse } from './accounts.ts';
import { agreementInput } from './agreements.ts';
import { text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const thirdPartySession = {
  ...sessionResponse,
  response: sessionResponse.response.extend({
    /** `signup`: the account is new, so onboarding comes next. Specification part 1, section 4. */
    authType: z.enum(['login', 'signup']),
  }),
};

export const thirdPartyEndpoints = defineEndpoints({
  'GET /api/auth/providers': {
    summary: 'The third-party sign-in, if there is one',
    access: 'anyone',
    anyDevice: true,
    response: z.object({
      third_party: z
        .object({
          /** `google`: load Google Identity Services with `client_id`. `sandbox`: open `sign_in_url` in a popup. */
          provider: z.enum(['google', 'sandbox']),
          client_id: z.string(),
          /** Takes `nonce` and perhaps `redirect_uri`; else posts `{type: 'credential', credential}` to its opener. */
          sign_in_url: z.string().nullable(),
        })
        .nullable(),
      /** Whether any school's learners log in with its own provider. */
      schools: z.boolean().optional(),
    }),
  },
  'POST /api/auth/google-auth': {
    summary: 'Sign in, or up, with the ID token of the third party',
    access: 'anyone',
    body: z.strictObject({
      /** The ID token: three parts in base64url. */
      credential: text(10_000).min(1),
      /** The one that the page gave the provider, where it did. */
      nonce: text(200).min(1).optional(),
      /** Stored for a new account. Absent: the user is asked at the first visit. */
      agreement: agreementInput.optional(),
    }),
    ...thirdPartySession,
    errors: [
      'second_factor_needed',
      'invalid_credential',
      'provider_unreachable',
      'third_party_unavailable',
      'email_not_verified',
      'account_not_linked',
      'account_locked',
    ],
  },
});
