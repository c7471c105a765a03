import { z } from 'zod';
import { assignmentSchema, trySchema, workScoreSchema, workStateSchema } from './class-assignments.ts';
import { classSchema } from './classes.ts';
import { csvAnswer, idParamSchema, idSchema, momentSchema, pageParamSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { LONGEST_GRADING_COMMENT, LONGEST_MARK_COMMENT, MOST_ASSIGNMENT_QUESTIONS, MOST_MARKS } from './limits.ts';
import { estimateSchema } from './progress.ts';
import { questionAnswerSchema, questionSchema } from './questions.ts';
import { topicLinkSchema } from './subjects-and-topics.ts';
import { automaticMarksSchema, learnerAnswerSchema, questionStateSchema, selfMarksSchema } from './timed-tests.ts';

/*
 * What came of set work: for the teachers of its class. Every answer about one learner adds a line to the log that this
 * learner can read (`GET /api/class-looks`).
 */

/** One learner in the overview of an assignment. */
export const overviewLearnerSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  work: workStateSchema,
  /** Questions answered in the present try, of `question_count`. */
  answered: z.int().nonnegative(),
  started_at: momentSchema.nullable(),
  handed_in_at: momentSchema.nullable(),
  score: workScoreSchema.nullable(),
  returned_at: momentSchema.nullable(),
  /** Left the class; what they handed in stays. */
  former: z.boolean(),
  /** Why this learner may need help, in the order of urgency; empty: no reason known. */
  needs_help: z.array(z.enum(['missing', 'no_answers', 'low_score'])),
});
export type OverviewLearner = z.infer<typeof overviewLearnerSchema>;

/** An answer that learners gave, without their names. */
export const givenAnswerSchema = z.object({
  /** `A` to `D`, or empty: a typed part. */
  option: z.string(),
  /** Empty where the question has no parts. */
  part: z.string(),
  /** As typed; of options their letter. */
  value: z.string(),
  learners: z.int().positive(),
  /** The slip behind it, as the question's author foresaw it; null: none known. */
  slip: z.string().nullable(),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/** One question over the counted tries of all who handed in. */
export const overviewQuestionSchema = z.object({
  question_id: idSchema,
  /** Of the assignment, from 1; null where learners have different questions. */
  position: z.int().positive().nullable(),
  question_number: z.int(),
  topic: topicLinkSchema,
  marks: z.int().positive(),
  /** Handed in with this question, and how many answered it. */
  learners: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  /** Share of the marks given that were earned, from 0 to 1; null: nothing marked yet. */
  facility: z.number().min(0).max(1).nullable(),
  /** Commonest first, three at most. */
  wrong_answers: z.array(givenAnswerSchema),
});
export type OverviewQuestion = z.infer<typeof overviewQuestionSchema>;

export const assignmentOverviewSchema = z.object({
  assignment: assignmentSchema,
  class: classSchema,
  /** By name. */
  learners: z.array(overviewLearnerSchema),
  /** In order; empty for a reading. */
  questions: z.array(overviewQuestionSchema),
  server_time: momentSchema,
});
export type AssignmentOverview = z.infer<typeof assignmentOverviewSchema>;

/** A question for the projector, without anything that identifies a learner. */
export const projectedQuestionSchema = z.object({
  question: questionSchema,
  /** What was answered, commonest first; empty until three learners have handed in. */
  answers: z.array(givenAnswerSchema.extend({ right: z.boolean().nullable() })),
  /** Learners who handed in. */
  learners: z.int().nonnegative(),
  /** The solution; null until it opens for the class: by the assignment's rule, or once a learner has handed in. */
  Answer: z.array(questionAnswerSchema).nullable(),
  /** Ids of the questions before and after. */
  previous: idSchema.nullable(),
  next: idSchema.nullable(),
});
export type ProjectedQuestion = z.infer<typeof projectedQuestionSchema>;

/** One question of a learner's work, as teachers mark it. */
export const workQuestionSchema = z.object({
  question_id: idSchema,
  position: z.int().positive(),
  marks: z.int().positive(),
  state: questionStateSchema,
  answer: learnerAnswerSchema.nullable(),
  question: questionSchema,
  Answer: z.array(questionAnswerSchema),
  automatic: automaticMarksSchema.nullable(),
  self_marks: selfMarksSchema.nullable(),
  /** The teacher's; they precede automatic ones and the learner's own. Null: none given. */
  teacher_marks: z.int().nonnegative().nullable(),
  teacher_comment: z.string(),
});
export type WorkQuestion = z.infer<typeof workQuestionSchema>;

/** One learner's work on one assignment. */
export const learnerWorkSchema = z.object({
  assignment: assignmentSchema,
  learner: z.object({ user_id: idSchema, name: z.string(), former: z.boolean() }),
  work: workStateSchema,
  /** Oldest first. */
  attempts: z.array(trySchema),
  /** Of the counted try; empty until one is handed in. */
  questions: z.array(workQuestionSchema),
  score: workScoreSchema.nullable(),
  comment: z.string(),
  returned_at: momentSchema.nullable(),
  /** Sent along with marks, so that two teachers do not overwrite each other. */
  version: z.int().nonnegative(),
  /** The learners before and after by name, for paging. */
  previous: idSchema.nullable(),
  next: idSchema.nullable(),
});
export type LearnerWork = z.infer<typeof learnerWorkSchema>;

/** A cell of the gradebook. */
export const gradebookCellSchema = z.object({
  assignment_id: idSchema,
  work: workStateSchema,
  score: workScoreSchema.nullable(),
  returned: z.boolean(),
});

/** Percent by weight over assignments that count: `percent` of those with marks, missing ones as 0; null: none yet. */
export const gradebookRowSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  former: z.boolean(),
  /** In the order of `assignments`. */
  cells: z.array(gradebookCellSchema),
  percent: z.number().min(0).max(100).nullable(),
});
export type GradebookRow = z.infer<typeof gradebookRowSchema>;

