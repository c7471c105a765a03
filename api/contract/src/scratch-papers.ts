import { z } from 'zod';
import { idParamSchema, momentSchema, slugSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_SCRATCH_NOTES, MOST_SCRATCH_PAGES } from './limits.ts';

/** Of a page, of a stroke, of all strokes of a page. */
export const MOST_STROKES = 600;
export const MOST_STROKE_POINTS = 500;
export const MOST_PAGE_POINTS = 8_000;

/** Points are steps from one to the next; the first is from the upper left corner. */
const step = z.int().min(-1_000).max(1_000);

/**
 * One line of a pen. `points` holds x, y and pressure, x, y and pressure and so on: the first as they are, each next one as its difference to the
 * one before; x and y in thousandths of the page, which is a square, pressure from 0 to 100.
 */
export const strokeSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-z]{6,16}$/),
  colour: z.enum(['ink', 'blue', 'red']),
  points: z
    .array(step)
    .min(3)
    .max(3 * MOST_STROKE_POINTS)
    .refine(({ length }) => length % 3 === 0, 'Points have three numbers each'),
});
export type Stroke = z.infer<typeof strokeSchema>;

/** A page of a learner's scratch paper: its drawing and its typed text. */
export const scratchPageSchema = z.object({
  page: z.int().min(1).max(MOST_SCRATCH_PAGES),
  strokes: z.array(strokeSchema),
  notes: z.string(),
  /** Rises with every change. */
  revision: z.int().positive(),
  updated_at: momentSchema,
});
export type ScratchPage = z.infer<typeof scratchPageSchema>;

const page = z
  .string()
  .regex(new RegExp(`^[1-${MOST_SCRATCH_PAGES}]$`), 'No such page')
  .transform(Number);

const body = z.strictObject({
  strokes: z
    .array(strokeSchema)
    .max(MOST_STROKES)
    .refine((strokes) => strokes.reduce((sum, { points }) => sum + points.length / 3, 0) <= MOST_PAGE_POINTS, 'This page is full')
    .refine((strokes) => new Set(strokes.map(({ id }) => id)).size === strokes.length, 'Each stroke has an id of its own'),
  notes: text(LONGEST_SCRATCH_NOTES),
  /** Of the page as read; 0 for a new one. */
  revision: z.int().nonnegative().max(2_147_483_647),
});

const ofQuestion = z.strictObject({ id: idParamSchema });
const inTest = z.strictObject({ slug: slugSchema, id: idParamSchema });
const paper = z.object({ pages: z.array(scratchPageSchema) });
const kept = z.object({ page: scratchPageSchema });
/** A full page in digits. */
const bodyBytes = 200 * 1024;

export const scratchPaperEndpoints = defineEndpoints({
  'GET /api/practice/questions/:id/scratch-paper': {
    summary: "The caller's scratch paper for a question",
    access: 'signed-in',
    params: ofQuestion,
    response: paper,
  },
  'PUT /api/practice/questions/:id/scratch-paper/:page': {
    summary: 'Save a page of scratch paper; 409 with the stored page if another tab or device has changed it',
    access: 'signed-in',
    params: z.strictObject({ ...ofQuestion.shape, page }),
    body,
    bodyBytes,
    response: kept,
    errors: ['scratch_page_changed', 'too_many_scratch_pages'],
  },
  'DELETE /api/practice/questions/:id/scratch-paper': {
    summary: "Delete the caller's scratch paper for a question; doing so again changes nothing",
    access: 'signed-in',
    params: ofQuestion,
    status: 204,
  },
  'GET /api/test/:slug/scratch-papers': {
    summary: 'Questions of a test for which the caller has scratch paper',
    access: 'signed-in',
    params: z.strictObject({ slug: slugSchema }),
    response: z.object({ question_ids: z.array(z.int()) }),
  },
  'GET /api/test/:slug/questions/:id/scratch-paper': {
    summary: "The caller's scratch paper for a question of a test",
    access: 'signed-in',
    params: inTest,
    response: paper,
  },
  'PUT /api/test/:slug/questions/:id/scratch-paper/:page': {
    summary: 'Save a page of scratch paper of a running test',
    access: 'signed-in',
    params: z.strictObject({ ...inTest.shape, page }),
    body,
    bodyBytes,
    response: kept,
    errors: ['scratch_page_changed', 'too_many_scratch_pages', 'test_not_running'],
  },
  'DELETE /api/test/:slug/questions/:id/scratch-paper': {
    summary: "Delete the caller's scratch paper for a question of a test; doing so again changes nothing",
    access: 'signed-in',
    params: inTest,
    status: 204,
  },
});
