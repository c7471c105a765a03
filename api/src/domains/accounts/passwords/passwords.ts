import { hash, type Options, verify } from '@node-rs/argon2';

/** `Algorithm.Argon2id`: a const enum, which type stripping cannot read. */
const ARGON2ID = 2;

/** Argon2id with 19 MiB, 2 passes, 1 lane. OWASP Password Storage Cheat Sheet. */
const PARAMETERS: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password: an encoded Argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored hash. Without a hash (no such account) it does the same work against a decoy and says
 * no, so that the time of an answer does not tell whether an address has an account.
 */
export async function passwordMatches(storedHash: string | null, password: string, compare = verify): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await compare(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
