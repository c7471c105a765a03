import { z } from 'zod';
import {
  csvAnswer,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  pageSizeParamSchema,
  slugSchema,
  text,
} from './common.ts';
import { correctionSummarySchema } from './corrections.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_NOTE } from './limits.ts';
import { staffNameSchema } from './question-editing.ts';
import { reportReasonSchema } from './reports.ts';
import { assignedParamSchema } from './staff-assignments.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** What staff found. */
export const reportOutcomeSchema = z.enum(['fixed', 'not_a_fault']);
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;

/** A report as staff work on it. */
export const staffReportSchema = z.object({
  id: idSchema,
  type: reportReasonSchema,
  description: z.string().nullable(),
  created_at: momentSchema,
  updated_at: momentSchema,
  reporter: z.object({ id: idSchema, name: z.string(), email: z.string() }),
  Question: z.object({
    id: idSchema,
    subject: subjectSchema,
    topic: topicLinkSchema,
    /** From the top-level topic down to `topic`. */
    topic_path: z.array(topicLinkSchema),
    visible: z.boolean(),
    deleted: z.boolean(),
    questions_html: z.string(),
  }),
  /** The assigned member of staff. */
  assignee: staffNameSchema.nullable(),
  /** Null while it is open. */
  closed: z
    .object({
      at: momentSchema,
      by: staffNameSchema.nullable(),
      outcome: reportOutcomeSchema.nullable(),
      note: z.string().nullable(),
      /** What was wrong, as shown to learners, if work was marked again. */
      correction: z
        .object({
          id: idSchema,
          summary: z.string(),
          /** Null while tests are being marked again. */
          done_at: momentSchema.nullable(),
          tests_raised: z.int().nonnegative(),
          learners_raised: z.int().nonnegative(),
        })
        .nullable(),
    })
    .nullable(),
});
export type StaffReport = z.infer<typeof staffReportSchema>;

const filterShape = {
  state: z.enum(['open', 'closed']).optional(),
  type: reportReasonSchema.optional(),
  subject: slugSchema.optional(),
  assigned: assignedParamSchema.optional(),
  /** Words in the description or the question, or in the name or address of who reported it. */
  q: text(200).trim().min(1).optional(),
};

export const staffReportEndpoints = defineEndpoints({
  'GET /api/admin/reports': {
    summary: 'Reports of learners: open ones by longest wait, then closed ones, latest first',
    access: 'support',
    query: z.strictObject({
      ...filterShape,
      page: pageParamSchema.optional(),
      pageSize: pageSizeParamSchema.optional(),
    }),
    response: z.object({ reports: z.array(staffReportSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
  'GET /api/admin/reports/export': {
    summary: 'Reports as CSV: open ones by longest wait, then closed ones, latest first',
    access: 'support',
    query: z.strictObject(filterShape),
    ...csvAnswer,
  },
  'PUT /api/admin/reports/:id': {
    summary: 'Close a report with an outcome, or reopen it. 409 `closed_meanwhile` says who closed it, when and how',
    access: 'support',
    params: z.strictObject({ id: idParamSchema }),
    body: z.union([
      z.strictObject({
        state: z.literal('closed'),
        outcome: reportOutcomeSchema,
        note: text(LONGEST_NOTE).trim().nullish(),
        /**
         * With `fixed` alone: answer or mark scheme was wrong. Marks affected work again and publishes the sentence.
         */
        correction: z
          .strictObject({
            from_version: z.int().positive().max(2_147_483_647),
            /** The question's version in the preview. */
            to_version: z.int().positive().max(2_147_483_647),
            summary: correctionSummarySchema,
          })
          .nullish(),
      }),
      z.strictObject({ state: z.literal('open') }),
    ]),
    response: z.object({ message: z.string(), report: staffReportSchema }),
    errors: ['reported_again', 'closed_meanwhile', 'edited_meanwhile'],
  },
});
