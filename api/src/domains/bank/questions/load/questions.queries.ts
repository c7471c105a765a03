import {
  type AnswerKey,
  difficultySchema,
  levelSchema,
  monthSchema,
  type OptionKey,
  optionKeySchema,
  type Question,
} from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, preparedQuery, queryRows, validateRows } from '../../../../db/row-validation.ts';

export const placementRow = z.object({
  question_id: z.int(),
  subject_id: z.int(),
  topic1_id: z.int(),
  topic2_id: z.int().nullable(),
  topic3_id: z.int().nullable(),
});
/** A question's place in the topic trees, as the list that found it sees it. */
export type Placement = z.infer<typeof placementRow>;

/** The columns of a placement in a list that calls it `name`. */
export const placementColumns = (name: string) =>
  Object.keys(placementRow.shape)
    .map((column) => `${name}.${column}`)
    .join(', ');
export const PLACEMENT_COLUMNS = placementColumns('p');

/** The places of listed questions, each under a subject's topics. `own` is the place that a question was written for. */
export const PLACES = `(SELECT *, kind = 'primary' AS own FROM question_topics WHERE kind <> 'other' AND NOT deleted)`;

/**
 * The places of listed questions: `p` is the place, `q` the question, `t` its topic, `s` its subject. Each exists; they are
 * joined outwards, so that PostgreSQL leaves out those that a statement does not use. The partial indexes of questions need
 * `deleted_at`.
 */
export const LISTING_FROM = `
  FROM ${PLACES} p
  LEFT JOIN questions q ON q.id = p.question_id AND q.deleted_at IS NULL
  LEFT JOIN topics t ON t.id = p.topic_id
  LEFT JOIN subjects s ON s.id = p.subject_id`;

/** Which places `p` a reader may see: staff all, others visible ones of public subjects. */
export const seenBy = (staff: boolean): string =>
  staff ? 'TRUE' : `p.visible AND p.subject_id IN (SELECT id FROM subjects WHERE audience = 'everyone')`;

/** The own places of some questions, for a caller who may see them; deleted or hidden ones are left out. */
export const primaryPlacements = (db: Knex, questionIds: readonly number[], staff: boolean): Promise<Placement[]> =>
  preparedQuery(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} FROM ${PLACES} p WHERE p.question_id = ANY (?::int[]) AND p.own AND ${seenBy(staff)}`,
    [[...questionIds]],
  );

/** The own places of some questions, hidden and deleted ones too: for a test that was drawn with them. */
export const everyPrimaryPlacement = (db: Knex, questionIds: readonly number[]): Promise<Placement[]> =>
  preparedQuery(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} FROM question_topics p WHERE p.question_id = ANY (?::int[]) AND p.kind = 'primary'`,
    [[...questionIds]],
  );

export const diagramRow = z.object({ name: z.string(), svg: z.string(), alt: z.string() });

export async function listDiagrams(db: Knex, id: number): Promise<z.infer<typeof diagramRow>[]> {
  const rows = await db('question_diagrams').where('question_id', id).orderBy('name').select(Object.keys(diagramRow.shape));
  return validateRows(diagramRow, rows);
}

export interface StoredOption {
  key: OptionKey;
  text: string;
  html: string;
}

