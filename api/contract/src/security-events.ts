import { z } from 'zod';
import { csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { staffNameSchema } from './question-editing.ts';

/** What is written down about the way into accounts. */
export const securityEventKindSchema = z.enum([
  'log_in.succeeded',
  'log_in.failed',
  'log_in.refused',
  'access.refused',
  'account.created',
  'account.locked',
  'account.unlocked',
  'email.changed',
  'password.changed',
  'password.wrong',
  'factor.added',
  'factor.removed',
  'factor.reset',
  'factor.wrong_code',
  'recovery_code.used',
  'recovery_codes.renewed',
  'passkey.added',
  'passkey.removed',
  'passkey.refused',
  'sessions.ended',
  'role.changed',
  'permissions.changed',
  'plan.granted',
  'plan.ended',
]);
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>;

export const securityEventSchema = z.object({
  id: z.int().positive(),
  at: momentSchema,
  kind: securityEventKindSchema,
  /** Null: an address without an account. */
  account: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable(),
  /** The actor; null for the owner, or a person who is not signed in. */
  by: staffNameSchema.nullable(),
  /** Where it came from: an IP address. */
  address: z.string(),
  /** The browser's description of itself, e.g. `Firefox on Windows`. */
  device: z.string(),
  /** How, why, before and after, each in a few words. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Events on a page. */
export const SECURITY_EVENTS_PAGE_SIZE = 50;

const filterShape = {
  kind: securityEventKindSchema.optional(),
  /** Of one account. */
  account: idParamSchema.optional(),
  /** From one IP address. */
  address: text(60).trim().min(1).optional(),
  /** From this moment on. */
  from: momentSchema.optional(),
  /** Before this moment. */
  to: momentSchema.optional(),
};

export const securityEventEndpoints = defineEndpoints({
  'GET /api/admin/security-events': {
    summary: 'Log-ins, refusals and changes of credentials, latest first, 50 a page',
    access: 'security_log',
    query: z.strictObject({ ...filterShape, page: pageParamSchema.optional() }),
    response: z.object({ events: z.array(securityEventSchema), page: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/security-events/export': {
    summary: 'The same as CSV',
    access: 'security_log',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
});
