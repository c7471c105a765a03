import { SHORTEST_PASSWORD } from '@api/contract/limits';

/** What a new password must have, each with its message. Specification part 2, section 5; the API enforces the same. */
const RULES: readonly { holds: (password: string) => boolean; message: string }[] = [
  {
    holds: (password) => password.length >= SHORTEST_PASSWORD,
    message: `Password should be at least ${SHORTEST_PASSWORD} characters long`,
  },
  { holds: (password) => /\p{Ll}/u.test(password), message: 'Password should contain at least one lowercase letter' },
  { holds: (password) => /\p{Lu}/u.test(password), message: 'Password should contain at least one uppercase letter' },
  { holds: (password) => /\d/.test(password), message: 'Password should contain at least one digit' },
];

/** The first rule that a new password breaks; undefined when it is good. */
export function newPasswordFault(password: string): string | undefined {
  return RULES.find(({ holds }) => !holds(password))?.message;
}

/** What is wrong with the repeated password; undefined when it is the same. */
export function newConfirmationFault(password: string, confirmation: string): string | undefined {
  return confirmation === password ? undefined : "Password doesn't match";
}
