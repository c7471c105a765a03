import { z } from 'zod';
import { emailInput } from './accounts.ts';
import { idParamSchema, idSchema, momentSchema, text, webAddress } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { thirdPartySession } from './third-party-sign-in.ts';

/*
 * A school's OpenID Connect provider (Google Workspace, Microsoft Entra ID, Keycloak) logs its learners and teachers in, by the
 * authorization code flow. What a log-in needs until it comes back is in a cookie, so only the browser that began it can finish it.
 */

/** A domain of email addresses, without the @. */
const domain = text(253)
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'Enter domains such as hill.example');

export const schoolProviderSchema = z.object({
  id: idSchema,
  /** What staff call it, such as the school's name. */
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  /** Email domains that it may log in; each belongs to one provider. */
  domains: z.array(z.string()),
  created_at: momentSchema,
});
export type SchoolProvider = z.infer<typeof schoolProviderSchema>;

export const schoolLogInEndpoints = defineEndpoints({
  'GET /api/admin/school-providers': {
    summary: "The schools' OpenID Connect providers",
    access: 'settings',
    response: z.object({ providers: z.array(schoolProviderSchema) }),
  },
  'POST /api/admin/school-providers': {
    summary: "Add a school's provider, which can then log in to each learner's account with an address of its domains",
    access: 'administrators',
    body: z.strictObject({
      name: text(80).trim().min(1, 'Name the school'),
      /** Its discovery document is below it. */
      issuer: webAddress,
      client_id: text(255).trim().min(1, 'Enter the client ID'),
      client_secret: text(1_000).trim().min(1, 'Enter the client secret'),
      domains: z.array(domain).min(1, 'Enter at least one domain').max(50),
    }),
    status: 201,
    response: schoolProviderSchema,
    errors: ['provider_unusable', 'provider_registered', 'domain_taken'],
  },
  'DELETE /api/admin/school-providers/:id': {
    summary: "Remove a school's provider: nobody logs in with it any more. Accounts stay",
    access: 'settings',
    params: z.strictObject({ id: idParamSchema }),
    status: 204,
  },
  'POST /api/auth/school-log-in': {
    summary: "Begin a log-in with the school of an email address; the browser continues at the provider's address",
    access: 'anyone',
    body: z.strictObject({ email: emailInput }),
    response: z.object({ address: z.string() }),
    errors: ['no_school_provider', 'provider_unreachable'],
  },
  'POST /api/auth/school-log-in/finish': {
    summary: 'Log in, or sign up, with what the provider sent back to the log-in page',
    access: 'anyone',
    body: z.strictObject({
      /** The query of the log-in page, as the provider wrote it. */
      query: text(8_000).min(1),
    }),
    ...thirdPartySession,
    errors: [
      'second_factor_needed',
      'invalid_credential',
      'provider_unreachable',
      'email_not_verified',
      'other_domain',
      'account_not_linked',
      'account_locked',
    ],
  },
});