export const gradebookSchema = z.object({
  class: classSchema,
  /** Published and opened, earliest due first. `average`: percent over learners with marks. */
  assignments: z.array(assignmentSchema.extend({ average: z.number().min(0).max(100).nullable() })),
  learners: z.array(gradebookRowSchema),
});
export type Gradebook = z.infer<typeof gradebookSchema>;

/** How sure an estimate is, by the width of its band: `unsure` until there is evidence enough. */
export const certaintySchema = z.enum(['unsure', 'fair', 'sure']);
export type Certainty = z.infer<typeof certaintySchema>;

export const classProgressSchema = z.object({
  class: classSchema,
  /** Topics of the first level, in the order of the course. `estimate`: the class's middle; null: no learner shares evidence of it. */
  topics: z.array(
    topicLinkSchema.extend({
      estimate: z.number().min(0).max(1).nullable(),
      /** How many learners have evidence here, of those who share. */
      learners: z.int().nonnegative(),
    }),
  ),
  learners: z.array(
    z.object({
      user_id: idSchema,
      name: z.string(),
      /** False: `topics` is empty. */
      shares_progress: z.boolean(),
      /** Topics with evidence only. */
      topics: z.array(
        z.object({ topic_id: idSchema, estimate: estimateSchema, certainty: certaintySchema, parts: z.int().positive() }),
      ),
    }),
  ),
  /** Topics to revise next, the weakest with evidence first, three at most. */
  revise: z.array(idSchema),
});
export type ClassProgress = z.infer<typeof classProgressSchema>;

/** One learner, for a talk with them or their parents. */
export const classLearnerSchema = z.object({
  class: classSchema,
  learner: z.object({ user_id: idSchema, name: z.string(), email: z.string(), joined_at: momentSchema, former: z.boolean() }),
  percent: z.number().min(0).max(100).nullable(),
  /** Latest due first. */
  assignments: z.array(
    assignmentSchema.extend({
      work: workStateSchema,
      score: workScoreSchema.nullable(),
      handed_in_at: momentSchema.nullable(),
      comment: z.string(),
      returned_at: momentSchema.nullable(),
    }),
  ),
  /** Topics of the first level with evidence; null: not shared. */
  topics: z
    .array(z.object({ topic: topicLinkSchema, estimate: estimateSchema, certainty: certaintySchema, parts: z.int().positive() }))
    .nullable(),
});
export type ClassLearner = z.infer<typeof classLearnerSchema>;

