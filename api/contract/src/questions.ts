import { z } from 'zod';
import { answerPartSchema } from './answer-keys.ts';
import {
  booleanParamSchema,
  idParamSchema,
  idSchema,
  momentSchema,
  pageParamSchema,
  slugListParamSchema,
  slugSchema,
  text,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { subjectSchema, topicLinkSchema } from './subjects-and-topics.ts';

export const difficultySchema = z.enum(['Easy', 'Medium', 'Hard']);
export type Difficulty = z.infer<typeof difficultySchema>;
export const levelSchema = z.enum(['SL', 'HL']);
export const monthSchema = z.enum(['May', 'November']);
export const optionKeySchema = z.enum(['A', 'B', 'C', 'D']);
export type OptionKey = z.infer<typeof optionKeySchema>;

/** Page sizes that learners choose from (specification part 2, section 9); staff may ask for up to 100. */
export const PAGE_SIZES = [2, 5, 10] as const;

/** A picture that staff have added. */
export const questionImageSchema = z.object({
  id: idSchema,
  url: z.string(),
  /** A smaller one, for lists. */
  thumb: z.string(),
  /** The text alternative; empty if not written yet. */
  alt: z.string(),
  /** In pixels; 0 where unknown. */
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
});

/** A question as learners and guests see it in a list. Never contains an answer: see `questionAnswerSchema`. */
export const questionSchema = z.object({
  id: idSchema,
  subject: subjectSchema,
  topic: topicLinkSchema,
  /** From the top-level topic down to `topic`. */
  topic_path: z.array(topicLinkSchema),
  /** Where it really is, if shown in the other level of its course, to which `topic_path` belongs. */
  own_place: z.object({ subject_slug: slugSchema, topic_slugs: z.array(slugSchema) }).optional(),
  OtherTopicsOnQuestion: z.array(topicLinkSchema),
  difficulty: difficultySchema,
  level: levelSchema,
  question_number: z.int(),
  marks: z.int().positive(),
  specialInfo: z.string().nullable(),
  /** The same, typeset as one line. */
  specialInfo_html: z.string().nullable(),
  /** The https address of a film: part of the solution, so null for learners until they open that, or have attempted the test. */
  video_solution: z.string().nullable(),
  calculatorAllowed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().min(1).max(3).nullable(),
  timezone: z.int().min(0).max(2).nullable(),
  /** Markdown with TeX: the source that search, preview and paper read. */
  questions_text: z.string(),
  /** The same, rendered and sanitised; maths as KaTeX with MathML, diagrams inline. */
  questions_html: z.string(),
  /** Empty unless the question is multiple choice. */
  options: z.array(z.object({ key: optionKeySchema, html: z.string() })),
  images: z.array(questionImageSchema),
  has_hint: z.boolean(),
  /** The parts to answer, each with its fields, never the right answers. Absent from former APIs. */
  answer_parts: z.array(answerPartSchema).optional(),
  /** Rises with every change by staff; sent along with an answer. Absent from an older API. */
  version: z.int().positive().optional(),
  answer_not_available: z.boolean(),
  /**
   * Its answer is free, without an account and without using the allowance: it is one of the first of its topic. Its
   * page says so to all, lists to guests alone; absent means no.
   */
  free_answer: z.boolean().optional(),
  updated_at: momentSchema,
  /** The caller's own marks on it; null for guests. */
  learner: z.object({ bookmarked: z.boolean(), completed: z.boolean(), pinned: z.boolean() }).nullable(),
});
export type Question = z.infer<typeof questionSchema>;

/** Staff see the editorial fields as well. */
export const staffQuestionSchema = questionSchema.extend({
  verified: z.boolean(),
  topic_changed: z.boolean(),
  original_content: z.boolean(),
  /** Whether `math_level_visibility_shared` has a meaning: its subject is one level of a maths course. */
  has_other_level: z.boolean(),
  math_level_visibility_shared: z.boolean(),
  visible: z.boolean(),
  priority: z.int(),
  /** Formulae in its texts and answers that cannot be set; learners see them as they were written. */
  tex_faults: z.int().nonnegative(),
  mcq_answer: optionKeySchema.nullable(),
});
export type StaffQuestion = z.infer<typeof staffQuestionSchema>;

/**
 * One line of a mark scheme. `code` is the examiner's mark: M method, A accuracy, R reasoning, AG answer given;
 * `implied` is written in brackets, as in (M1).
 */
export const markSchemeLineSchema = z.object({
  /** `(i)` of part (a) is `a.i`; empty for a question without parts. */
  part: z.string(),
  html: z.string(),
  code: z.string(),
  marks: z.int().nonnegative(),
  implied: z.boolean(),
});
export type MarkSchemeLine = z.infer<typeof markSchemeLineSchema>;

/** `body` is the worked solution; the specification names the list `Answer`. */
export const questionAnswerSchema = z.object({
  id: idSchema,
  /** The final answer alone. */
  final_answer_html: z.string(),
  body: z.string(),
  body_html: z.string(),
  mark_scheme: z.array(markSchemeLineSchema),
  mcq_answer: optionKeySchema.nullable(),
  images: z.array(questionImageSchema),
});
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** What there is to open of an answer: it in short, the worked solution with its pictures and video, the mark scheme. */
export const answerHelpSchema = z.enum(['answer', 'solution', 'markscheme']);
export type AnswerHelp = z.infer<typeof answerHelpSchema>;

/** Where the previous and next question of the same list are. */
export const questionNeighbourSchema = z.object({ id: idSchema, subject_slug: slugSchema, topic_slugs: z.array(slugSchema) });

const commaList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .max(200)
    .transform((value) => value.split(','))
    .pipe(z.array(item).min(1).max(30));

/** Every filter of the list; the names are the specification's filter state. */
export const questionFilterShape = {
  subject: slugSchema.optional(),
  topic: slugListParamSchema.optional(),
  subtopic: slugListParamSchema.optional(),
  subsubtopic: slugListParamSchema.optional(),
  difficulty: commaList(difficultySchema).optional(),
  level: levelSchema.optional(),
  paper: commaList(z.enum(['1', '2', '3']).transform(Number)).optional(),
  month: monthSchema.optional(),
  year: commaList(
    z
      .string()
      .regex(/^20\d\d$/, 'Not a valid year')
      .transform(Number),
  ).optional(),
  timezone: commaList(z.enum(['0', '1', '2']).transform(Number)).optional(),
  calculatorAllowed: booleanParamSchema.optional(),
  calculatorNotAllowed: booleanParamSchema.optional(),
  completedQuestion: booleanParamSchema.optional(),
  uncompletedQuestion: booleanParamSchema.optional(),
  bookmarkedQuestion: booleanParamSchema.optional(),
  pinnedQuestion: booleanParamSchema.optional(),
  /** Staff only; others get 403. */
  verified: booleanParamSchema.optional(),
  /** Staff only; others get 403. */
  topicChanged: booleanParamSchema.optional(),
  /** Only those with formulae that cannot be set. Staff only; others get 403. */
  brokenTex: booleanParamSchema.optional(),
  q: text(200).trim().min(1).optional(),
  sortBy: z.enum(['question_number', 'year', 'difficulty', 'marks', 'priority', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};

export const questionFilterSchema = z.strictObject(questionFilterShape);
export type QuestionFilter = z.infer<typeof questionFilterSchema>;

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int().nonnegative() }));

