import type { Knex } from 'knex';
import { isLoopback, networkOf } from '../../../http/client-address.ts';
import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Failed log-ins, and wrong passwords wherever else one is asked for. */
export const PASSWORD_TRIES: RateLimit = { name: 'password', tries: 10, windowMs: 15 * MINUTE };
export const LOG_INS_PER_NETWORK: RateLimit = { name: 'log-in-network', tries: 50, windowMs: 15 * MINUTE };
export const SIGN_UPS_PER_NETWORK: RateLimit = { name: 'sign-up-network', tries: 20, windowMs: HOUR };
export const FORGOTTEN_PER_ADDRESS: RateLimit = { name: 'forgot-password', tries: 5, windowMs: HOUR };
export const FORGOTTEN_PER_NETWORK: RateLimit = { name: 'forgot-password-network', tries: 20, windowMs: HOUR };
/** Links of mails that are opened, right or wrong ones. */
export const TOKENS_PER_NETWORK: RateLimit = { name: 'mail-link-network', tries: 60, windowMs: HOUR };

/**
 * Counts a try of a whole network. This machine itself is left out: calls come from it only in development, or where a proxy
 * does not say for whom it asks, and then everybody would share one count.
 */
export async function countNetworkTry(db: Knex, limit: RateLimit, address: string, now: Date): Promise<void> {
  if (!isLoopback(address)) await countTry(db, limit, networkOf(address), now);
}

/** What somebody reads who is kept from trying more passwords. */
export const passwordsLocked = (supportEmail: string) => (wait: string) =>
  `Too many attempts with a wrong password. Please try again in ${wait}, or reset your password. ` +
  `If you still cannot get in, write to ${supportEmail} and we will help`;
