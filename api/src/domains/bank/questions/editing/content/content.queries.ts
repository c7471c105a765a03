import { type QuestionVersion, questionVersionSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, queryFirst, queryRows, validateRow } from '../../../../../db/row-validation.ts';
import { placeQuestions } from '../../placements.queries.ts';
import { type AnswerContent, type ImageContent, type QuestionContent, questionContentSchema } from './content.ts';

const storedQuestionRow = z.object({
  id: z.int(),
  version: z.int(),
  created_at: z.date(),
  updated_at: z.date(),
  deleted_at: z.date().nullable(),
  content: questionContentSchema,
});
export type StoredQuestion = z.infer<typeof storedQuestionRow>;

const images = (where: string) => `
  (SELECT coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'thumb', i.thumb, 'alt', i.alt, 'width', i.width,
            'height', i.height, 'watermarked', i.watermarked, 'original', i.original) ORDER BY i.position, i.id), '[]')
     FROM question_images i WHERE i.question_id = q.id AND ${where})`;

/** A question `q` at its topic `t` with its sources, as versions keep it. */
export const CONTENT = `json_build_object(
  'subject', t.subject_id, 'topic', q.topic_id,
  'OtherTopicsOnQuestion', (SELECT coalesce(json_agg(p.topic_id ORDER BY p.topic_id), '[]')
                              FROM question_topics p WHERE p.question_id = q.id AND p.kind = 'other'),
  'difficulty', q.difficulty, 'level', q.level, 'question_number', q.question_number, 'marks', q.marks,
  'specialInfo', q.special_info, 'video_solution', q.video_solution, 'hints', q.hints,
  'calculatorAllowed', q.calculator_allowed, 'verified', q.verified, 'topic_changed', q.topic_changed,
  'month', q.month, 'year', q.year, 'paper', q.paper, 'timezone', q.timezone,
  'answer_not_available', q.answer_not_available, 'original_content', q.original_content, 'mcq_answer', q.mcq_answer,
  'options', (SELECT coalesce(json_agg(json_build_object('key', o->>'key', 'text', o->>'text') ORDER BY o->>'key'), '[]')
                FROM jsonb_array_elements(q.options) o),
  'answer_keys', q.answer_keys,
  'questions_text', q.questions_text, 'math_level_visibility_shared', q.math_level_visibility_shared,
  'visible', q.visible, 'priority', q.priority, 'images', ${images(`i.kind = 'question'`)},
  'Answer', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'final_answer', a.final_answer, 'body', a.body,
               'mark_scheme', (SELECT coalesce(json_agg(json_build_object('part', l.part, 'text', l.text, 'code', l.code,
                                        'marks', l.marks, 'implied', l.implied) ORDER BY l.position), '[]')
                                 FROM mark_scheme_lines l WHERE l.answer_id = a.id),
               'images', ${images('i.answer_id = a.id')}) ORDER BY a.id), '[]')
               FROM answers a WHERE a.question_id = q.id))`;

/** A question with its sources, deleted or not. With `lock` it is locked until the transaction ends. */
export async function findStored(db: Knex, id: number, { lock = false } = {}): Promise<StoredQuestion | null> {
  if (lock) await db.raw('SELECT FROM questions WHERE id = ? FOR UPDATE', [id]);
  const stored = await queryFirst(
    db,
    storedQuestionRow,
    `SELECT q.id, q.version, q.created_at, q.updated_at, q.deleted_at, ${CONTENT} AS content
       FROM questions q JOIN topics t ON t.id = q.topic_id WHERE q.id = ?`,
    [id],
  );
  return stored ?? null;
}

