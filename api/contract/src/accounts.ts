import { z } from 'zod';
import { agreementInput, agreementsSchema } from './agreements.ts';
import { idSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  LONGEST_EMAIL,
  LONGEST_FULL_NAME,
  LONGEST_OWN_CHOICE,
  LONGEST_PASSWORD,
  LONGEST_SCHOOL,
  LONGEST_USERNAME,
  SHORTEST_PASSWORD,
} from './limits.ts';
import { unreadSchema } from './notifications.ts';
import { PERMISSIONS } from './permissions.ts';
import { planKeySchema } from './plans-and-payments.ts';

/** `role_id` 1 (admin) and 2 (staff) see the admin area; 3 is a learner. Specification part 1, section 6. */
export const roleIdSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type RoleId = z.infer<typeof roleIdSchema>;

export const permissionSchema = z.enum(PERMISSIONS);

/** The course that a learner works on: one of the subjects. Its level is null where the course has none. */
export const courseSchema = z.object({ subject_slug: slugSchema, level: z.enum(['SL', 'HL']).nullable() });
export type Course = z.infer<typeof courseSchema>;

export const EXAM_MONTHS = ['May', 'November'] as const;

/** The examinations that a learner prepares for. */
export const examSessionSchema = z.object({ month: z.enum(EXAM_MONTHS), year: z.int() });
export type ExamSession = z.infer<typeof examSessionSchema>;

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  full_name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  role_id: roleIdSchema,
  /** What the account may do as staff; absent for learners. */
  permissions: z.array(permissionSchema).optional(),
  verified: z.boolean(),
  created_at: momentSchema,
  ib_year: z.string().nullable(),
  math_course: z.string().nullable(),
  country: z.string().nullable(),
  school: z.string().nullable(),
  /**
   * The course that opens first. Onboarding's maths course, if it is one of the subjects, until the profile sets
   * another.
   */
  course: courseSchema.nullable(),
  exam_session: examSessionSchema.nullable(),
});
export type User = z.infer<typeof userSchema>;

/** An address as typed; stored in lower case. */
export const emailInput = text(LONGEST_EMAIL).trim().toLowerCase().pipe(z.email('Invalid mail id'));
/** The minimum length of a password. Specification part 1, section 5. The API requires more of staff, or of all users by a setting. */
export const passwordInput = text(LONGEST_PASSWORD).min(
  SHORTEST_PASSWORD,
  `Password should be at least ${SHORTEST_PASSWORD} characters long`,
);

/** The caller's password, asked for again before something that a borrowed session must not do. */
export const passwordAgainInput = text(LONGEST_PASSWORD).min(1, 'Please enter your current password');

/** Specification part 1, sections 3 and 5. The stand-alone sign-up page sends no `full_name`. */
export const signUpBodySchema = z
  .strictObject({
    email: emailInput,
    username: text(LONGEST_USERNAME).trim().min(1, 'Please enter a name'),
    full_name: text(LONGEST_FULL_NAME).trim().optional(),
    password: passwordInput,
    confirmPassword: text(LONGEST_PASSWORD),
    /** Absent: the user is asked at the first visit. */
    agreement: agreementInput.optional(),
  })
  .refine((body) => body.password.normalize('NFKC') === body.confirmPassword.normalize('NFKC'), {
    path: ['confirmPassword'],
    message: "Passwords don't match!",
  });

/** `username` holds what was typed into the email field. */
export const logInBodySchema = z.strictObject({
  username: text(LONGEST_EMAIL).trim().min(1),
  password: text(LONGEST_PASSWORD).min(1),
});

/** A plus sign, then 6 to 14 digits with optional single spaces, ending in a digit. Specification part 1, section 5. */
export const PHONE_PATTERN = /^\+(?:\d ?){5,13}\d$/;
/** What is said of a number that does not fit. */
export const PHONE_FAULT = 'Please enter a valid contact number including the country code.';

const phoneInput = z.string(PHONE_FAULT).trim().regex(PHONE_PATTERN, PHONE_FAULT);

/** A number as people type it, with the signs that they write in numbers; without a plus it gets the code of their country. */
const typedPhoneInput = z
  .string()
  .trim()
  .max(30)
  .regex(/^[+\d\s().-]+$/);

/** A field that must not be empty, with its error message. */
const filled = (longest: number, words: string) => text(longest, words).trim().min(1, words);

