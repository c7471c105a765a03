import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** One sign-in that has not ended. A device may hold several. */
export const sessionSchema = z.object({
  id: idSchema,
  /** The name the device's owner gave it, else derived from its user agent, e.g. `Firefox on Windows`. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  created_at: momentSchema,
  /** To the hour. */
  last_used_at: momentSchema,
  /** When it ends without further use. */
  expires_at: momentSchema,
  /** When it ends, however much it is used. */
  ends_at: momentSchema,
});
export type SignedInSession = z.infer<typeof sessionSchema>;

const oneSession = z.strictObject({ id: idParamSchema });

export const sessionEndpoints = defineEndpoints({
  'GET /api/auth/sessions': {
    summary: "The caller's sessions, last used first",
    access: 'signed-in',
    anyDevice: true,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  'DELETE /api/auth/sessions/:id': {
    summary: "End one of the caller's sessions",
    access: 'signed-in',
    anyDevice: true,
    params: oneSession,
    status: 204,
  },
  'POST /api/auth/sessions/end-others': {
    summary: "End all of the caller's sessions but this one",
    access: 'signed-in',
    anyDevice: true,
    status: 204,
  },
});
