import { z } from 'zod';
import { courseSchema, examSessionSchema, permissionSchema, roleIdSchema } from './accounts.ts';
import {
  booleanParamSchema,
  csvAnswer,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  pageSizeParamSchema,
  text,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_FILTER, LONGEST_FULL_NAME, LONGEST_REASON, SHORTEST_REASON } from './limits.ts';
import { PERMISSIONS } from './permissions.ts';
import { planKeySchema } from './plans-and-payments.ts';

/** An account as staff list it. */
export const staffUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  full_name: z.string().nullable(),
  role_id: roleIdSchema,
  verified: z.boolean(),
  /** The highest plan that runs. */
  plan: planKeySchema,
  plan_name: z.string(),
  locked: z
    .object({
      at: momentSchema,
      /** One device too many, or a decision of staff. */
      by: z.enum(['devices', 'staff']),
    })
    .nullable(),
  /** Its owner asked for deletion: it happens then. */
  delete_after: momentSchema.nullable(),
  created_at: momentSchema,
  /** Last call from any of its devices; null: never signed in. */
  last_used_at: momentSchema.nullable(),
});
export type StaffUser = z.infer<typeof staffUserSchema>;

export const staffMembershipSchema = z.object({
  id: idSchema,
  plan: planKeySchema,
  plan_name: z.string(),
  starts_at: momentSchema,
  /** Null: until further notice. */
  ends_at: momentSchema.nullable(),
  /** The order that pays for it; null: given by staff. */
  order_id: idSchema.nullable(),
  running: z.boolean(),
});
export type StaffMembership = z.infer<typeof staffMembershipSchema>;

/** An account as its page shows it to staff. Its orders, tests and doubts have calls of their own. */
export const staffUserDetailSchema = staffUserSchema.extend({
  /** The staff permissions; none for a learner. */
  permissions: z.array(permissionSchema),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  school: z.string().nullable(),
  ib_year: z.string().nullable(),
  math_course: z.string().nullable(),
  course: courseSchema.nullable(),
  exam_session: examSessionSchema.nullable(),
  pending_email: z.string().nullable(),
  /** Signs in with a password. */
  has_password: z.boolean(),
  /** Log-ins ask for a code. */
  second_factor: z.boolean(),
  /** Third parties that it signs in through. */
  identities: z.array(z.string()),
  devices: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      signed_in: z.boolean(),
      in_use: z.boolean(),
      created_at: momentSchema,
      last_used_at: momentSchema,
    }),
  ),
  memberships: z.array(staffMembershipSchema),
  /** What the caller may do with it. */
  abilities: z.object({
    verify: z.boolean(),
    lock: z.boolean(),
    unlock: z.boolean(),
    grant_plan: z.boolean(),
    /** Absent from former APIs, as `send_reset_link` is. */
    rename: z.boolean().optional(),
    send_reset_link: z.boolean().optional(),
    reset_devices: z.boolean(),
    reset_second_factor: z.boolean(),
    sign_out: z.boolean(),
    change_role: z.boolean(),
    change_permissions: z.boolean(),
  }),
});
export type StaffUserDetail = z.infer<typeof staffUserDetailSchema>;

const userParams = z.strictObject({ id: idParamSchema });
/** The reason: stored in the log, visible to colleagues only. */
const reason = text(LONGEST_REASON).trim().min(SHORTEST_REASON, 'Please say why, in a few words');
const withReason = z.strictObject({ reason });
const response = z.object({ message: z.string(), user: staffUserDetailSchema });

const changes = (summary: string) => ({ summary, access: 'accounts', params: userParams, body: withReason, response }) as const;

/** Longest list of people to invite, in characters: some thousand lines. */
export const LONGEST_INVITATION_LIST = 100_000;

/** What is wrong with some lines of a list; `lines`, from 1, are the first of them. */
export const invitationFaultSchema = z.object({
  kind: z.enum(['no_address', 'not_an_address', 'repeated', 'has_account']),
  count: z.int().positive(),
  lines: z.array(z.int().positive()),
});
export type InvitationFault = z.infer<typeof invitationFaultSchema>;

const filterShape = {
  /** Words of name or address, or `#` and the number. */
  q: text(LONGEST_FILTER).trim().min(1).optional(),
  role: z.enum(['1', '2', '3']).optional(),
  plan: planKeySchema.optional(),
  verified: booleanParamSchema.optional(),
  locked: booleanParamSchema.optional(),
  /** Who did what the overview counts: `today` or in the last 30 days (`month`) answered or handed in anything; `tests`: handed in a test in these days. */
  active: z.enum(['today', 'month', 'tests']).optional(),
  sortBy: z.enum(['created_at', 'email', 'name']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};

/** Most accounts that one call changes. */
export const MOST_USERS_AT_ONCE = 200;

/** A change of several accounts; each is what the call for one account does. */
export const bulkUserChangeSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('grant_plan'), plan: planKeySchema.exclude(['free']), ends_at: momentSchema.nullable() }),
  /** Ends it where staff gave it; one that is paid for stays. */
  z.strictObject({ act: z.literal('end_plan'), plan: planKeySchema.exclude(['free']) }),
  z.strictObject({ act: z.literal('send_reset_link') }),
  z.strictObject({ act: z.literal('lock') }),
  z.strictObject({ act: z.literal('unlock') }),
  /** For administrators. */
  z.strictObject({ act: z.literal('change_role'), role_id: roleIdSchema }),
]);
export type BulkUserChange = z.infer<typeof bulkUserChangeSchema>;

