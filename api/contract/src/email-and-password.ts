import { z } from 'zod';
import { emailInput, passwordAgainInput, passwordInput, userSchema } from './accounts.ts';
import { text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

const messageSchema = z.object({ message: z.string() });

/** What a mailed link carries: 256 random bits in base64url. */
const tokenInput = text(200).trim().min(1);

/** Specification part 2, section 5: a new password has a lowercase letter, an uppercase letter and a digit. */
export const newPasswordInput = passwordInput
  .regex(/\p{Ll}/u, 'Password should contain at least one lowercase letter')
  .regex(/\p{Lu}/u, 'Password should contain at least one uppercase letter')
  .regex(/\d/, 'Password should contain at least one digit');

export const emailAndPasswordEndpoints = defineEndpoints({
  'POST /api/auth/forgot-password': {
    summary: 'Mail a link for a new password; the response does not reveal whether the account exists',
    access: 'anyone',
    anyDevice: true,
    body: z.strictObject({ email: emailInput }),
    response: messageSchema,
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password with the token of the mailed link; ends all sessions',
    access: 'anyone',
    anyDevice: true,
    body: z.strictObject({ token: tokenInput, password: newPasswordInput }),
    response: messageSchema,
    errors: ['link_invalid', 'link_expired', 'link_used'],
  },
  'PUT /api/auth/password': {
    summary: 'Change the password, given the current one; ends all other sessions',
    access: 'signed-in',
    body: z.strictObject({ current_password: passwordAgainInput, password: newPasswordInput }),
    response: messageSchema,
    errors: ['wrong_password', 'password_not_set'],
  },
  'POST /api/auth/send-verification-email': {
    summary:
      "Mail a link that verifies the caller's address, or the new one that they asked for; at most once a minute and five times an hour",
    access: 'signed-in',
    anyDevice: true,
    literalPath: '/auth/send-verification-email',
    response: messageSchema,
  },
  'POST /api/auth/verify-user': {
    summary:
      "Verify an address with the token of the mailed link, signed in or not; a sign-up's link creates the account, with the password sent along, and signs in",
    access: 'anyone',
    anyDevice: true,
    literalPath: '/auth/verify-user',
    /** Of a sign-up; without one its link answers 403 `password_needed`. */
    body: z.strictObject({ token: tokenInput, password: passwordInput.optional() }),
    response: z.object({
      status: z.literal(200),
      message: z.string(),
      /** The account that the link of a sign-up has made, and signed in. */
      user: userSchema.optional(),
    }),
    responseHeaders: { authorization: '`Bearer ` and the session token, of a sign-up' },
    errors: ['link_invalid', 'link_expired', 'link_used', 'email_taken', 'password_needed'],
  },
});
