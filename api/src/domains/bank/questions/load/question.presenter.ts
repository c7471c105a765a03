import type { Question, QuestionAnswer, StaffQuestion, Subject, TopicLink } from '@api/contract';
import { answerPartsOf } from '@api/judging';
import { typesetLine } from '@api/typesetting';
import { isCourseLevel } from '../../subjects-and-topics/index.ts';
import type { AnswerRow, LinkedTopicRow, QuestionRow } from './questions.queries.ts';

/** The place that a question is shown at, and the rest of its card. */
export interface QuestionContext {
  subject: Subject;
  /** From the top-level topic down. */
  path: readonly LinkedTopicRow[];
  others: readonly LinkedTopicRow[];
}

const link = ({ id, topic_name, slug, topic_number, parent_topic_id }: LinkedTopicRow): TopicLink => ({
  id,
  topic_name,
  slug,
  topic_number,
  parent_topic_id,
});

const HTTPS = /^https:\/\//i;

/** Where the film is that solves a question: part of its solution, so for those alone who may open that. */
export const videoOf = ({ video_solution }: QuestionRow) => (HTTPS.test(video_solution ?? '') ? video_solution : null);

/**
 * A question as learners and guests see it before they open its solution, without learner marks. Fields are named one
 * by one, so that a new column cannot leak.
 */
export function presentQuestion(row: QuestionRow, { subject, path, others }: QuestionContext): Question {
  const leaf = path.at(-1);
  if (!leaf) throw new Error(`Question ${row.id} has no topic`);
  return {
    id: row.id,
    subject,
    topic: link(leaf),
    topic_path: path.map(link),
    OtherTopicsOnQuestion: others.map(link),
    difficulty: row.difficulty,
    level: row.level,
    question_number: row.question_number,
    marks: row.marks,
    specialInfo: row.special_info,
    specialInfo_html: row.special_info && typesetLine(row.special_info),
    video_solution: null,
    calculatorAllowed: row.calculator_allowed,
    month: row.month,
    year: row.year,
    paper: row.paper,
    timezone: row.timezone,
    questions_text: row.questions_text,
    questions_html: row.questions_html,
    options: row.options.map(({ key, html }) => ({ key, html })),
    images: row.images,
    has_hint: row.hints_html !== null,
    answer_parts: answerPartsOf(row, typesetLine),
    version: row.version,
    answer_not_available: row.answer_not_available,
    updated_at: row.updated_at.toISOString(),
    learner: null,
  };
}

/** A question as staff see it: the learner's shape and the editorial fields. */
export function presentStaffQuestion(row: QuestionRow, context: QuestionContext): StaffQuestion {
  const { verified, topic_changed, original_content, math_level_visibility_shared, visible, priority, tex_faults, mcq_answer } =
    row;
  return {
    ...presentQuestion(row, context),
    video_solution: videoOf(row),
    ...{ verified, topic_changed, original_content, math_level_visibility_shared, visible, priority, tex_faults, mcq_answer },
    has_other_level: isCourseLevel(context.subject),
  };
}

/** An answer, for a caller who may open it. */
export function presentAnswer(row: AnswerRow): QuestionAnswer {
  const { id, final_answer, final_answer_html, body, body_html, mark_scheme, mcq_answer, images } = row;
  return {
    ...{ id, body, mark_scheme, mcq_answer, images },
    // Missing text would be typeset as an empty frame.
    final_answer_html: final_answer.trim() && final_answer_html,
    body_html: body.trim() && body_html,
  };
}
