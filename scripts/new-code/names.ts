import { Fault } from '../processes/fault.ts';

/** Longer names make lines that no formatter accepts. */
const LONGEST = 40;

/**
 * Validates a typed name.
 * @throws Fault with the example if it is missing, has another form or is too long.
 */
export function requireName(typed: string | undefined, form: RegExp, example: string): string {
  if (typed === undefined || typed.length > LONGEST || !form.test(typed)) {
    throw new Fault(`${typed ? `"${typed}" is no name for this` : 'Give it a name'}: ${example}`);
  }
  return typed;
}

/** `StarRating` */
export const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** `readQuotes` */
export const CAMEL = /^[a-z][A-Za-z0-9]*$/;
/** `daily-quotes` */
export const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `daily-quotes` as `dailyQuotes`. */
export const camelOf = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `readQuotes` as `read-quotes`. */
export const kebabOf = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `readQuotes` as `Read quotes`. */
export function sentenceOf(camel: string): string {
  const words = kebabOf(camel).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