/** Options with the number of questions each would leave, given the rest of the selection. */
export const questionFacetsSchema = z.object({
  difficulty: facet(difficultySchema),
  level: facet(levelSchema),
  paper: facet(z.int()),
  month: facet(monthSchema),
  year: facet(z.int()),
  timezone: facet(z.int()),
  calculatorAllowed: facet(z.boolean()),
});
export type QuestionFacets = z.infer<typeof questionFacetsSchema>;

const pageOf = <T extends z.ZodType>(question: T) =>
  z.object({
    questions: z.array(question),
    page: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
    /** How many come first because the caller pinned them. Not for guests. */
    pinnedCount: z.int().nonnegative().optional(),
    /** How many of the whole list are multiple choice, which a quick check can use. Absent from an older API. */
    multipleChoiceCount: z.int().nonnegative().optional(),
  });

export const questionDetailSchema = z.object({
  question: z.union([staffQuestionSchema, questionSchema]),
  hints_html: z.string().nullable(),
  /** What its answers hold; empty exactly where the question says `answer_not_available`. */
  help: z.array(answerHelpSchema),
  /** Present with `includeAnswers=true`. */
  Answer: z.array(questionAnswerSchema).optional(),
  /** Names the present lines of the mark scheme, for self-marking. Present with `Answer` where there are any. */
  scheme: z.string().optional(),
  /** Place in the list that the query describes, counted from 1; null when the question is not in it. */
  position: z.int().nullable(),
  totalCount: z.int(),
  previous: questionNeighbourSchema.nullable(),
  next: questionNeighbourSchema.nullable(),
  /**
   * Another question of the same item family, first those that the caller has not completed; null if there is none.
   * Absent from former APIs.
   */
  another: questionNeighbourSchema.nullable().optional(),
  abilities: z.object({
    edit: z.boolean(),
    /** `log_in` for guests, `allowance_used` once this month's allowance is spent. */
    see_answer: z.enum(['yes', 'log_in', 'allowance_used']),
  }),
  /** How many learners have tried it and their share of its marks; for signed-in callers, once 30 have tried. */
  facility: z.object({ learners: z.int().positive(), share: z.number().min(0).max(1) }).optional(),
  /** How many questions the caller has opened the answers of this month, of how many; only where their plan has a limit. */
  allowance: z.object({ used: z.int().nonnegative(), limit: z.int().nonnegative(), resets_at: momentSchema }).optional(),
});
export type QuestionDetail = z.infer<typeof questionDetailSchema>;

