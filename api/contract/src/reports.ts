import { z } from 'zod';
import { idSchema, momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_REPORT } from './limits.ts';

/** The reason that needs a description. */
export const OTHER_REASON = 'Other (please specify below)';

/** Reasons to report a question. Specification part 2, section 9. */
export const REPORT_REASONS = [
  'Incorrect/Inaccurate Information',
  'Broken images/diagrams/figures',
  'Does not belong in this topic',
  OTHER_REASON,
] as const;

export const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const reportSchema = z.object({
  id: idSchema,
  type: reportReasonSchema,
  description: z.string().nullable(),
  /** Absent from an older API. */
  reportedById: idSchema.optional(),
  questionId: idSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
});
export type Report = z.infer<typeof reportSchema>;

export const reportEndpoints = defineEndpoints({
  'POST /api/report': {
    summary: "Report a question; changes the caller's open report on it, if there is one",
    access: 'signed-in',
    literalPath: '/report',
    body: z
      .strictObject({
        /** `Other` alone does as well. */
        type: z.enum([...REPORT_REASONS, 'Other']).transform((type) => (type === 'Other' ? OTHER_REASON : type)),
        description: text(LONGEST_REPORT).trim().nullish(),
        /** Accepted for compatibility and ignored: the reporter is the signed-in user. */
        reportedById: z.union([z.int(), z.string().max(40)]).nullish(),
        questionId: idSchema,
      })
      .refine(({ type, description }) => type !== OTHER_REASON || Boolean(description), {
        path: ['description'],
        message: 'Please describe what is wrong',
      }),
    response: z.object({ message: z.string(), report: reportSchema }),
  },
});
