import { z } from 'zod';
import { idParamSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { fileErrors } from './errors.ts';

/** Largest roster: the enrolments of a large school, zipped. */
export const ROSTER_BYTES = 5 * 1_048_576;

/** A class of a school's roster, with those who are enrolled in it. */
export const rosterClassSchema = z.object({
  sourced_id: z.string(),
  title: z.string(),
  /** Their email addresses. */
  learners: z.array(z.string()),
  teachers: z.array(z.string()),
  /** How many of them have no address in the roster, so cannot be invited. */
  without_email: z.int().nonnegative(),
});
export type RosterClass = z.infer<typeof rosterClassSchema>;

export const classRosterEndpoints = defineEndpoints({
  'POST /api/classes/:id/roster': {
    summary: 'Read a OneRoster 1.2 roster, CSV files in a ZIP archive, to invite from. Nothing is stored',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    upload: { files: { roster: 1 }, fileBytes: ROSTER_BYTES },
    /** Classes that have members, by title. */
    response: z.object({ classes: z.array(rosterClassSchema) }),
    errors: ['class_archived', ...fileErrors],
  },
});
