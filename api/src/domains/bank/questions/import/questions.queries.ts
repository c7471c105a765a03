import { type AnswerKey, optionKeySchema } from '@api/contract';
import { TYPESET_VERSION } from '@api/typesetting';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows } from '../../../../db/row-validation.ts';
import { textArray } from '../../../../db/text-array.ts';
import { diagramRow } from '../load/questions.queries.ts';
import type { HtmlColumns } from '../typesetting/typeset-sources.ts';

const contentImageSchema = z.object({
  kind: z.enum(['question', 'answer']),
  url: z.string(),
  thumb: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  watermarked: z.boolean(),
  original: z.string(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

const questionContentSchema = z.object({
  subject: z.string(),
  topic: z.string(),
  others: z.array(z.string()),
  shared: z.boolean(),
  difficulty: z.string(),
  level: z.string(),
  marks: z.int(),
  calculator_allowed: z.boolean(),
  month: z.string().nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  special_info: z.string().nullable(),
  mcq_answer: z.string().nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  questions_text: z.string(),
  hints: z.string().nullable(),
  final_answer: z.string(),
  body: z.string(),
  lines: z.array(z.object({ part: z.string(), text: z.string(), code: z.string(), marks: z.int(), implied: z.boolean() })),
  diagrams: z.array(diagramRow),
  /** Those of the question, then those of its answer, each in their order. */
  images: z.array(contentImageSchema),
});
/** Everything that an import writes of a question; topics by number within the subject. Its fingerprint is over these names. */
export type QuestionContent = z.infer<typeof questionContentSchema>;

const storedQuestionRow = z.object({
  id: z.int(),
  seed_key: z.string(),
  seed_hash: z.string().nullable(),
  question_number: z.int(),
  template: z.string().nullable(),
  topic_id: z.int(),
  other_topic_ids: z.array(z.int()),
  /** Whether staff have added what files know nothing of: a second answer. */
  extended: z.boolean(),
  deleted: z.boolean(),
  content: questionContentSchema,
});
export type StoredQuestion = z.infer<typeof storedQuestionRow>;

/** Prepares the caller's transaction for writing thousands of questions: compiling a statement for a hundred rows takes longer than running it. */
export async function prepareWriting(db: Knex): Promise<void> {
  await db.raw(`SELECT set_config('jit', 'off', true)`);
}

const STORED = `
    SELECT q.id, q.seed_key, q.seed_hash, q.question_number, q.template, q.topic_id,
           ARRAY(SELECT p.topic_id FROM question_topics p WHERE p.question_id = q.id AND p.kind = 'other') AS other_topic_ids,
           q.deleted_at IS NOT NULL AS deleted,
           (SELECT count(*) > 1 FROM answers more WHERE more.question_id = q.id) AS extended, json_build_object(
             'subject', coalesce(s.seed_key, s.slug), 'topic', coalesce(t.seed_number, t.topic_number), 'shared', q.math_level_visibility_shared,
             'others', (SELECT coalesce(json_agg(coalesce(o.seed_number, o.topic_number) ORDER BY coalesce(o.seed_number, o.topic_number)), '[]')
                          FROM question_topics p JOIN topics o ON o.id = p.topic_id
                         WHERE p.question_id = q.id AND p.kind = 'other'),
             'difficulty', q.difficulty, 'level', q.level, 'marks', q.marks, 'calculator_allowed', q.calculator_allowed,
             'month', q.month, 'year', q.year, 'paper', q.paper, 'timezone', q.timezone, 'special_info', q.special_info,
             'mcq_answer', q.mcq_answer, 'answer_keys', q.answer_keys,
             'options', (SELECT coalesce(json_agg(json_build_object('key', o->>'key', 'text', o->>'text') ORDER BY o->>'key'), '[]')
                           FROM jsonb_array_elements(q.options) o),
             'questions_text', q.questions_text, 'hints', q.hints, 'final_answer', coalesce(a.final_answer, ''), 'body', coalesce(a.body, ''),
             'lines', (SELECT coalesce(json_agg(json_build_object('part', l.part, 'text', l.text, 'code', l.code, 'marks', l.marks,
                                                                  'implied', l.implied) ORDER BY l.position), '[]')
                         FROM mark_scheme_lines l WHERE l.answer_id = a.id),
             'diagrams', (SELECT coalesce(json_agg(json_build_object('name', d.name, 'svg', d.svg, 'alt', d.alt) ORDER BY d.name), '[]')
                            FROM question_diagrams d WHERE d.question_id = q.id),
             'images', (SELECT coalesce(json_agg(json_build_object('kind', i.kind, 'url', i.url, 'thumb', i.thumb, 'alt', i.alt,
                                 'width', i.width, 'height', i.height, 'watermarked', i.watermarked, 'original', i.original)
                                 ORDER BY i.kind DESC, i.position, i.id), '[]')
                          FROM question_images i WHERE i.question_id = q.id)) AS content
      FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
      LEFT JOIN LATERAL (SELECT * FROM answers WHERE answers.question_id = q.id ORDER BY answers.id LIMIT 1) a ON TRUE`;

/**
 * The questions with these ids of the file in their current state, staff's edits included; locked until the transaction
 * ends.
 */
export async function lockStoredQuestions(db: Knex, keys: readonly string[]): Promise<Map<string, StoredQuestion>> {
  const rows = await queryRows(db, storedQuestionRow, `${STORED} WHERE q.seed_key = ANY (?::text[]) FOR UPDATE OF q`, [
    [...keys],
  ]);
  return new Map(rows.map((row) => [row.seed_key, row]));
}

/** The same by their ids here. */
export async function lockStoredById(db: Knex, ids: readonly number[]): Promise<Map<number, StoredQuestion>> {
  const rows = await queryRows(db, storedQuestionRow, `${STORED} WHERE q.id = ANY (?::int[]) FOR UPDATE OF q`, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Gives questions that staff have made here the ids by which they are exported: `bank:12`. */
export async function nameBankQuestions(db: Knex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.raw(`UPDATE questions SET seed_key = 'bank:' || id WHERE id = ANY (?::int[]) AND seed_key IS NULL`, [[...ids]]);
}

/** Notes with questions what an import would have them be, and nothing else. */
export async function markImported(db: Knex, questions: readonly { id: number; seed_hash: string }[]): Promise<void> {
  await db.raw(
    `UPDATE questions q SET seed_hash = m.seed_hash FROM jsonb_to_recordset(?::jsonb) AS m (id int, seed_hash text) WHERE q.id = m.id`,
    [JSON.stringify(questions)],
  );
}

export interface QuestionToWrite {
  /** Absent for a new one. */
  id: number | undefined;
  seedKey: string;
  /** Null: as it was made here. */
  seedHash: string | null;
  template: string | null;
  topicId: number;
  otherTopicIds: readonly number[];
  questionNumber: number;
  /** Which variant of its template a new one is, from 1. */
  round: number;
  content: QuestionContent;
}

/** The same with its HTML in columns and the number of its formulae that cannot be set. */
export interface SetQuestion extends QuestionToWrite {
  texFaults: number;
}

/** Columns of a question other than its HTML, and what a rewrite keeps. */
const COLUMNS = [
  ...['topic_id', 'question_number', 'difficulty', 'level', 'marks', 'calculator_allowed', 'math_level_visibility_shared'],
  ...['month', 'year', 'paper', 'timezone', 'special_info', 'mcq_answer', 'answer_keys', 'questions_text', 'hints'],
  ...['template', 'seed_hash', 'tex_faults', 'typeset_version'],
] as const;
const KEPT = ['seed_key', 'round', 'verified', 'original_content'] as const;
type Column = 'id' | (typeof COLUMNS)[number] | (typeof KEPT)[number];

function columnsOf({ id, content, ...question }: SetQuestion, verified: boolean): Record<Column, unknown> {
  const { difficulty, level, marks, calculator_allowed, shared, month, year, paper, timezone } = content;
  const { special_info, mcq_answer, answer_keys, questions_text, hints } = content;
  return {
    ...{ id: id ?? null, topic_id: question.topicId, question_number: question.questionNumber, round: question.round },
    ...{ difficulty, level, marks, calculator_allowed, math_level_visibility_shared: shared, month, year, paper, timezone },
    ...{ special_info, mcq_answer, answer_keys, questions_text, hints, template: question.template },
    ...{ seed_key: question.seedKey, seed_hash: question.seedHash, tex_faults: question.texFaults },
    ...{ typeset_version: TYPESET_VERSION, verified, original_content: true },
  };
}

/** The questions `r` to be written with their HTML. */
const TO_WRITE = `
  json_populate_recordset(NULL::questions, :rows) WITH ORDINALITY AS r
  JOIN unnest(:questions_html::text[], :hints_html::text[], :options::text[])
       WITH ORDINALITY AS html (questions_html, hints_html, options, ordinality) USING (ordinality)`;
const listOf = (columns: readonly string[], column: (name: string) => string) => columns.map(column).join(', ');

const INSERT = `
  INSERT INTO questions (${[...COLUMNS, ...KEPT].join(', ')}, questions_html, hints_html, options)
  SELECT ${listOf([...COLUMNS, ...KEPT], (name) => `r.${name}`)}, html.questions_html, html.hints_html, html.options::jsonb
    FROM ${TO_WRITE} WHERE r.id IS NULL ORDER BY ordinality
  RETURNING id, seed_key`;

const UPDATE = `
  UPDATE questions q
     SET ${listOf(COLUMNS, (name) => `${name} = r.${name}`)}, updated_at = now(),
         questions_html = html.questions_html, hints_html = html.hints_html, options = html.options::jsonb
    FROM ${TO_WRITE} WHERE q.id = r.id`;

const insertedRow = z.object({ id: z.int(), seed_key: z.string() });

/**
 * Inserts and rewrites; returns ids in order. Visibility, priority and checks stay; new ones are checked if `verified`.
 */
export async function writeQuestions(
  db: Knex,
  questions: readonly SetQuestion[],
  { html: { questions_html, hints_html, options }, verified }: { html: HtmlColumns; verified: boolean },
): Promise<number[]> {
  const rows = JSON.stringify(questions.map((question) => columnsOf(question, verified)));
  const bindings = { rows, questions_html, hints_html, options };
  const isNew = questions.some(({ id }) => id === undefined);
  const created = isNew ? await queryRows(db, insertedRow, INSERT, bindings) : [];
  if (questions.some(({ id }) => id !== undefined)) await db.raw(UPDATE, bindings);
  const ids = new Map(created.map(({ id, seed_key }) => [seed_key, id]));
  return questions.map(({ id, seedKey }) => id ?? (ids.get(seedKey) as number));
}

export async function hideQuestions(db: Knex, ids: readonly number[]): Promise<void> {
  await db('questions')
    .whereIn('id', [...ids])
    .update({ visible: false });
}

const answerRow = z.object({ id: z.int(), question_id: z.int() });

/** Writes the answers, mark schemes, drawings and images of some questions, replacing present ones. */
export async function writeAnswers(
  db: Knex,
  questions: readonly (SetQuestion & { id: number })[],
  { html, former }: { html: HtmlColumns; former: readonly number[] },
): Promise<void> {
  if (former.length > 0) {
    for (const table of ['answers', 'question_diagrams', 'question_images'])
      await db(table)
        .whereIn('question_id', [...former])
        .delete();
  }
  const answers = await queryRows(
    db,
    answerRow,
    `INSERT INTO answers (question_id, final_answer, body, final_answer_html, body_html)
     SELECT * FROM unnest(:ids::int[], :final_answer::text[], :body::text[], :final_answer_html::text[], :body_html::text[])
     RETURNING id, question_id`,
    {
      ids: questions.map(({ id }) => id),
      final_answer: textArray(questions.map(({ content }) => content.final_answer)),
      body: textArray(questions.map(({ content }) => content.body)),
      ...{ final_answer_html: html.final_answer_html, body_html: html.body_html },
    },
  );
  const answerOf = new Map(answers.map(({ id, question_id }) => [question_id, id]));
  const lines = questions.flatMap(({ id, content }) =>
    content.lines.map((line, index) => ({ ...line, answer_id: answerOf.get(id), position: index + 1 })),
  );
  if (lines.length > 0) {
    await db.raw(
      `INSERT INTO mark_scheme_lines (answer_id, position, part, text, code, marks, implied, html)
       SELECT r.answer_id, r.position, r.part, r.text, r.code, r.marks, r.implied, html.html
         FROM json_populate_recordset(NULL::mark_scheme_lines, :rows) WITH ORDINALITY AS r
         JOIN unnest(:html::text[]) WITH ORDINALITY AS html (html, ordinality) USING (ordinality)`,
      { rows: JSON.stringify(lines), html: html.lines },
    );
  }
  const diagrams = questions.flatMap(({ id, content }) => content.diagrams.map((diagram) => ({ ...diagram, question_id: id })));
  if (diagrams.length > 0) await db('question_diagrams').insert(diagrams);
  const images = questions.flatMap(({ id, content }) =>
    content.images.map((image, index) => ({
      ...{ ...image, question_id: id, position: index + 1 },
      answer_id: image.kind === 'answer' ? answerOf.get(id) : null,
    })),
  );
  if (images.length > 0) await db('question_images').insert(images);
}
