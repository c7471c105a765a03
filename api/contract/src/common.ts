import { z } from 'zod';
import { LONGEST_SLUG } from './limits.ts';

/** Text that PostgreSQL can hold: no NUL byte, no lone surrogate. `missing`: the issue where it is absent. */
export function text(maxLength: number, missing?: string) {
  return z
    .string(missing)
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Contains characters that cannot be stored');
}

/** The address of an outside service, as staff enter it. */
export const webAddress = text(500).pipe(
  z.url({ protocol: /^https?$/, error: 'Enter a whole address, beginning with https://' }),
);

/** A URL slug as the database knows it. */
export const slugSchema = z
  .string()
  .min(1)
  .max(LONGEST_SLUG)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not a valid slug');

/** A database id: a positive 32-bit integer. */
export const idSchema = z.int().positive().max(2_147_483_647);

/** An id in a path or query string. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Not a valid id')
  .transform(Number)
  .pipe(idSchema);

/** `page` counts from 1. The bound keeps OFFSET within what an index scan can serve. */
export const pageParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'Pages count from 1')
  .transform(Number);

/** Items on a page, at most 100. */
export const pageSizeParamSchema = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'Choose a page size of at most 100')
  .transform(Number);

/** `true` or `false` in a query string. */
export const booleanParamSchema = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Slugs joined by commas, at most 50. */
export const slugListParamSchema = z
  .string()
  .max(6_000)
  .transform((value) => value.split(','))
  .pipe(z.array(slugSchema).min(1).max(50));

/** A moment: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** An amount of money: an integer in cents. */
export const centsSchema = z.int().nonnegative();

/** What calls answer that give a list as a CSV file, all that their filter shows; `exports_busy` (503): others are under way. */
export const csvAnswer = { produces: 'text/csv', errors: ['exports_busy'] } as const;