const imageLinkRow = z.object({
  id: z.int(),
  url: z.string(),
  thumb: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

const columnsRow = z.object({
  id: z.int(),
  topic_id: z.int(),
  difficulty: difficultySchema,
  level: levelSchema,
  question_number: z.int(),
  marks: z.int(),
  calculator_allowed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  original_content: z.boolean(),
  math_level_visibility_shared: z.boolean(),
  visible: z.boolean(),
  priority: z.int(),
  tex_faults: z.int(),
  answer_not_available: z.boolean(),
  special_info: z.string().nullable(),
  video_solution: z.string().nullable(),
  mcq_answer: optionKeySchema.nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
  version: z.int(),
  options: z.array(jsonColumn<StoredOption>()),
  questions_text: z.string(),
  questions_html: z.string(),
  hints_html: z.string().nullable(),
  updated_at: z.date(),
});
const QUESTION_COLUMNS = Object.keys(columnsRow.shape);

const questionRow = columnsRow.extend({ images: z.array(imageLinkRow) });
/** A question as lists and pages need it. Only `mcq_answer` and `answer_keys` reveal its answer. */
export type QuestionRow = z.infer<typeof questionRow>;

const imagesWhere = (condition: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'thumb', i.thumb, 'alt', i.alt, 'width', i.width,
             'height', i.height) ORDER BY i.position, i.id), '[]')
      FROM question_images i WHERE i.question_id = q.id AND ${condition}) AS images`;

export async function findQuestions(db: Knex, ids: readonly number[]): Promise<QuestionRow[]> {
  return preparedQuery(
    db,
    questionRow,
    `SELECT q.${QUESTION_COLUMNS.join(', q.')}, ${imagesWhere(`i.kind = 'question'`)}
       FROM questions q WHERE q.id = ANY (?::int[])`,
    [[...ids]],
  );
}

type QuestionMarks = NonNullable<Question['learner']>;

const markedRow = z.object({ id: z.int(), bookmarked: z.boolean(), completed: z.boolean(), pinned: z.boolean() });

export async function findMarks(db: Knex, ids: readonly number[], userId: number): Promise<Map<number, QuestionMarks>> {
  const marked = (table: string) => `EXISTS (SELECT FROM ${table} m WHERE m.user_id = ? AND m.question_id = q.id)`;
  const rows = await preparedQuery(
    db,
    markedRow,
    `SELECT q.id, ${marked('user_question')} AS bookmarked, ${marked('completed_question')} AS completed, ${marked('pinned_question')} AS pinned
       FROM unnest(?::int[]) AS q (id)`,
    [userId, userId, userId, [...ids]],
  );
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

const linkedTopicRow = z.object({
  id: z.int(),
  topic_name: z.string(),
  slug: z.string(),
  topic_number: z.string(),
  parent_topic_id: z.int().nullable(),
});
/** A topic that a question shows: on its path or as a further topic. */
export type LinkedTopicRow = z.infer<typeof linkedTopicRow>;

const otherTopicRow = linkedTopicRow.extend({ question_id: z.int() });

const subjectRow = z.object({ id: z.int(), subject_name: z.string(), slug: z.string() });

export async function findTopics(db: Knex, ids: readonly number[]): Promise<Map<number, LinkedTopicRow>> {
  const sql = 'SELECT id, topic_name, slug, topic_number, parent_topic_id FROM topics WHERE id = ANY (?::int[])';
  const rows = await preparedQuery(db, linkedTopicRow, sql, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findSubjects(db: Knex, ids: readonly number[]): Promise<Map<number, z.infer<typeof subjectRow>>> {
  const sql = 'SELECT id, subject_name, slug FROM subjects WHERE id = ANY (?::int[])';
  const rows = await preparedQuery(db, subjectRow, sql, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findOtherTopics(db: Knex, questionIds: readonly number[]): Promise<z.infer<typeof otherTopicRow>[]> {
  return preparedQuery(
    db,
    otherTopicRow,
    `SELECT p.question_id, t.id, t.topic_name, t.slug, t.topic_number, t.parent_topic_id
       FROM question_topics p JOIN topics t ON t.id = p.topic_id
      WHERE p.question_id = ANY (?::int[]) AND p.kind = 'other' ORDER BY t.course_order, t.id`,
    [[...questionIds]],
  );
}

const answerRow = z.object({
  id: z.int(),
  question_id: z.int(),
  final_answer: z.string(),
  final_answer_html: z.string(),
  body: z.string(),
  body_html: z.string(),
  mark_scheme: z.array(z.object({ part: z.string(), html: z.string(), code: z.string(), marks: z.int(), implied: z.boolean() })),
  mcq_answer: optionKeySchema.nullable(),
  images: z.array(imageLinkRow),
});
export type AnswerRow = z.infer<typeof answerRow>;

/** The answers of some questions: only for callers who may open them. */
export async function findAnswers(db: Knex, questionIds: readonly number[]): Promise<AnswerRow[]> {
  return queryRows(
    db,
    answerRow,
    `SELECT a.id, a.question_id, a.final_answer, a.final_answer_html, a.body, a.body_html, q.mcq_answer, ${imagesWhere('i.answer_id = a.id')},
            (SELECT coalesce(json_agg(json_build_object('part', l.part, 'html', l.html, 'code', l.code, 'marks', l.marks,
                                                        'implied', l.implied) ORDER BY l.position), '[]')
               FROM mark_scheme_lines l WHERE l.answer_id = a.id) AS mark_scheme
       FROM answers a JOIN questions q ON q.id = a.question_id
      WHERE a.question_id = ANY (?) ORDER BY a.id`,
    [[...questionIds]],
  );
}
