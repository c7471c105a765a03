import { z } from 'zod';
import { idParamSchema, idSchema, momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_DEVICE_NAME } from './limits.ts';

/** Devices that an account includes, and how many more are a grace; one more locks it. Specification part 2, section 9. */
export const DEVICES_INCLUDED = 4;
export const DEVICES_GRACE = 2;

/** A browser that has signed in. */
export const deviceSchema = z.object({
  id: idSchema,
  /** Given by its owner, or derived from the user agent, e.g. `Firefox on Windows`. */
  name: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Used within the last two minutes, and the device whose calls are served. */
  in_use: z.boolean(),
  signed_in: z.boolean(),
  created_at: momentSchema,
  /** To the minute. */
  last_used_at: momentSchema,
});
export type Device = z.infer<typeof deviceSchema>;

const oneDevice = z.strictObject({ id: idParamSchema });

export const deviceEndpoints = defineEndpoints({
  'GET /api/auth/devices': {
    summary: "The caller's devices, last used first",
    access: 'signed-in',
    anyDevice: true,
    response: z.object({ devices: z.array(deviceSchema), included: z.int(), grace: z.int() }),
  },
  'POST /api/auth/devices/take-over': {
    summary: 'Switch the account to this device; the other one learns of it at its next call',
    access: 'signed-in',
    anyDevice: true,
    status: 204,
  },
  'PUT /api/auth/devices/:id': {
    summary: 'Name a device',
    access: 'signed-in',
    params: oneDevice,
    body: z.strictObject({ name: text(LONGEST_DEVICE_NAME).trim().min(1, 'Please enter a name') }),
    response: z.object({ device: deviceSchema }),
  },
  'DELETE /api/auth/devices/:id': {
    summary: 'Sign a device out and remove it from the list',
    access: 'signed-in',
    anyDevice: true,
    params: oneDevice,
    status: 204,
  },
  'POST /api/auth/sign-out-everywhere': {
    summary: 'End every session of the caller, including this one',
    access: 'signed-in',
    anyDevice: true,
    status: 204,
  },
});
