import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** Shown when several shapes were possible and none fits; the issues are those of the closest one. */
export const NONE_FITS = 'This is not one of the possible answers';
const MISSING = 'Please fill this in';
const WRONG_FORM = 'This does not have the right form';

const numbers = new Intl.NumberFormat('en-GB');
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** More choices than this are not worth reading out. */
const MOST_CHOICES = 8;

/** `30, 60 or 120`. */
export function chooseFrom(values: readonly unknown[]): string {
  const [only] = values;
  if (values.length === 1 && (only === null || only === '')) return 'Leave this empty';
  return values.length > MOST_CHOICES ? 'Choose one of the possible answers' : `Choose ${anyOf.format(values.map(String))}`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please write this as text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Please choose from the list',
  null: 'Leave this empty',
};

function ofType({ expected, input }: { expected?: unknown; input?: unknown }): string {
  if (expected === 'null') return TYPES.null as string;
  if (input === undefined || input === null || input === '') return MISSING;
  return TYPES[String(expected)] ?? WRONG_FORM;
}

function tooMuch(origin: unknown, most: number): string {
  if (origin === 'string') return `Use at most ${numbers.format(most)} characters`;
  if (origin === 'array' || origin === 'set') return `Choose at most ${numbers.format(most)}`;
  return `Enter ${numbers.format(most)} or less`;
}

function tooLittle(origin: unknown, least: number): string {
  if (origin === 'string') return least === 1 ? MISSING : `Use at least ${numbers.format(least)} characters`;
  if (origin === 'array' || origin === 'set')
    return least === 1 ? 'Choose at least one' : `Choose at least ${numbers.format(least)}`;
  return `Enter ${numbers.format(least)} or more`;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Invalid mail id',
  url: 'Please enter a web address',
  datetime: 'Enter a date with its time',
};

/**
 * Describes one issue for a person who filled in a form. The contract's own messages take precedence; the validation
 * library's never show.
 */
export function issueMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum) - (issue.inclusive === false ? 1 : 0));
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG_FORM;
    case 'invalid_value':
      return chooseFrom(issue.values);
    case 'not_multiple_of':
      return `Enter a multiple of ${numbers.format(Number(issue.divisor))}`;
    case 'unrecognized_keys':
      return 'This field is not known here';
    case 'invalid_union':
      return NONE_FITS;
    default:
      return 'Please check this';
  }
}
