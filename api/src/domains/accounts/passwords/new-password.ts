import { BRAND } from '@api/contract/brand';
import { SHORTEST_PASSWORD } from '@api/contract/limits';
import type { Config } from '../../../config.ts';
import { invalidInput } from '../../../errors.ts';
import type { UserRow } from '../users.queries.ts';

/** Staff can do more, so their passwords are longer. */
export const STAFF_PASSWORD_LENGTH = 10;

/** The shortest new password of somebody, in characters. */
export function shortestPassword({ PASSWORD_LENGTH, NODE_ENV }: Pick<Config, 'PASSWORD_LENGTH' | 'NODE_ENV'>, staff: boolean) {
  const shortest = PASSWORD_LENGTH ?? (NODE_ENV === 'production' ? 8 : SHORTEST_PASSWORD);
  return staff ? Math.max(shortest, STAFF_PASSWORD_LENGTH) : shortest;
}

/** What this site is about: with nothing but digits and signs around it, each is among the first that anybody would try here. */
const WORDS_OF_THE_SITE: ReadonlySet<string> = new Set(
  [
    BRAND,
    'admin',
    'biology',
    'chemistry',
    'diploma',
    'examination',
    'learner',
    'mathematics',
    'physics',
    'questionbank',
    'student',
    'teacher',
  ].map((word) => word.toLowerCase()),
);

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first anywhere, 49,000 in lower case; read with the first password that somebody chooses. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set<string>(dictionary['passwords-common']);
}

/** What is wrong with a password that somebody chooses, in words for them; undefined where it is good. */
export async function newPasswordFault(
  config: Pick<Config, 'PASSWORD_LENGTH' | 'NODE_ENV'>,
  { email, username, role_id = 3 }: Pick<UserRow, 'email' | 'username'> & Partial<Pick<UserRow, 'role_id'>>,
  password: string,
): Promise<string | undefined> {
  const shortest = shortestPassword(config, role_id !== 3);
  if ([...password].length < shortest) return `Password should be at least ${shortest} characters long`;
  const typed = password.toLowerCase();
  if ([email.toLowerCase(), email.split('@')[0]?.toLowerCase(), username.toLowerCase()].includes(typed)) {
    return 'Your name or e-mail address is the first that anybody would try. Please choose another password';
  }
  if (WORDS_OF_THE_SITE.has(typed.replace(/[^\p{L}]/gu, ''))) {
    return 'A word of this site is among the first that anybody would try here. Please choose another password';
  }
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(typed)) {
    return 'Many people use this password, so it is among the first to be tried. Please choose another one';
  }
  return undefined;
}

/** Refuses a new password that is too short, common or the account's own name: 422, about the field `password`. */
export async function requireGoodPassword(...about: Parameters<typeof newPasswordFault>): Promise<void> {
  const message = await newPasswordFault(...about);
  if (message) throw invalidInput([{ path: 'password', message }]);
}
