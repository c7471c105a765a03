import { z } from 'zod';
import { momentSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

/** Minutes to number of questions. Specification part 1, section 9. */
export const QUESTIONS_BY_DURATION = { 30: 5, 60: 10, 120: 20 } as const;
export const durationSchema = z.union([z.literal(30), z.literal(60), z.literal(120)]);
export type Duration = z.infer<typeof durationSchema>;

export const testSchema = z.object({
  slug: slugSchema,
  /** Minutes. */
  duration: durationSchema,
  subject: subjectSchema,
  topics: z.array(topicLinkSchema),
  subtopics: z.array(topicLinkSchema),
  sub_subtopics: z.array(topicLinkSchema),
  question_count: z.int(),
  total_marks: z.int(),
  attempts: z.int(),
  created_at: momentSchema,
});
export type Test = z.infer<typeof testSchema>;

const slugList = z.array(slugSchema).max(100);

export const timedTestEndpoints = defineEndpoints({
  'GET /api/test': {
    summary: "The caller's tests, newest first",
    access: 'signed-in',
    response: z.object({ tests: z.array(testSchema) }),
  },
  'POST /api/test': {
    summary: 'Draw a test from the bank',
    access: 'signed-in',
    body: z.strictObject({
      subject_slug: slugSchema,
      topic_slugs: slugList.min(1, 'Choose at least one topic'),
      subtopic_slugs: slugList,
      sub_subtopic_slugs: slugList,
      duration: durationSchema,
    }),
    status: 201,
    response: testSchema,
    errors: ['test_cap_reached', 'too_few_questions'],
  },
  'GET /api/test/:slug': {
    summary: 'One test of the caller',
    access: 'signed-in',
    params: z.strictObject({ slug: slugSchema }),
    query: z.strictObject({ excludeQuestions: z.enum(['true']).optional() }),
    response: testSchema,
  },
});
