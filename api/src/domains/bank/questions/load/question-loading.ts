import type { AnswerHelp, OptionKey, Question, QuestionAnswer, StaffQuestion, Subject, TopicLink } from '@api/contract';
import { answerPartsOf } from '@api/judging';
import { typesetLine } from '@api/typesetting';
import type { Knex } from 'knex';
import { readEachCached } from '../../../../bank-cache/cached-reads.ts';
import { notFound } from '../../../../errors.ts';
import type { Caller, SignedIn } from '../../../../http/caller.ts';
import { isCourseLevel } from '../../subjects-and-topics/index.ts';
import {
  type AnswerRow,
  everyPrimaryPlacement,
  findAnswers,
  findMarks,
  findOtherTopics,
  findQuestions,
  findSubjects,
  findTopics,
  type LinkedTopicRow,
  type Placement,
  primaryPlacements,
  type QuestionRow,
} from './questions.queries.ts';

interface AnswerContent {
  final_answer: string;
  body: string;
  mark_scheme: readonly unknown[];
  images: readonly unknown[];
}

/** Which help an answer holds; its pictures belong to the solution. A new form keeps an empty answer, which holds none. */
export function helpIn({ final_answer, body, mark_scheme, images }: AnswerContent, option: OptionKey | null): Set<AnswerHelp> {
  const help = new Set<AnswerHelp>();
  if (final_answer.trim() !== '' || option !== null) help.add('answer');
  if (body.trim() !== '' || images.length > 0) help.add('solution');
  if (mark_scheme.length > 0) help.add('markscheme');
  return help;
}

