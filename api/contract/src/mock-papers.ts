import { z } from 'zod';
import { momentSchema, pageParamSchema, slugSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { monthSchema } from './questions.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';
import { testSchema, testStatusSchema } from './timed-tests.ts';

/** Seeds are below this: six letters and digits of a code say one. */
export const SEEDS = 2 ** 30;

/** A named section of a paper, e.g. Section A. */
const sectionSchema = z.object({
  /** Empty where the paper has no parts. */
  name: z.string(),
  /** A short description. */
  about: z.string(),
  /** The marks that the blueprint gives the section. */
  marks: z.int(),
});

/** Marks of a topic, and how many it would have by the blueprint; null where that says nothing of topics. */
const topicMarksSchema = z.object({ topic: topicLinkSchema, marks: z.int().nonnegative(), of: z.number().nullable() });

/** A paper of the examination: facts of the published courses, and our own difficulty. */
export const blueprintSchema = z.object({
  /** `math-aa-sl-1`: the subject and the paper. */
  key: slugSchema,
  /** `1`, `1A`. */
  paper: z.string(),
  minutes: z.int().positive(),
  marks: z.int().positive(),
  calculator: z.boolean(),
  sections: z.array(sectionSchema),
  /** In the order of the course; `marks` are the blueprint's. Empty where the paper may ask about anything. */
  topics: z.array(z.object({ topic: topicLinkSchema, marks: z.number() })),
});
export type Blueprint = z.infer<typeof blueprintSchema>;

/** A grade on our scale, from 1 to 7. */
const gradeNumberSchema = z.int().min(1).max(7);

/** A grade with its uncertainty: four papers of this kind out of five would end between `low` and `high`. */
export const shortGradeSchema = z.object({ grade: gradeNumberSchema, low: gradeNumberSchema, high: gradeNumberSchema });
export type ShortGrade = z.infer<typeof shortGradeSchema>;

/** The grade of a mock paper by our own boundaries, and its parts. Points are hundredths of the paper's marks. */
export const mockGradeSchema = z.object({
  paper: z.string(),
  code: slugSchema,
  /** Null until enough is marked. */
  grade: shortGradeSchema.nullable(),
  marks: z.int(),
  marked: z.int(),
  obtained: z.int(),
  /** Marks that must be marked before a grade is shown. */
  needed: z.int(),
  /** How many of the marks in `marked` were given by whom. */
  marked_by: z.object({ teacher: z.int(), self: z.int(), server: z.int() }),
  /** The score by what is marked, in points. */
  score: z.number().nullable(),
  /** The lowest score of each grade, from 7 to 1. */
  boundaries: z.array(z.object({ grade: gradeNumberSchema, from: z.number() })),
  /** Half of the range of the score, and its parts; their squares add up. Null with the grade. */
  uncertainty: z.object({ all: z.number(), questions: z.number(), unmarked: z.number(), self_marked: z.number() }).nullable(),
  untimed: z.boolean(),
});
export type MockGrade = z.infer<typeof mockGradeSchema>;

/** The caller's attempt at a mock paper. */
export const takenPaperSchema = z.object({
  /** The test's. */
  slug: slugSchema,
  status: testStatusSchema,
  created_at: momentSchema,
  submitted_at: momentSchema.nullable(),
  code: slugSchema,
  paper: z.string(),
  subject: subjectSchema,
  grade: shortGradeSchema.nullable(),
});
export type TakenPaper = z.infer<typeof takenPaperSchema>;

/** Sets named by a month and a year are no longer made: read by pages of the former release alone, and to go with it. */
const formerSetSchema = z.object({ month: monthSchema, year: z.int(), timezone: z.int() });
const formerPaperSchema = formerSetSchema.extend({
  code: slugSchema,
  blueprint: slugSchema,
  minutes: z.int().positive(),
  question_count: z.int(),
  marks: z.int(),
});

/** A paper that is not drawn: the same for all. */
export const practicePaperSchema = z.object({
  code: slugSchema,
  /** Papers of one set make a whole examination. */
  set: z.int().positive(),
  /** The blueprint's key. */
  blueprint: slugSchema,
  minutes: z.int().positive(),
  question_count: z.int(),
  marks: z.int(),
});
export type PracticePaper = z.infer<typeof practicePaperSchema>;

/** A drawn paper, as shown to anyone with its code: no question, no answer. */
export const mockPaperSchema = z.object({
  code: slugSchema,
  /** The blueprint's key. */
  blueprint: slugSchema,
  subject: subjectSchema,
  paper: z.string(),
  /** The set of a practice paper; null for one that was drawn. */
  set: z.int().positive().nullable().optional(),
  practice_set: formerSetSchema.nullable(),
  minutes: z.int().positive(),
  calculator: z.boolean(),
  drawn_at: momentSchema,
  question_count: z.int(),
  marks: z.int(),
  /** The examination's paper. */
  full: z.object({ marks: z.int(), minutes: z.int() }),
  sections: z.array(sectionSchema.extend({ full_marks: z.int(), questions: z.int() })),
  topics: z.array(topicMarksSchema),
  /** Marks by difficulty. */
  difficulties: z.object({ Easy: z.int(), Medium: z.int(), Hard: z.int() }),
  /** Differences from the examination's paper, a sentence each. */
  remarks: z.array(z.string()),
  /** The caller's own, newest first. */
  taken: z.array(takenPaperSchema),
});
export type MockPaper = z.infer<typeof mockPaperSchema>;

const byCode = z.strictObject({ code: slugSchema });

export const mockPaperEndpoints = defineEndpoints({
  'GET /api/mock-papers': {
    summary: 'The papers of each course that can be drawn, and its practice papers, in the order of the courses',
    access: 'signed-in',
    response: z.object({
      courses: z.array(
        z.object({
          subject: subjectSchema,
          blueprints: z.array(blueprintSchema),
          /** In the order of their sets. */
          practice: z.array(practicePaperSchema).optional(),
          practice_papers: z.array(formerPaperSchema),
        }),
      ),
    }),
  },
  'POST /api/mock-papers': {
    summary: 'Draw a paper; the same seed returns the same paper, even after the bank has changed. At most 60 an hour',
    access: 'signed-in',
    body: z.strictObject({
      blueprint: slugSchema,
      seed: z
        .int()
        .nonnegative()
        .max(SEEDS - 1),
    }),
    status: 201,
    response: mockPaperSchema,
    errors: ['too_few_questions'],
  },
  'GET /api/mock-papers/taken': {
    summary: "The caller's own mock papers, newest first, with their grades",
    access: 'signed-in',
    query: z.strictObject({ page: pageParamSchema.optional() }),
    response: z.object({
      taken: z.array(takenPaperSchema),
      page: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
    }),
  },
  'GET /api/mock-papers/:code': {
    summary: 'A paper that was drawn, without its questions',
    access: 'signed-in',
    params: byCode,
    response: mockPaperSchema,
  },
  'POST /api/mock-papers/:code/tests': {
    summary: 'Create a test from this paper, or return the one that is open. Counts towards the monthly cap',
    access: 'signed-in',
    params: byCode,
    status: 201,
    response: testSchema,
    errors: ['test_cap_reached', 'too_few_questions'],
  },
  'GET /api/test/:slug/grade': {
    summary: 'The grade of a finished mock paper, by boundaries of our own, with its uncertainty',
    access: 'signed-in',
    params: z.strictObject({ slug: slugSchema }),
    response: mockGradeSchema,
    errors: ['not_attempted'],
  },
});