export const profileBodySchema = z.strictObject({
  full_name: filled(LONGEST_FULL_NAME, 'Please enter your name'),
  email: text(LONGEST_EMAIL, 'Please enter your email address').pipe(emailInput),
  phone: z
    .union([z.literal('').transform(() => null), phoneInput, typedPhoneInput], {
      error: ({ input }) => (input === undefined ? 'Please enter your mobile number, or leave it empty' : PHONE_FAULT),
    })
    .nullable(),
  /** Required when `email` is a new address. */
  current_password: passwordAgainInput.optional(),
  /** With the current `email`: cancels the change that waits for its link. */
  pending_email: z.null().optional(),
});

export const onboardingBodySchema = z.strictObject({
  ib_year: filled(LONGEST_OWN_CHOICE, 'Please choose your IB year'),
  math_course: filled(LONGEST_OWN_CHOICE, 'Please choose your maths course'),
  country: filled(80, 'Please choose your country'),
  school: filled(LONGEST_SCHOOL, 'Please enter your school'),
  phone: phoneInput,
});

/** How many years around the present one an examination session may lie. */
export const EXAM_YEARS = { before: 1, after: 5 } as const;

export const courseBodySchema = z.strictObject({
  /** One of the subjects that the caller may see; null: none. */
  subject_slug: slugSchema.nullable(),
  exam_session: z
    .strictObject({
      month: z.enum(EXAM_MONTHS, 'Choose May or November'),
      year: z.int('Choose the year of your examinations'),
    })
    .nullable(),
});

/** How much of a monthly allowance is spent; `limit` null means no cap. */
export const allowanceSchema = z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative().nullable() });
export type Allowance = z.infer<typeof allowanceSchema>;

export const meSchema = z.object({
  user: userSchema,
  plan: z.object({ plan: planKeySchema, name: z.string() }),
  /** Calendar month in UTC; `resets_at` is its end. */
  usage: z.object({ tests: allowanceSchema, questions: allowanceSchema, resets_at: momentSchema }),
  abilities: z.object({ staff: z.boolean() }),
  /** Unread notifications by variant of the site, sent along because each page load needs them. */
  unread: unreadSchema,
  /** Agreements still due: for a new account, or a new version of a text. */
  agreements: agreementsSchema,
});
export type Me = z.infer<typeof meSchema>;

/** The response of every sign-in. It also sets the cookie that identifies this browser. */
export const sessionResponse = {
  response: z.object({
    user: userSchema,
    /** Shown where this account is signed in on more devices than it includes. */
    warning: z.string().optional(),
    /**
     * A message to show about other effects of this sign-in, e.g. that the account will no longer be deleted, or advice
     * on a new password.
     */
    notice: z.string().optional(),
  }),
  anyDevice: true,
  responseHeaders: { authorization: '`Bearer ` and the session token' },
} as const;

export const accountEndpoints = defineEndpoints({
  'POST /api/auth/signup': {
    summary: 'Create an account and sign in; where the site confirms sign-ups by mail, 403 `confirm_by_mail` for every address',
    access: 'anyone',
    body: signUpBodySchema,
    ...sessionResponse,
    errors: ['email_taken', 'confirm_by_mail'],
  },
  'POST /api/auth/login': {
    summary: 'Sign in with an email address and a password',
    access: 'anyone',
    body: logInBodySchema,
    ...sessionResponse,
    errors: ['wrong_credentials', 'account_locked', 'second_factor_needed'],
  },
  'POST /api/auth/sign-out': { summary: 'End the session of this token', access: 'signed-in', anyDevice: true, status: 204 },
  'GET /api/me': {
    summary: 'The caller, their plan, usage, abilities and unread notifications',
    access: 'signed-in',
    response: meSchema,
  },
  'PUT /api/user': {
    summary: 'Change the profile, or submit the onboarding answers',
    access: 'signed-in',
    body: z.union([profileBodySchema, onboardingBodySchema]),
    response: z.object({
      message: z.string(),
      user: userSchema,
      /** A new address that takes the place of `user.email` once its link is opened. */
      pending_email: z.string().nullable().optional(),
    }),
    errors: ['wrong_password', 'password_not_set'],
  },
  'PUT /api/user/course': {
    summary: 'Choose the course and the examinations that the caller prepares for',
    access: 'signed-in',
    body: courseBodySchema,
    response: z.object({ message: z.string(), user: userSchema }),
  },
});