export const staffUserEndpoints = defineEndpoints({
  'GET /api/admin/users': {
    summary: 'Accounts, newest first unless asked otherwise',
    access: 'staff',
    query: z.strictObject({ ...filterShape, page: pageParamSchema.optional(), pageSize: pageSizeParamSchema.optional() }),
    response: z.object({ users: z.array(staffUserSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/users/export': {
    summary: 'Accounts as CSV, in the order of the list',
    access: 'accounts',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
  'GET /api/admin/users/:id': {
    summary: 'One account',
    access: 'staff',
    params: userParams,
    response: z.object({ user: staffUserDetailSchema }),
  },
  'POST /api/admin/users/invitations': {
    summary: 'Invite people to sign up, by mail: those of a pasted list or CSV file who have no account',
    access: 'accounts',
    body: z.strictObject({
      list: text(LONGEST_INVITATION_LIST).trim().min(1, 'Please enter an email address first'),
      /** Sends nothing. */
      dry_run: z.boolean(),
    }),
    response: z.object({
      /** How many are invited, or would be. */
      invited: z.int().nonnegative(),
      /** All faults of the list, each kind once. */
      faults: z.array(invitationFaultSchema),
    }),
  },
  'POST /api/admin/users/bulk': {
    summary: 'Change several accounts; those that cannot be changed are left, with the reason',
    access: 'accounts',
    body: z.strictObject({
      ids: z.array(idSchema).min(1).max(MOST_USERS_AT_ONCE),
      change: bulkUserChangeSchema,
      reason,
      /** Changes nothing. */
      dry_run: z.boolean(),
    }),
    response: z.object({
      /** How many are changed, or would be. */
      changed: z.int().nonnegative(),
      /** Are so already. */
      same: z.int().nonnegative(),
      /** Why others are left, each reason once. */
      left: z.array(z.object({ reason: z.string(), count: z.int().positive() })),
    }),
    errors: ['end_is_past'],
  },
  'PUT /api/admin/users/:id/name': {
    summary: 'Correct the name of an account',
    access: 'accounts',
    params: userParams,
    body: z.strictObject({ full_name: text(LONGEST_FULL_NAME).trim().min(1, 'Please enter a name'), reason }),
    response,
  },
  'POST /api/admin/users/:id/send-reset-link': changes('Mail the owner of an account a link for a new password'),
  'POST /api/admin/users/:id/verify': changes('Take the address of an account for verified'),
  'POST /api/admin/users/:id/lock': {
    ...changes('Lock an account: its sessions end, and nobody signs in to it until staff unlock it'),
    errors: ['own_account', 'last_administrator'],
  },
  'POST /api/admin/users/:id/unlock': {
    summary: 'Unlock an account; if too many devices had locked it, their count restarts',
    access: 'accounts',
    params: userParams,
    body: z.strictObject({ reason: reason.optional() }).optional(),
    response,
  },
  'POST /api/admin/users/:id/reset-devices': changes('Take all devices off the list of an account and end its sessions'),
  'POST /api/admin/users/:id/sign-out': changes('End all sessions of an account'),
  'POST /api/admin/users/:id/reset-second-factor': {
    summary: 'Remove the second factor of a person who lost it, and end their sessions',
    access: 'administrators',
    params: userParams,
    body: z.strictObject({ reason }),
    response,
    errors: ['own_account'],
  },
  'PUT /api/admin/users/:id/role': {
    summary: 'Change the role of an account; for administrators, but not their own or that of the last administrator',
    access: 'administrators',
    params: userParams,
    body: z.strictObject({ role_id: roleIdSchema, reason }),
    response,
    errors: ['own_account', 'last_administrator'],
  },
  'PUT /api/admin/users/:id/permissions': {
    summary: 'Set the permissions of a member of staff; for administrators, who have all permissions themselves',
    access: 'administrators',
    params: userParams,
    body: z.strictObject({
      permissions: z.array(permissionSchema).max(PERMISSIONS.length),
      /** The permissions as the page shows them: if they have changed, 409. */
      was: z.array(permissionSchema).max(PERMISSIONS.length),
      reason,
    }),
    response,
    errors: ['not_staff', 'changed_meanwhile'],
  },
  'POST /api/admin/users/:id/memberships': {
    summary: 'Give an account a plan without payment',
    access: 'accounts',
    params: userParams,
    body: z.strictObject({
      plan: planKeySchema.exclude(['free']),
      /** Null: until further notice. */
      ends_at: momentSchema.nullable(),
      reason,
    }),
    response,
    errors: ['end_is_past'],
  },
  'POST /api/admin/users/:id/memberships/:membership/end': {
    summary: 'End a plan that staff gave; one that is paid for ends with its order',
    access: 'accounts',
    params: z.strictObject({ id: idParamSchema, membership: idParamSchema }),
    body: withReason,
    response,
    errors: ['plan_is_paid'],
  },
});