/** Fresh ids of a table, in order. */
export async function takeIds(db: Knex, table: 'questions' | 'answers' | 'question_images', count: number): Promise<number[]> {
  const rows = await queryRows(
    db,
    idRow,
    `SELECT nextval(pg_get_serial_sequence(?, 'id'))::int AS id FROM generate_series(1, ?::int)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}

function columnsOf(content: QuestionContent) {
  const {
    subject: _s,
    topic,
    OtherTopicsOnQuestion: _o,
    specialInfo,
    calculatorAllowed,
    images: _i,
    Answer: _a,
    ...same
  } = content;
  return {
    ...same,
    topic_id: topic,
    special_info: specialInfo,
    calculator_allowed: calculatorAllowed,
    answer_keys: JSON.stringify(content.answer_keys),
    options: JSON.stringify(content.options.map((option) => ({ ...option, html: '' }))),
    typeset_version: 0,
  };
}

const imageRows = (list: readonly ImageContent[], place: { question_id: number; kind: string; answer_id: number | null }) =>
  list.map((image, index) => ({ ...image, ...place, position: index + 1 }));

/** Updates the answers of a question by id; omitted ones are deleted. */
async function writeAnswers(db: Knex, id: number, answers: readonly AnswerContent[]): Promise<void> {
  const ids = answers.map((answer) => answer.id);
  await db('answers').where('question_id', id).whereNotIn('id', ids).delete();
  if (answers.length === 0) return;
  const rows = answers.map(({ id: answerId, final_answer, body }) => ({ id: answerId, question_id: id, final_answer, body }));
  await db('answers').insert(rows).onConflict('id').merge(['final_answer', 'body']);
  await db('mark_scheme_lines').whereIn('answer_id', ids).delete();
  const lines = answers.flatMap(({ id: answer_id, mark_scheme }) =>
    mark_scheme.map((line, index) => ({ ...line, answer_id, position: index + 1 })),
  );
  if (lines.length > 0) await db('mark_scheme_lines').insert(lines);
}

async function writeImages(db: Knex, id: number, { images: own, Answer }: QuestionContent): Promise<void> {
  await db('question_images').where('question_id', id).delete();
  const rows = [
    ...imageRows(own, { question_id: id, kind: 'question', answer_id: null }),
    ...Answer.flatMap((answer) => imageRows(answer.images, { question_id: id, kind: 'answer', answer_id: answer.id })),
  ];
  if (rows.length > 0) await db('question_images').insert(rows);
}

/** The version, time, changed fields and deletion with which a content is stored. */
interface WriteOptions {
  version: number;
  now: Date;
  fields: readonly (keyof QuestionContent)[];
  deletedBy: number | null;
}

const PLACING = ['topic', 'OtherTopicsOnQuestion', 'math_level_visibility_shared'] as const;

/**
 * Writes a content over a question, with its answers, images and placements; a deleted question is hidden whatever the content
 * says. Its HTML is stale until it is typeset again.
 */
export async function overwriteContent(
  db: Knex,
  id: number,
  content: QuestionContent,
  { version, now, fields, deletedBy }: WriteOptions,
): Promise<void> {
  const deleted = deletedBy !== null;
  await db('questions')
    .where('id', id)
    .update({
      ...columnsOf(content),
      visible: content.visible && !deleted,
      version,
      updated_at: now,
      deleted_at: deleted ? now : null,
      deleted_by: deletedBy,
    });
  if (fields.includes('Answer')) await writeAnswers(db, id, content.Answer);
  if (fields.includes('Answer') || fields.includes('images')) await writeImages(db, id, content);
  if (PLACING.some((field) => fields.includes(field))) await place(db, id, content);
}

/** Stores a new question under an id from `takeIds`. */
export async function insertContent(db: Knex, id: number, content: QuestionContent, now: Date): Promise<void> {
  await db('questions').insert({ id, ...columnsOf(content), created_at: now, updated_at: now });
  await writeAnswers(db, id, content.Answer);
  await writeImages(db, id, content);
  await place(db, id, content);
}

const place = (db: Knex, id: number, content: QuestionContent) =>
  placeQuestions(db, [
    {
      questionId: id,
      topicId: content.topic,
      otherTopicIds: content.OtherTopicsOnQuestion,
      sharedWithOtherLevel: content.math_level_visibility_shared,
    },
  ]);

const versionRow = z.object({
  version: z.int(),
  kind: questionVersionSchema.shape.kind,
  restored_from: z.int().nullable(),
  changed_at: z.date(),
  changed_by: staffNameSchema.nullable(),
  changed_fields: z.array(z.string()),
  broken_tex_confirmed: z.boolean(),
});
export type VersionRow = z.infer<typeof versionRow>;

const versionContentRow = z.object({ content: jsonColumn<QuestionContent>() });

const VERSIONS = `
  SELECT v.version, v.kind, v.restored_from, v.changed_at, v.changed_fields, v.broken_tex_confirmed,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS changed_by
    FROM question_versions v LEFT JOIN users u ON u.id = v.changed_by`;

/** All versions of a question, latest first; empty if it was never changed. */
export async function listVersions(db: Knex, questionId: number): Promise<VersionRow[]> {
  return queryRows(db, versionRow, `${VERSIONS} WHERE v.question_id = ? ORDER BY v.version DESC`, [questionId]);
}

export async function findVersion(db: Knex, questionId: number, version: number): Promise<VersionRow | null> {
  const sql = `${VERSIONS} WHERE v.question_id = ? AND v.version = ?`;
  return (await queryFirst(db, versionRow, sql, [questionId, version])) ?? null;
}

export async function findVersionContent(db: Knex, questionId: number, version: number): Promise<QuestionContent | null> {
  const row = await db('question_versions').where({ question_id: questionId, version }).first('content');
  return validateRow(versionContentRow, row)?.content ?? null;
}

/** A new version. `changedBy` is null for the seed. */
interface NewVersion {
  questionId: number;
  version: number;
  kind: QuestionVersion['kind'];
  restoredFrom?: number;
  changedAt: Date;
  changedBy: number | null;
  changedFields: readonly string[];
  brokenTexConfirmed?: boolean;
  content: QuestionContent;
}

export async function insertVersion(db: Knex, version: NewVersion): Promise<void> {
  await db('question_versions').insert({
    question_id: version.questionId,
    version: version.version,
    kind: version.kind,
    restored_from: version.restoredFrom ?? null,
    changed_at: version.changedAt,
    changed_by: version.changedBy,
    changed_fields: [...version.changedFields],
    broken_tex_confirmed: version.brokenTexConfirmed ?? false,
    content: JSON.stringify(version.content),
  });
}