/** The place that a question is shown at, and the rest of its card. */
interface QuestionContext {
  subject: Subject;
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
function presentQuestion(row: QuestionRow, { subject, path, others }: QuestionContext): Question {
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
function presentStaffQuestion(row: QuestionRow, context: QuestionContext): StaffQuestion {
  const { verified, topic_changed, original_content, math_level_visibility_shared, visible, priority, tex_faults, mcq_answer } =
    row;
  return {
    ...presentQuestion(row, context),
    video_solution: videoOf(row),
    ...{ verified, topic_changed, original_content, math_level_visibility_shared, visible, priority, tex_faults, mcq_answer },
    has_other_level: isCourseLevel(context.subject),
  };
}

export function presentAnswer(row: AnswerRow): QuestionAnswer {
  const { id, final_answer, final_answer_html, body, body_html, mark_scheme, mcq_answer, images } = row;
  return {
    ...{ id, body, mark_scheme, mcq_answer, images },
    // Missing text would give an empty frame.
    final_answer_html: final_answer.trim() && final_answer_html,
    body_html: body.trim() && body_html,
  };
}

/** The ids on the path to a placement, from the top-level topic down. */
export const pathIds = ({ topic1_id, topic2_id, topic3_id }: Placement) =>
  [topic1_id, topic2_id, topic3_id].filter((id): id is number => id !== null);

interface Placed {
  row: QuestionRow;
  question: Question | StaffQuestion;
}

/** The own places, by question, of questions that a list shows through the other level of their course. */
async function findOwnPlaces(db: Knex, elsewhere: readonly Placement[]) {
  if (elsewhere.length === 0) return new Map<number, never>();
  const own = await everyPrimaryPlacement(
    db,
    elsewhere.map(({ question_id }) => question_id),
  );
  const [topics, subjects] = await Promise.all([
    findTopics(db, [...new Set(own.flatMap(pathIds))]),
    findSubjects(db, [...new Set(own.map(({ subject_id }) => subject_id))]),
  ]);
  return new Map(
    own.flatMap((placement) => {
      const subject_slug = subjects.get(placement.subject_id)?.slug;
      const topic_slugs = pathIds(placement).flatMap((id) => topics.get(id)?.slug ?? []);
      return subject_slug ? [[placement.question_id, { subject_slug, topic_slugs }] as const] : [];
    }),
  );
}

/** Reads the placed questions as learners or as staff see them; by placement. */
async function readPlaced(db: Knex, placements: readonly Placement[], { staff }: Caller): Promise<Map<Placement, Placed>> {
  const ids = placements.map(({ question_id }) => question_id);
  const [rows, topics, subjects, others] = await Promise.all([
    findQuestions(db, ids),
    findTopics(db, [...new Set(placements.flatMap(pathIds))]),
    findSubjects(db, [...new Set(placements.map(({ subject_id }) => subject_id))]),
    findOtherTopics(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const elsewhere = placements.filter((placement) => pathIds(placement).at(-1) !== byId.get(placement.question_id)?.topic_id);
  const ownPlaces = await findOwnPlaces(db, elsewhere);
  const othersById = Map.groupBy(others, ({ question_id }) => question_id);
  const placed = placements.flatMap((placement) => {
    const row = byId.get(placement.question_id);
    const subject = subjects.get(placement.subject_id);
    if (!row || !subject) return [];
    const path = pathIds(placement).flatMap((id) => topics.get(id) ?? []);
    const context = { subject, path, others: othersById.get(row.id) ?? [] };
    const question = staff ? presentStaffQuestion(row, context) : presentQuestion(row, context);
    const own_place = ownPlaces.get(row.id);
    return [[placement, { row, question: own_place ? { ...question, own_place } : question }] as const];
  });
  return new Map(placed);
}

/** Loads the placed questions in their order, each in the caller's shape and with their marks. */
export async function loadQuestions(db: Knex, placements: readonly Placement[], caller: Caller): Promise<Placed[]> {
  if (placements.length === 0) return [];
  const ids = placements.map(({ question_id }) => question_id);
  const [placed, marks] = await Promise.all([
    readEachCached(db, caller, {
      items: placements,
      keyOf: (placement) => ['question', placement.question_id, placement.subject_id, ...pathIds(placement)],
      read: (missing) => readPlaced(db, missing, caller),
    }),
    caller.signedIn ? findMarks(db, ids, caller.userId) : null,
  ]);
  return placements.flatMap((placement) => {
    const found = placed.get(placement);
    if (!found) return [];
    const learner = marks?.get(placement.question_id) ?? null;
    return [{ row: found.row, question: { ...found.question, learner } }];
  });
}

/**
 * The questions with these ids, in this order, each at its own place. Those that do not exist or are hidden from the
 * caller are left out.
 */
export async function loadQuestionsById(db: Knex, ids: readonly number[], caller: Caller): Promise<(Question | StaffQuestion)[]> {
  const placements = new Map(
    (await primaryPlacements(db, ids, caller.staff)).map((placement) => [placement.question_id, placement]),
  );
  const ordered = ids.flatMap((id) => placements.get(id) ?? []);
  return (await loadQuestions(db, ordered, caller)).map(({ question }) => question);
}

/**
 * Questions that a test was drawn with, in this order and in the learner's shape, also if hidden or deleted since;
 * those whose answers are `opened` with their solution films.
 */
export async function loadDrawnQuestions(
  db: Knex,
  ids: readonly number[],
  { caller, opened }: { caller: SignedIn; opened: ReadonlySet<number> },
): Promise<Question[]> {
  const placements = new Map((await everyPrimaryPlacement(db, ids)).map((placement) => [placement.question_id, placement]));
  const ordered = ids.flatMap((id) => placements.get(id) ?? []);
  const placed = await loadQuestions(db, ordered, { ...caller, staff: false });
  return placed.map(({ row, question }) => (opened.has(row.id) ? { ...question, video_solution: videoOf(row) } : question));
}

/** The answers of questions by question: only for callers who may open them. */
export async function loadAnswers(db: Knex, ids: readonly number[]): Promise<Map<number, QuestionAnswer[]>> {
  const answers = Map.groupBy(await findAnswers(db, ids), ({ question_id }) => question_id);
  return new Map([...answers].map(([id, rows]) => [id, rows.map(presentAnswer)]));
}

/** Refuses with 404 what the caller cannot see: unknown questions, and for learners hidden ones. */
export async function requireQuestion(db: Knex, id: number, caller: Caller): Promise<void> {
  const found = await primaryPlacements(db, [id], caller.staff);
  if (found.length === 0) throw notFound('There is no such question');
}
