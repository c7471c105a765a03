import { type Access, missingPermission, type Permission } from '@api/contract';
import { deviceInUse, notAllowed, notSignedIn, secondFactorRequired } from '../errors.ts';

export interface Guest {
  readonly signedIn: false;
  readonly staff: false;
  readonly permissions: readonly [];
}

export interface SignedIn {
  readonly signedIn: true;
  readonly userId: number;
  /** 1 admin, 2 staff, 3 learner. */
  readonly roleId: 1 | 2 | 3;
  /** `roleId` is 1 or 2 (specification part 1, section 6), and the session has the second factor where staff need one. */
  readonly staff: boolean;
  /** What the caller may do as staff; none without the second factor. */
  readonly permissions: readonly Permission[];
  readonly verified: boolean;
  readonly sessionId: number;
  readonly deviceId: number;
  /** Name of another device of the account that is in use at this moment, so that this one may not be; null when none is. */
  readonly elsewhere: string | null;
}

export type Caller = Guest | SignedIn;

export const guest: Guest = { signedIn: false, staff: false, permissions: [] };

/** The caller that a handler of an endpoint with this access gets to see. */
export type CallerFor<A extends Access> = A extends 'anyone' ? Caller : SignedIn;

export const may = (caller: Caller, permission: Permission) => (caller.permissions as readonly Permission[]).includes(permission);

/** Refuses a caller without the endpoint's declared access: 401 for guests, 403 without the role or permission. */
export function requireAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return;
  if (!caller.signedIn) throw notSignedIn();
  if (access === 'signed-in') return;
  if (!caller.staff && caller.roleId !== 3) throw secondFactorRequired();
  if (!caller.staff) throw notAllowed();
  if (access === 'staff') return;
  if (access === 'administrators') {
    if (caller.roleId !== 1) throw notAllowed('Only administrators can do this');
  } else if (!may(caller, access)) throw notAllowed(missingPermission(access));
}

/** Refuses a device of an account that is in use on another one at this moment. */
export function requireDevice(caller: Caller): void {
  if (caller.signedIn && caller.elsewhere !== null) throw deviceInUse(caller.elsewhere);
}

/** The signed-in caller, or 401: for the part of an open endpoint that needs a session. */
export function requireSignedIn(caller: Caller): SignedIn {
  if (!caller.signedIn) throw notSignedIn();
  return caller;
}
