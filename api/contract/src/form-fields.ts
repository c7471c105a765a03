import { z } from 'zod';
import { text } from './common.ts';

/** Fields of a multipart form: text, or JSON for other values. Empty means null. */

/** A JSON field, e.g. a list. `message` is the issue for invalid JSON. */
export function jsonField<T extends z.ZodType>(schema: T, message = 'Not valid JSON') {
  return z
    .string({ error: message })
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const asNull = (value: string) => (value.trim() === '' || value === 'null' ? null : value);

/** A text that may be empty, which is null. */
export function optionalTextField(maxLength: number) {
  return text(maxLength).transform(asNull);
}

/** A choice that may be empty, which is null; `longest`: characters of the longest one there is. */
export function optionalChoiceField<T extends z.ZodType<unknown, string>>(schema: T, longest = 100) {
  return z.string().max(longest).transform(asNull).pipe(schema.nullable());
}

/** `true` or `false`. */
export const booleanField = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Digits in a field; `message` is said of anything else. */
export function numberField<T extends z.ZodType<unknown, number>>(schema: T, message?: string) {
  return z
    .string({ error: message })
    .regex(/^\s*-?\d{1,10}\s*$/, message)
    .transform(Number)
    .pipe(schema);
}
