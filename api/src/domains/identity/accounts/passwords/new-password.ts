import { BRAND } from '@api/contract/brand';
import { SHORTEST_PASSWORD } from '@api/contract/limits';
import type { Config } from '../../../../config.ts';
import { invalidInput } from '../../../../errors.ts';
import { memoizeAsync } from '../../../../memoize-async.ts';
import type { UserRow } from '../users.queries.ts';

/** Staff can do more, so their passwords are longer. */
export const STAFF_PASSWORD_LENGTH = 10;

/**
 * What a new password must be: how long, in characters, and whether it may be one that is easy to guess. Learners need what the
 * specification enforces (part 1, section 5); beyond that they are given advice, unless PASSWORD_LENGTH asks for more.
 */
export function passwordRule({ PASSWORD_LENGTH }: Pick<Config, 'PASSWORD_LENGTH'>, staff: boolean) {
  return {
    shortest: staff ? Math.max(PASSWORD_LENGTH, STAFF_PASSWORD_LENGTH) : PASSWORD_LENGTH,
    refusesGuesses: staff || PASSWORD_LENGTH > SHORTEST_PASSWORD,
  };
}

/** Words of this site: each, with only digits and signs around it, is an early guess. */
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

/** The passwords that are tried first anywhere, 49,000 in lower case; read with the first password that a user chooses. */
const commonPasswords = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set<string>(dictionary['passwords-common']);
});

type Account = Pick<UserRow, 'email' | 'username'> & Partial<Pick<UserRow, 'role_id'>>;

/** Why a password is among the first that are tried, without full stop; undefined where it is not. */
async function whyGuessed({ email, username }: Account, password: string): Promise<string | undefined> {
  const typed = password.toLowerCase();
  if ([email.toLowerCase(), email.split('@')[0]?.toLowerCase(), username.toLowerCase()].includes(typed)) {
    return 'Your name or email address is easy to guess';
  }
  if (WORDS_OF_THE_SITE.has(typed.replace(/[^\p{L}]/gu, ''))) {
    return 'A word of this site is easy to guess';
  }
  if ((await commonPasswords()).has(typed)) return 'Many people use this password, so it is among the first to be tried';
  return undefined;
}

/** The fault of a new password, or advice about one that is accepted, in words for its owner. */
export async function checkNewPassword(
  config: Pick<Config, 'PASSWORD_LENGTH'>,
  account: Account,
  password: string,
): Promise<{ fault?: string; advice?: string }> {
  const { shortest, refusesGuesses } = passwordRule(config, (account.role_id ?? 3) !== 3);
  const typed = password.normalize('NFKC');
  if ([...typed].length < shortest) return { fault: `Password should be at least ${shortest} characters long` };
  const why = await whyGuessed(account, typed);
  if (why === undefined) return {};
  if (refusesGuesses) return { fault: `${why}. Please choose another password` };
  return { advice: `${why}. You can choose a safer one in your account details` };
}

/**
 * Refuses a new password that is too short or, where the rule says so, easy to guess: 422, about the field `password`. Returns advice on
 * one that is taken all the same.
 */
export async function requireGoodPassword(...about: Parameters<typeof checkNewPassword>): Promise<string | undefined> {
  const { fault, advice } = await checkNewPassword(...about);
  if (fault) throw invalidInput([{ path: 'password', message: fault }]);
  return advice;
}

/** The response to a password change, with advice on the new password if there is any. */
export const withAdvice = (message: string, advice: string | undefined): string =>
  advice === undefined ? message : `${message}. ${advice}`;
