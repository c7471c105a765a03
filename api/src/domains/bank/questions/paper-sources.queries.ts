import { optionKeySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows } from '../../../db/row-validation.ts';
import { helpIn } from './load/question-loading.ts';
import { diagramRow, type StoredOption } from './load/questions.queries.ts';

const paperSourcesRow = z.object({
  id: z.int(),
  questions_text: z.string(),
  marks: z.int(),
  calculator_allowed: z.boolean(),
  special_info: z.string().nullable(),
  options: z.array(jsonColumn<StoredOption>()),
  diagrams: z.array(diagramRow),
  subject_name: z.string(),
  /** The top-level topic. */
  topic_name: z.string(),
  mcq_answer: optionKeySchema.nullable(),
  answer_not_available: z.boolean(),
  image_urls: z.array(z.string()),
  /** Those that hold anything. */
  answers: z.array(
    z.object({
      final_answer: z.string(),
      body: z.string(),
      lines: z.array(z.object({ part: z.string(), text: z.string(), code: z.string(), marks: z.int(), implied: z.boolean() })),
      image_urls: z.array(z.string()),
    }),
  ),
});
export type PaperSources = z.infer<typeof paperSourcesRow>;

/** The questions with these ids, in this order; unknown ones are left out. Their answers only where asked for. */
export async function findPaperSources(
  db: Knex,
  ids: readonly number[],
  { withAnswers }: { withAnswers: boolean },
): Promise<PaperSources[]> {
  const rows = await queryRows(
    db,
    paperSourcesRow,
    `SELECT q.id, q.questions_text, q.marks, q.calculator_allowed, q.special_info, q.options, q.answer_not_available,
            s.subject_name, t.topic_name, CASE WHEN :withAnswers THEN q.mcq_answer END AS mcq_answer,
            (SELECT coalesce(json_agg(json_build_object('name', d.name, 'svg', d.svg, 'alt', d.alt)), '[]')
               FROM question_diagrams d WHERE d.question_id = q.id) AS diagrams,
            ARRAY(SELECT i.url FROM question_images i WHERE i.question_id = q.id AND i.kind = 'question'
                   ORDER BY i.position, i.id) AS image_urls,
            (SELECT coalesce(json_agg(json_build_object('final_answer', a.final_answer, 'body', a.body, 'lines',
                      (SELECT coalesce(json_agg(json_build_object('part', l.part, 'text', l.text, 'code', l.code,
                                                                  'marks', l.marks, 'implied', l.implied) ORDER BY l.position), '[]')
                         FROM mark_scheme_lines l WHERE l.answer_id = a.id), 'image_urls',
                      ARRAY(SELECT i.url FROM question_images i WHERE i.answer_id = a.id ORDER BY i.position, i.id))
                      ORDER BY a.id), '[]')
               FROM answers a WHERE a.question_id = q.id AND :withAnswers AND NOT q.answer_not_available) AS answers
       FROM questions q
       JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
       JOIN subjects s ON s.id = p.subject_id
       JOIN topics t ON t.id = p.topic1_id
      WHERE q.id = ANY (:ids) ORDER BY array_position(:ids, q.id)`,
    { ids: [...ids], withAnswers },
  );
  return rows.map(({ answers, ...row }) => ({
    ...row,
    answers: answers.filter(
      (answer) => helpIn({ ...answer, mark_scheme: answer.lines, images: answer.image_urls }, row.mcq_answer).size > 0,
    ),
  }));
}
