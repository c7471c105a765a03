import { hash, type Options, verify } from '@node-rs/argon2';
import { memoizeAsync } from '../../../../memoize-async.ts';

/** A const enum, which type stripping cannot read. */
const ARGON2ID = 2;

/** 19 MiB, 2 passes, 1 lane. OWASP Password Storage Cheat Sheet. */
const PARAMETERS: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on another device may come as other characters: `ä` as one or as two. NIST SP 800-63B, section 3.1.1.2. */
const normalised = (password: string) => password.normalize('NFKC');

/** The stored form of a password: an encoded Argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), PARAMETERS);
}

/** The decoy hash for unknown accounts. */
const decoy = memoizeAsync(() => hashPassword('no account has this password'));

/**
 * Whether a password belongs to a stored hash. Without a hash (no such account) it does the same work against a decoy and says
 * no, so that the time of an answer does not tell whether an address has an account. Hashes from before passwords were normalised fit
 * what was typed then.
 */
export async function passwordMatches(storedHash: string | null, password: string, compare = verify): Promise<boolean> {
  const against = storedHash ?? (await decoy());
  const forms = new Set([normalised(password), password]);
  let matches = false;
  for (const form of forms) matches = (await compare(against, form)) || matches;
  return storedHash !== null && matches;
}