/** Questions of one quick check. */
export const QUICK_CHECK_LENGTH = 10;

export const questionEndpoints = defineEndpoints({
  'GET /api/questions': {
    summary: 'A page of questions',
    access: 'anyone',
    query: z.strictObject({
      ...questionFilterShape,
      page: pageParamSchema.optional(),
      pageSize: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .transform(Number)
        .optional(),
    }),
    response: pageOf(z.union([staffQuestionSchema, questionSchema])),
    errors: ['page_size_not_allowed'],
  },
  'GET /api/questions/filters': {
    summary: 'Filter options of a selection, each with its count',
    access: 'anyone',
    query: questionFilterSchema,
    response: questionFacetsSchema,
  },
  'GET /api/questions/quick-check': {
    summary:
      'Multiple-choice questions for a quick check of a topic: at most ten, each of another item family, uncompleted ones first',
    access: 'anyone',
    query: z.strictObject({
      subject: slugSchema,
      topic: slugListParamSchema.optional(),
      subtopic: slugListParamSchema.optional(),
      subsubtopic: slugListParamSchema.optional(),
      /** Another number draws others, where there are more. */
      draw: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({
      questions: z.array(z.union([staffQuestionSchema, questionSchema])),
      /** How many ideas there are to ask of. */
      available: z.int().nonnegative(),
    }),
  },
  'GET /api/questions/:id/speech': {
    summary: 'A question as sentences to be read aloud, its formulae in words',
    access: 'anyone',
    params: z.strictObject({ id: idParamSchema }),
    response: z.object({ sentences: z.array(z.string()) }),
  },
  'GET /api/questions/:id': {
    summary: 'One question; with its answers this spends the monthly allowance once per question',
    access: 'anyone',
    params: z.strictObject({ id: idParamSchema }),
    query: z.strictObject({ ...questionFilterShape, includeAnswers: booleanParamSchema.optional() }),
    response: questionDetailSchema,
    errors: ['allowance_used', 'answers_closed'],
  },
});