/** A look at the caller's work or progress. */
export const classLookSchema = z.object({
  id: idSchema,
  class_id: idSchema,
  class_name: z.string(),
  /** Who looked; `A teacher` once their account is deleted. */
  teacher_name: z.string(),
  /** `work` names an assignment. `progress`: the learner's page, or progress by topic of the whole class. */
  what: z.enum(['work', 'progress', 'class_progress']),
  assignment_title: z.string().nullable(),
  at: momentSchema,
});
export type ClassLook = z.infer<typeof classLookSchema>;

const byId = z.strictObject({ id: idParamSchema });
const ofLearner = z.strictObject({ id: idParamSchema, userId: idParamSchema });

export const classResultEndpoints = defineEndpoints({
  'GET /api/assignment-overview': {
    summary: 'How far each learner is with an assignment, and how each question went; pages poll it during a lesson',
    access: 'signed-in',
    unattended: true,
    query: z.strictObject({ assignment_id: idParamSchema }),
    response: assignmentOverviewSchema,
  },
  'GET /api/assignments/:id/questions/:questionId': {
    summary: 'A question of an assignment to show to the class, with anonymous answers, and the solution once it is available',
    access: 'signed-in',
    params: z.strictObject({ id: idParamSchema, questionId: idParamSchema }),
    response: projectedQuestionSchema,
  },
  'GET /api/assignments/:id/learners/:userId': {
    summary: "A learner's work on an assignment, to read and to mark; recorded in the access log that the learner sees",
    access: 'signed-in',
    params: ofLearner,
    response: learnerWorkSchema,
  },
  'PUT /api/assignments/:id/learners/:userId/marks': {
    summary: "Save a teacher's marks and comments on a learner's work, and return it if `returned` is set",
    access: 'signed-in',
    params: ofLearner,
    body: z.strictObject({
      questions: z
        .array(
          z.strictObject({
            question_id: idSchema,
            /** Null: as marked automatically or by the learner. */
            marks: z.int().nonnegative().max(MOST_MARKS).nullable(),
            comment: text(LONGEST_MARK_COMMENT),
          }),
        )
        .max(MOST_ASSIGNMENT_QUESTIONS),
      comment: text(LONGEST_GRADING_COMMENT),
      /** True shows marks and comments to the learner and notifies them once; it cannot be undone. */
      returned: z.boolean(),
      /** The version that the page shows. */
      version: z.int().nonnegative(),
    }),
    response: learnerWorkSchema,
    errors: ['class_archived', 'not_handed_in', 'marks_too_many', 'marking_changed'],
  },
  'GET /api/classes/:id/gradebook': {
    summary: 'Learners by assignments, with weighted totals',
    access: 'signed-in',
    params: byId,
    response: gradebookSchema,
  },
  'GET /api/classes/:id/gradebook.csv': {
    summary: 'The gradebook as a CSV file: a row for each learner, marks as numbers, states in words',
    access: 'signed-in',
    params: byId,
    ...csvAnswer,
  },
  'GET /api/classes/:id/gradebook.xlsx': {
    summary: 'The same as a workbook for Excel and LibreOffice',
    access: 'signed-in',
    params: byId,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /api/classes/:id/progress': {
    summary: 'Topics by learners, from the evidence of those who share their progress; recorded in the access log that they see',
    access: 'signed-in',
    params: byId,
    response: classProgressSchema,
  },
  'GET /api/classes/:id/learners/:userId': {
    summary:
      'One learner of a class, with their work and, if shared, their progress; recorded in the access log that the learner sees',
    access: 'signed-in',
    params: ofLearner,
    response: classLearnerSchema,
  },
  'GET /api/class-looks': {
    summary: "Who has viewed the caller's work and progress in their classes, latest first, 50 a page",
    access: 'signed-in',
    query: z.strictObject({ page: pageParamSchema.optional() }),
    response: z.object({ looks: z.array(classLookSchema), page: z.int(), pageSize: z.int(), totalCount: z.int() }),
  },
});
