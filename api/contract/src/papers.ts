import { z } from 'zod';
import { idParamSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { PAPER_QUESTIONS, STAFF_PAPER_QUESTIONS } from './limits.ts';

/** Room for working under each part: dotted lines by its marks, as much blank paper, or none. */
export const workingSpaceSchema = z.enum(['lines', 'blank', 'none']);

const space = workingSpaceSchema.optional();

/** Which of the caller's saved questions; all of them where it is left out. They are printed in the order of the list. */
const ids = z
  .string()
  .max(3_000)
  .transform((value) => value.split(','))
  .pipe(z.array(idParamSchema).min(1).max(STAFF_PAPER_QUESTIONS))
  .optional();

const savedQuery = z.strictObject({ ids, space });
const produces = 'application/pdf';
const responseHeaders = { 'content-disposition': 'The name of the file' };
/** Each paper answers these: nothing to print, or printing took too long. */
const printing = ['nothing_to_print', 'printing_too_long'] as const;

export const paperEndpoints = defineEndpoints({
  'GET /api/user_question/download-pdf': {
    summary: `Saved questions as a paper, for learners at most ${PAPER_QUESTIONS} at a time`,
    access: 'signed-in',
    literalPath: '/user_question/download-pdf',
    query: savedQuery,
    produces,
    responseHeaders,
    errors: [...printing, 'too_many_questions'],
  },
  'GET /api/user_question/download-pdf/answers': {
    summary: 'The same with worked solutions and mark schemes; spends the monthly allowance once per question',
    access: 'signed-in',
    literalPath: '/user_question/download-pdf/answers',
    query: savedQuery,
    produces,
    responseHeaders,
    errors: [...printing, 'too_many_questions', 'allowance_used', 'answers_closed'],
  },
  'GET /api/test/:slug/paper': {
    summary: 'A test of the caller as a paper; with answers only once it is attempted',
    access: 'signed-in',
    params: z.strictObject({ slug: slugSchema }),
    query: z.strictObject({ with: z.literal('answers').optional(), space }),
    produces,
    responseHeaders,
    errors: [...printing, 'not_attempted', 'answers_closed'],
  },
  'GET /api/orders/:id/receipt': {
    summary: 'The receipt of a paid order, for its buyer and for staff',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema }),
    produces,
    responseHeaders,
    errors: ['not_paid', 'printing_too_long'],
  },
});
