import { z } from 'zod';
import { passwordAgainInput, sessionResponse } from './accounts.ts';
import { momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_CODE } from './limits.ts';

/** A code as it is typed: six digits of an app, or a recovery code of letters and digits, 24 of them and 16 of earlier ones; spaces and hyphens do not count. */
const codeInput = text(LONGEST_CODE)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|(?:[A-Z2-7]{8}){2,3})$/, 'Enter the six digits of your app, or a recovery code'));

/** What proves that it is the owner who changes the second factor. */
const passwordBody = z.strictObject({ current_password: passwordAgainInput });

const recoveryCodesSchema = z.object({
  /** Shown once: each opens the account once in place of the app's code. */
  recovery_codes: z.array(z.string()),
});

const passwordErrors = ['wrong_password', 'password_not_set'] as const;

export const secondFactorEndpoints = defineEndpoints({
  'GET /api/auth/second-factor': {
    summary: "Whether the caller's account requires a code at log-in",
    access: 'signed-in',
    anyDevice: true,
    response: z.object({
      /** Since when; null: it does not. */
      since: momentSchema.nullable(),
      recovery_codes_left: z.int().nonnegative(),
      /** The caller's role cannot do its work without. */
      required: z.boolean(),
    }),
  },
  'POST /api/auth/second-factor': {
    summary: 'Start setting up a second factor: a new secret, in force once a code of it is confirmed',
    access: 'signed-in',
    body: passwordBody,
    response: z.object({
      /** In base 32, to type into the app. */
      secret: z.string(),
      /** The secret as an `otpauth:` address, and as a QR code in SVG. */
      uri: z.string(),
      qr_svg: z.string(),
    }),
    errors: [...passwordErrors, 'second_factor_set'],
  },
  'POST /api/auth/second-factor/confirm': {
    summary: 'Finish setting up the second factor with a code of the app; ends all other sessions',
    access: 'signed-in',
    body: z.strictObject({ code: codeInput }),
    response: recoveryCodesSchema,
    errors: ['wrong_code', 'second_factor_not_begun'],
  },
  'POST /api/auth/second-factor/recovery-codes': {
    summary: 'Create new recovery codes; earlier ones stop working',
    access: 'signed-in',
    body: passwordBody,
    response: recoveryCodesSchema,
    errors: [...passwordErrors, 'second_factor_not_set'],
  },
  'DELETE /api/auth/second-factor': {
    summary: 'Remove the second factor, given the password and a code',
    access: 'signed-in',
    body: passwordBody.extend({ code: codeInput }),
    status: 204,
    errors: [...passwordErrors, 'wrong_code', 'second_factor_not_set', 'last_factor'],
  },
  'POST /api/auth/second-factor/log-in': {
    summary: 'Continue a log-in that was answered `second_factor_needed`',
    access: 'anyone',
    body: z.strictObject({ challenge: text(100).min(1), code: codeInput }),
    ...sessionResponse,
    errors: ['wrong_code', 'challenge_ended', 'account_locked'],
  },
});
