import { SHORTEST_PASSWORD } from '@api/contract/limits';

/** Rules and hints of the sign-up form. Specification part 1, section 5: only six characters and the match are enforced. */

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const SPECIAL_CHARACTER = /[!@#$%^&*(),.?":{}|<>]/;
const ADVISED_LENGTH = 8;

/** What to say about an e-mail address while it is typed; undefined when there is nothing to say. */
export function emailHint(email: string): string | undefined {
  return email !== '' && !EMAIL.test(email) ? 'Invalid mail id' : undefined;
}

/** Advice on a password while it is typed, all of it at once; it may be ignored. */
export function passwordHints(password: string): string[] {
  if (password === '') return [];
  return [
    ...(password.length < ADVISED_LENGTH ? [`Must be at least ${ADVISED_LENGTH} characters`] : []),
    ...(SPECIAL_CHARACTER.test(password) ? [] : ['Must contain one special character']),
  ];
}

/** What to say about the repeated password while it is typed. */
export function confirmationHint(password: string, confirmation: string): string | undefined {
  return confirmation !== '' && confirmation !== password ? "Passwords don't match" : undefined;
}

/** What stops the form from being sent; undefined when it may go. */
export function passwordFault(password: string, confirmation: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) return `Password should be at least ${SHORTEST_PASSWORD} characters long`;
  return password === confirmation ? undefined : "Passwords don't match!";
}
