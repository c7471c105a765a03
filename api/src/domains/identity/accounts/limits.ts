import type { Knex } from 'knex';
import { type RateLimit, resetTries } from '../../../http/rate-limit.queries.ts';
import { listDeviceIds } from './devices.queries.ts';

export { countNetworkTry, refundNetworkTry } from '../../../http/network-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Log-ins, and wherever else a password is asked for. */
export const PASSWORD_TRIES: RateLimit = { name: 'password', tries: 10, windowMs: 15 * MINUTE };
/**
 * A network may be a school: thirty who begin at once, each with a slip or two, must get in. Good tries are taken back, so what is
 * left of these numbers is for guessing, and one account is guessed at ten times at most.
 */
export const LOG_INS_PER_NETWORK: RateLimit = { name: 'log-in-network', tries: 100, windowMs: 15 * MINUTE };
/** Sign-ups that create no account: the response reveals whether an address is in use. */
export const REFUSED_SIGN_UPS_PER_NETWORK: RateLimit = { name: 'refused-sign-up-network', tries: 40, windowMs: HOUR };
/** Sign-ups with one address, where they are confirmed by mail: each sends it one. */
export const SIGN_UPS_PER_ADDRESS: RateLimit = { name: 'sign-up-address', tries: 5, windowMs: HOUR };
/** Sign-ups with or without an account: each costs a password hash, and a mail to whomever it names. */
export const SIGN_UPS_PER_NETWORK: RateLimit = { name: 'sign-up-network', tries: 200, windowMs: HOUR };
export const FORGOTTEN_PER_ADDRESS: RateLimit = { name: 'forgot-password', tries: 5, windowMs: HOUR };
export const FORGOTTEN_PER_NETWORK: RateLimit = { name: 'forgot-password-network', tries: 60, windowMs: HOUR };
/** Links of mails that are opened, right or wrong ones. */
export const TOKENS_PER_NETWORK: RateLimit = { name: 'mail-link-network', tries: 120, windowMs: HOUR };

/** The subjects by which wrong log-ins are counted; `deviceId` is a browser that has signed in to the account before. */
export const logInSubject = (email: string, deviceId: number | null) =>
  deviceId === null ? email.toLowerCase() : `${email.toLowerCase()} on ${deviceId}`;

/** The subject by which a signed-in user's wrong passwords are counted. */
export const confirmationSubject = (userId: number) => `confirm ${userId}`;

/** Forgets every wrong password of an account, wherever it was counted. */
export async function unlockPasswords(db: Knex, { id, email }: { id: number; email: string }): Promise<void> {
  const devices = (await listDeviceIds(db, id)).map((deviceId) => logInSubject(email, deviceId));
  await resetTries(db, PASSWORD_TRIES, logInSubject(email, null), confirmationSubject(id), ...devices);
}

/** The message to a user who may try no more passwords for a while. */
export const passwordsLocked = (writeTo: string) => (wait: string) =>
  `Too many attempts with a wrong password. Please try again in ${wait}, or reset your password. ` +
  `If you still cannot get in, write to ${writeTo} and we will help`;
