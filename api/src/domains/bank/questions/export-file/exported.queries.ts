import { type AnswerKey, difficultySchema, levelSchema, monthSchema, optionKeySchema } from '@api/contract';
import { z } from 'zod';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { jsonColumn } from '../../../../db/row-validation.ts';
import { diagramRow } from '../load/questions.queries.ts';
import { listedPage, type StaffListing } from '../staff-table/table.queries.ts';

/** A record of the question file with the bank's values; null for missing fields. */
const recordSchema = z.object({
  record: z.literal('question'),
  id: z.string(),
  template: z.string().nullable(),
  subject: z.string(),
  topic: z.string(),
  shared_with_other_level: z.boolean(),
  other_topics: z.array(z.string()),
  difficulty: difficultySchema,
  level: levelSchema,
  marks: z.int(),
  calculator_allowed: z.boolean(),
  month: monthSchema.nullable(),
  year: z.int().nullable(),
  paper: z.int().nullable(),
  timezone: z.int().nullable(),
  special_info: z.string().nullable(),
  text: z.string(),
  correct_option: optionKeySchema.nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  hint: z.string().nullable(),
  answer: z.string(),
  solution: z.string(),
  mark_scheme: z.array(z.object({ part: z.string(), text: z.string(), code: z.string(), implied: z.boolean() })),
  figures: z.array(diagramRow),
  images: z.array(z.object({ file: z.string(), of: z.enum(['question', 'answer']), alt: z.string() })),
});

const exportedQuestionRow = z.object({
  question: recordSchema,
  /** Answers beyond the one that files contain. */
  more_answers: z.int(),
  video_solution: z.string().nullable(),
});
/** A question as in files, with the bank's additional fields. */
export type ExportedQuestion = z.infer<typeof exportedQuestionRow>;

/** More than any bank has. */
const EVERY = 10_000_000;

/** All questions of a listing in its order, each whole. */
export function exportedFile(listing: StaffListing): ListQuery<ExportedQuestion> {
  const page = listedPage(listing, { limit: EVERY, offset: 0 });
  return {
    sql: `
    SELECT json_build_object(
             'record', 'question', 'id', coalesce(q.seed_key, 'bank:' || q.id), 'template', q.template,
             'subject', s.slug, 'topic', t.slug, 'shared_with_other_level', q.math_level_visibility_shared,
             'other_topics', (SELECT coalesce(json_agg(o.slug ORDER BY o.topic_number), '[]')
                                FROM question_topics p JOIN topics o ON o.id = p.topic_id
                               WHERE p.question_id = q.id AND p.kind = 'other'),
             'difficulty', q.difficulty, 'level', q.level, 'marks', q.marks, 'calculator_allowed', q.calculator_allowed,
             'month', q.month, 'year', q.year, 'paper', q.paper, 'timezone', q.timezone, 'special_info', q.special_info,
             'text', q.questions_text, 'correct_option', q.mcq_answer, 'answer_keys', q.answer_keys,
             'options', (SELECT coalesce(json_agg(json_build_object('key', o->>'key', 'text', o->>'text') ORDER BY o->>'key'), '[]')
                           FROM jsonb_array_elements(q.options) o),
             'hint', q.hints, 'answer', coalesce(a.final_answer, ''), 'solution', coalesce(a.body, ''),
             'mark_scheme', (SELECT coalesce(json_agg(json_build_object('part', l.part, 'text', l.text, 'code', l.code,
                                                                        'implied', l.implied) ORDER BY l.position), '[]')
                               FROM mark_scheme_lines l WHERE l.answer_id = a.id),
             'figures', (SELECT coalesce(json_agg(json_build_object('name', d.name, 'svg', d.svg, 'alt', d.alt) ORDER BY d.name), '[]')
                           FROM question_diagrams d WHERE d.question_id = q.id),
             'images', (SELECT coalesce(json_agg(json_build_object('file', coalesce(nullif(i.original, ''), regexp_replace(i.url, '^.*/', '')),
                                          'of', i.kind, 'alt', i.alt) ORDER BY i.kind DESC, i.position, i.id), '[]')
                          FROM question_images i WHERE i.question_id = q.id)) AS question,
           (SELECT count(*)::int FROM answers more WHERE more.question_id = q.id) - 1 AS more_answers, q.video_solution
      FROM (SELECT listed.*, row_number() OVER () AS place FROM (${page.sql}) listed) listed
      JOIN questions q ON q.id = listed.id JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
      LEFT JOIN LATERAL (SELECT * FROM answers WHERE answers.question_id = q.id ORDER BY answers.id LIMIT 1) a ON TRUE
     ORDER BY listed.place`,
    bindings: page.bindings,
    row: exportedQuestionRow,
  };
}
