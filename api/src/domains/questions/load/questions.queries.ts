import type { AnswerKey, Difficulty, OptionKey, Question } from '@api/contract';
import type { Knex } from 'knex';
import { preparedRows } from '../../../db/prepared.ts';

/** An option of a multiple-choice question as stored. */
export interface StoredOption {
  key: OptionKey;
  text: string;
  html: string;
}

/** An image that staff have added. */
export interface StoredImageLink {
  id: number;
  url: string;
  thumb: string;
  alt: string;
  width: number;
  height: number;
}

/** A question as lists and pages need it. Only `mcq_answer` and `answer_keys` tell of its answer. */
export interface QuestionRow {
  id: number;
  topic_id: number;
  difficulty: Difficulty;
  level: 'SL' | 'HL';
  question_number: number;
  marks: number;
  calculator_allowed: boolean;
  month: 'May' | 'November' | null;
  year: number | null;
  paper: number | null;
  timezone: number | null;
  verified: boolean;
  topic_changed: boolean;
  original_content: boolean;
  math_level_visibility_shared: boolean;
  visible: boolean;
  priority: number;
  tex_faults: number;
  answer_not_available: boolean;
  special_info: string | null;
  video_solution: string | null;
  mcq_answer: OptionKey | null;
  answer_keys: AnswerKey[];
  version: number;
  options: StoredOption[];
  questions_text: string;
  questions_html: string;
  hints_html: string | null;
  updated_at: Date;
  images: StoredImageLink[];
}

const imagesWhere = (condition: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'thumb', i.thumb, 'alt', i.alt, 'width', i.width,
             'height', i.height) ORDER BY i.position, i.id), '[]')
      FROM question_images i WHERE i.question_id = q.id AND ${condition}) AS images`;

/** The questions with these ids, in any order. */
export async function findQuestions(db: Knex, ids: readonly number[]): Promise<QuestionRow[]> {
  return preparedRows<QuestionRow>(
    db,
    `SELECT q.id, q.topic_id, q.difficulty, q.level, q.question_number, q.marks, q.calculator_allowed, q.month, q.year, q.paper,
            q.timezone, q.verified, q.topic_changed, q.original_content, q.math_level_visibility_shared, q.visible, q.priority, q.tex_faults,
            q.answer_not_available, q.special_info, q.video_solution, q.mcq_answer, q.answer_keys, q.version, q.options, q.questions_text, q.questions_html,
            q.hints_html, q.updated_at, ${imagesWhere(`i.kind = 'question'`)}
       FROM questions q WHERE q.id = ANY (?::int[])`,
    [[...ids]],
  );
}

/** How somebody has marked a question. */
export type QuestionMarks = NonNullable<Question['learner']>;

/** Somebody's marks at some questions, by question. */
export async function findMarks(db: Knex, ids: readonly number[], userId: number): Promise<Map<number, QuestionMarks>> {
  const marked = (table: string) => `EXISTS (SELECT FROM ${table} m WHERE m.user_id = ? AND m.question_id = q.id)`;
  const rows = await preparedRows<QuestionMarks & { id: number }>(
    db,
    `SELECT q.id, ${marked('user_question')} AS bookmarked, ${marked('completed_question')} AS completed, ${marked('pinned_question')} AS pinned
       FROM unnest(?::int[]) AS q (id)`,
    [userId, userId, userId, [...ids]],
  );
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
}

/** A topic that a question shows: on its path or as a further topic. */
export interface LinkedTopicRow {
  id: number;
  topic_name: string;
  slug: string;
  topic_number: string;
  parent_topic_id: number | null;
}

/** Topics by id. */
export async function findTopics(db: Knex, ids: readonly number[]): Promise<Map<number, LinkedTopicRow>> {
  const rows = await preparedRows<LinkedTopicRow>(
    db,
    'SELECT id, topic_name, slug, topic_number, parent_topic_id FROM topics WHERE id = ANY (?::int[])',
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Subjects by id. */
export async function findSubjects(
  db: Knex,
  ids: readonly number[],
): Promise<Map<number, { id: number; subject_name: string; slug: string }>> {
  const sql = 'SELECT id, subject_name, slug FROM subjects WHERE id = ANY (?::int[])';
  const rows = await preparedRows<{ id: number; subject_name: string; slug: string }>(db, sql, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The further topics that some questions touch. */
export async function findOtherTopics(
  db: Knex,
  questionIds: readonly number[],
): Promise<(LinkedTopicRow & { question_id: number })[]> {
  return preparedRows(
    db,
    `SELECT p.question_id, t.id, t.topic_name, t.slug, t.topic_number, t.parent_topic_id
       FROM question_topics p JOIN topics t ON t.id = p.topic_id
      WHERE p.question_id = ANY (?::int[]) AND p.kind = 'other' ORDER BY t.course_order, t.id`,
    [[...questionIds]],
  );
}

/** An answer with its mark scheme. */
export interface AnswerRow {
  id: number;
  question_id: number;
  final_answer: string;
  final_answer_html: string;
  body: string;
  body_html: string;
  mark_scheme: { part: string; html: string; code: string; marks: number; implied: boolean }[];
  mcq_answer: OptionKey | null;
  images: StoredImageLink[];
}

/** The answers of some questions: only for somebody who may open them. */
export async function findAnswers(db: Knex, questionIds: readonly number[]): Promise<AnswerRow[]> {
  const { rows } = await db.raw(
    `SELECT a.id, a.question_id, a.final_answer, a.final_answer_html, a.body, a.body_html, q.mcq_answer, ${imagesWhere('i.answer_id = a.id')},
            (SELECT coalesce(json_agg(json_build_object('part', l.part, 'html', l.html, 'code', l.code, 'marks', l.marks,
                                                        'implied', l.implied) ORDER BY l.position), '[]')
               FROM mark_scheme_lines l WHERE l.answer_id = a.id) AS mark_scheme
       FROM answers a JOIN questions q ON q.id = a.question_id
      WHERE a.question_id = ANY (?) ORDER BY a.id`,
    [[...questionIds]],
  );
  return rows;
}
